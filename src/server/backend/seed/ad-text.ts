import type { AdSubject } from './ad-subject.ts'
import { partTimeText } from './part-time-text.ts'
import { programmeDuties } from './programme-text.ts'
import { bullets, section } from './sections.ts'
import type { Random } from './random.ts'

const fill = (text: string, { company }: AdSubject): string =>
  text.replaceAll('{client}', company.business.client).replaceAll('{product}', company.business.product)

const scienceOnly = new Set([
  '機械設計',
  '電気設計',
  '設計エンジニア',
  '研究・開発',
  '研究職',
  '創薬研究',
  '製剤の研究・開発',
])
const licensed: Readonly<Record<string, string>> = {
  看護師: '看護師免許を取得見込みの方',
  幼稚園教諭: '幼稚園教諭免許を取得見込みの方',
  保育教諭: '幼稚園教諭免許と保育士資格を取得見込みの方',
  美容師: '美容師免許を取得見込みの方',
  理学療法士: '理学療法士免許を取得見込みの方',
  保育士: '保育士資格を取得見込みの方',
}

const welcome = [
  '人の話をよく聞き、自分の言葉で伝えられる方',
  '分からないことを早めに相談できる方',
  '新しいことを学び続けたい方',
  'チームで協力して進めることが好きな方',
  '小さな改善を積み重ねられる方',
  '相手の立場に立って考えられる方',
  '目標に向けて計画を立てて取り組める方',
  '失敗から学び、次に生かせる方',
]

const graduation = (years: readonly number[]): string =>
  years.length === 0
    ? '大学・大学院・短大・高専・専門学校を卒業・修了見込みの方、または卒業後3年以内の方'
    : `${years.map((year) => `${year}年3月`).join('または')}に大学・大学院・短大・高専・専門学校を卒業・修了見込みの方`

const requirement = (random: Random, subject: AdSubject): string[] => {
  const license = licensed[subject.job]
  if (license !== undefined) return [graduation(subject.graduationYears), license]
  const major = scienceOnly.has(subject.job)
    ? '理系の学部・学科を専攻している方'
    : random.pick(['学部・学科は問いません', '学部・学科不問', '全学部・全学科が対象です'])
  const more = random.chance(0.35)
    ? [
        random.pick([
          'この職種の経験は問いません',
          '特別な資格は必要ありません',
          '普通自動車免許（入社までに取得で可）',
        ]),
      ]
    : []
  return [graduation(subject.graduationYears), major, ...more]
}

const newGrad = (random: Random, subject: AdSubject): string => {
  const { words, company, graduationYears } = subject
  const year = graduationYears[0]
  const opening = random.chance(0.5)
    ? fill(random.pick(words.intros), subject)
    : `${company.row.displayName}は、${company.business.does}を手がけています。\n${fill(random.pick(words.intros), subject)}`
  return [
    opening,
    section('仕事内容', bullets(random.sample(words.tasks, random.int(4, 6)))),
    section('入社後の流れ', random.pick(words.firstYear)),
    section('応募条件', bullets(requirement(random, subject))),
    ...(random.chance(0.75) ? [section('こんな方を歓迎します', bullets(random.sample(welcome, 3)))] : []),
    section(
      '入社時期',
      year === undefined
        ? '2か月に1回の入社日から選べます。'
        : `${graduationYears.map((each) => `${each}年`).join('または')}4月1日${random.chance(0.3) ? '（時期の相談もできます）' : ''}`,
    ),
  ].join('\n\n')
}

const longTerm = (random: Random, subject: AdSubject): string => {
  const { words } = subject
  return [
    random.pick([
      `${subject.company.row.displayName}で${subject.job}のチームに加わり、社員と同じ現場で実務に取り組みます。雇用契約を結び、時給を支給します。`,
      `授業と両立しながら、${subject.job}の実務を半年以上かけて身につける募集です。担当の社員が毎週振り返りを行います。`,
      `${fill(random.pick(words.intros), subject)}学生のうちから、雇用契約に基づいて実際の業務を担当できます。`,
    ]),
    section('担当する業務', bullets(random.sample(words.tasks, random.int(3, 4)))),
    section('学びの機会', bullets(random.sample(words.exercises, 2))),
    section(
      '対象',
      bullets([
        '大学・大学院・短大・高専・専門学校に在学中の方',
        random.pick(['学年は問いません', '半年以上続けられる方', 'この職種の経験は問いません']),
      ]),
    ),
  ].join('\n\n')
}

/** A hospital or a school has 職員 who 入職, a company 社員 who 入社. */
export const inHouse = (text: string, { company }: AdSubject): string => {
  const { form } = company.business
  if (form === 'company') return text
  const house = form === 'cooperative' ? '組合' : '法人'
  return text
    .replaceAll('社員', '職員')
    .replaceAll('入社', '入職')
    .replaceAll(/会社(?=の説明|と仕事)|(?<=業界と)会社/g, house)
}

const textOf = (random: Random, subject: AdSubject): string => {
  switch (subject.kind) {
    case 'new_grad':
      return newGrad(random, subject)
    case 'part_time':
      return partTimeText(random, subject)
    case 'paid_internship':
      return longTerm(random, subject)
    case 'internship_general':
    case 'internship_special':
    case 'internship_advanced':
    case 'open_company':
    case 'career_education':
      return programmeDuties(random, {
        companyName: subject.company.row.displayName,
        ...subject,
        intro: fill(random.pick(subject.words.intros), subject),
      })
  }
}

/** The duties of an ad: paragraphs, headings in 【】 and lines that begin with ・. */
export const dutiesOf = (random: Random, subject: AdSubject): string =>
  inHouse(textOf(random, subject), subject)
