import { jobPostKindShortNames, legalKindName, type JobPostKind } from '#contract/codes/job-post.ts'

/** What a kind is to the company that chooses it. */
type KindWords = { text: string; law: string }

/**
 * From 三省合意「インターンシップを始めとする学生のキャリア形成支援に係る取組の推進に当たっての基本的考え方」(2022) for
 * programmes, from 職業安定法 and 労働基準法 for work under a contract.
 */
const words = {
  new_grad: {
    text: '卒業後に働く人を募集します。労働条件のすべてを、変わりうる範囲とともに示します。',
    law: '職業安定法、労働基準法、若者雇用促進法',
  },
  part_time: {
    text: '授業と両立できる、短い時間の仕事です。1日だけの仕事でも、労働条件のすべてを示します。',
    law: '職業安定法、労働基準法、最低賃金法',
  },
  paid_internship: {
    text: '在学中から、雇用契約を結んで実務を担ってもらいます。学生は「長期インターン」と呼びますが、求人の文章で「インターンシップ」と名のることはできません。',
    law: '職業安定法、労働基準法、最低賃金法',
  },
  internship_advanced: {
    text: '大学院生が、専門を生かして働きます。雇用契約を結びます。博士課程向けは原則2か月以上です。修士課程向けは試行中で、期間はまだ定められていません。',
    law: '三省合意（タイプ4）、職業安定法、労働基準法',
  },
  internship_special: {
    text: '2週間以上。日数の半分を超えて職場で過ごし、社員の指導とふりかえりを受けます。',
    law: '三省合意（タイプ3・専門活用型）',
  },
  internship_general: {
    text: '5日以上。日数の半分を超えて職場で過ごし、社員の指導とふりかえりを受けます。',
    law: '三省合意（タイプ3・汎用的能力活用型）',
  },
  open_company: {
    text: '会社や業界を知ってもらう、説明会や見学です。採用選考には使えません。',
    law: '三省合意（タイプ1）',
  },
  career_education: {
    text: '働くことを考える授業や講座です。採用選考には使えません。',
    law: '三省合意（タイプ2）',
  },
} as const satisfies Record<JobPostKind, KindWords>

const groupOf = (title: string, text: string, kinds: readonly JobPostKind[]) => ({
  title,
  text,
  kinds: kinds.map((kind) => ({
    kind,
    name: jobPostKindShortNames[kind],
    legalName: legalKindName(kind),
    ...words[kind],
  })),
})

/** The kinds to choose from, by whether a contract of employment is made. */
export const kindGroups = [
  groupOf('雇用契約を結んで働いてもらう', '賃金を払い、保険などの法律が適用されます。', [
    'new_grad',
    'part_time',
    'paid_internship',
    'internship_advanced',
  ]),
  groupOf('雇用契約を結ばないプログラム', '仕事の担い手としてではなく、学ぶ人として迎えます。', [
    'internship_special',
    'internship_general',
    'open_company',
    'career_education',
  ]),
] as const
