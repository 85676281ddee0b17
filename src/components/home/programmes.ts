import { jobPostKindShortNames, type JobPostKind } from '#contract/codes/job-post.ts'

/** A way into the list by what a programme is, as a student weighs it. */
export type Programme = {
  title: string
  text: string
  /** How long it takes, and what is paid. */
  length: string
  pay: string
  kinds: readonly JobPostKind[]
}

/**
 * What the kinds mean, from 三省合意「インターンシップを始めとする学生のキャリア形成支援に係る取組の推進に当たっての
 * 基本的考え方」(2022) for the four types, from 労働基準法 for work under a contract.
 */
export const programmes: readonly Programme[] = [
  {
    title: 'オープン・カンパニー',
    text: '会社や業界を知るための説明会や見学。学年を問わず参加でき、採用選考には使われません。',
    length: '半日〜1日',
    pay: 'なし',
    kinds: ['open_company'],
  },
  {
    title: 'キャリア教育',
    text: '働くことを考えるための授業や講座。大学と会社が組んで開くものもあります。',
    length: '1日〜数日',
    pay: 'なし',
    kinds: ['career_education'],
  },
  {
    title: 'インターンシップ',
    text: '期間の半分を超える日数を職場で過ごし、社員の指導とふりかえりを受けます。参加の記録は、採用活動が始まってから使われることがあります。',
    length: '5日以上（専門活用型は2週間以上、大学院の博士課程向けは原則2か月以上）',
    pay: '無給のものも有給のものもあります',
    kinds: ['internship_general', 'internship_special', 'internship_advanced'],
  },
  {
    title: jobPostKindShortNames.paid_internship,
    text: '会社と雇用契約を結び、在学中から実務を担います。国の定めるインターンシップとは別のもので、労働者として、最低賃金などの法律で守られます。',
    length: '数か月から',
    pay: '時給など',
    kinds: ['paid_internship'],
  },
  {
    title: 'アルバイト',
    text: '授業と両立しながら働きます。短い時間でも、労働条件は書面で示されます。',
    length: '1日だけのものから長期まで',
    pay: '時給',
    kinds: ['part_time'],
  },
  {
    title: '新卒採用',
    text: '卒業後に働く会社を決めるための応募。仕事の内容と、あとから変わりうる範囲を先に確かめられます。',
    length: '卒業後から',
    pay: '月給など',
    kinds: ['new_grad'],
  },
]
