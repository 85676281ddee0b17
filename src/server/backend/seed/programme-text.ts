import type { JobPostKind } from '#contract/codes/job-post.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import type { OccupationWords } from './occupations/words.ts'
import { datesInWords } from './programme-dates.ts'
import type { Random } from './random.ts'
import { bullets, section } from './sections.ts'

/** When and how long a programme runs; `season` in words, `dates` where they are settled. */
export type Programme = { days: number; season: string; from: string; to: string; dates: readonly string[] }

type Subject = {
  kind: JobPostKind
  words: OccupationWords
  job: string
  programme: Programme
  remoteOnly: boolean
  intro: string
  companyName: string
}

/** What is done with hands, at a place or beside others: no screen shows it. */
const onSite =
  /見学|同行|同席|店舗での|接客の実習|試作|実験|測量|製造ライン|介助|レクリエーション|現場の準備|授業や活動/u
const atScreen = ['実例を題材にしたグループワーク', '社員への質問会', '担当社員からの講評']

const exercisesOf = (random: Random, { words, remoteOnly }: Subject): string[] =>
  random
    .sample(words.exercises, 3)
    .map((exercise, index) => (remoteOnly && onSite.test(exercise) ? (atScreen[index] ?? '') : exercise))

const schedule = (random: Random, subject: Subject): string => {
  const {
    words,
    remoteOnly,
    programme: { days },
  } = subject
  const [first = '', second = '', third = ''] = exercisesOf(random, subject)
  const experience = remoteOnly ? '自宅からの就業体験' : '職場での就業体験'
  const work = random.sample(words.tasks, 3).join('、')
  if (days === 1)
    return bullets([random.pick(['会社と仕事の紹介', '業界と会社の説明']), first, '先輩社員との座談会'])
  if (days <= 3)
    return [
      `1日目：会社と仕事の説明、${first}`,
      `${days === 3 ? '2〜3' : '2'}日目：${second}、振り返り`,
    ].join('\n')
  if (days <= 7)
    return [
      `1日目：会社の説明と顔合わせ、${first}`,
      `2〜${days - 1}日目：${experience}（${work}）`,
      `${days}日目：${third.includes('講評') ? '成果の発表と社員からの講評' : `${third}、社員からの講評`}`,
    ].join('\n')
  return [
    `1週目：会社の説明と基本の講座、${first}`,
    `2週目以降：${experience}（${work}）`,
    '最終日：成果の発表、担当社員からの評価と助言',
  ].join('\n')
}

const target: Record<'general' | 'special' | 'advanced' | 'open', readonly string[]> = {
  general: ['大学3年生、大学院の修士課程1年生、短大・高専・専門学校の卒業前年度の方'],
  special: ['この分野を学んでいる大学3年生、大学院の修士課程1年生の方'],
  advanced: ['関連する分野の大学院修士課程・博士課程に在学中の方'],
  open: ['大学・大学院・短大・高専・専門学校に在学中の方', '学年、学部・学科は問いません'],
}

const targetOf = (kind: JobPostKind): readonly string[] => {
  if (kind === 'internship_general') return target.general
  if (kind === 'internship_special') return target.special
  return kind === 'internship_advanced' ? target.advanced : target.open
}

/** Whom a programme is for, and when it is, in the words of its own items; internships under a contract tell it in their duties. */
export const programmeFacts = (kind: JobPostKind, { days, season, dates }: Programme) =>
  isEmployment(kind)
    ? { eventDates: null, eventDays: null, participants: null }
    : {
        eventDates:
          dates.length === 0
            ? `${season}のうち${days}日間（日程は参加決定後にお知らせします）`
            : `${datesInWords(dates)}${dates.length === days ? '' : 'のうち1日'}`,
        eventDays: days,
        participants: targetOf(kind).join('\n'),
      }

const place = ({ remoteOnly }: Subject): string =>
  remoteOnly ? 'オンライン（参加用のアドレスは開催前日までにお送りします）' : '下記の会場で実施します。'

const internship = (random: Random, subject: Subject): string => {
  const { kind, programme } = subject
  return [
    random.pick([
      `${subject.intro}\nこのプログラムでは、日数の半分を超えて${subject.remoteOnly ? '自宅から' : '職場で'}の就業体験に充てます。`,
      `${subject.companyName}の社員の指導のもと、${subject.remoteOnly ? 'オンライン' : '実際の職場'}で${subject.job}の仕事に取り組みます。期間中は毎日、担当社員から助言を受けられます。`,
      `${subject.job}の仕事を、${subject.companyName}の${subject.remoteOnly ? '社員との' : '職場での'}就業体験を通じて理解するプログラムです。終了後には、一人ひとりに評価と助言をお伝えします。`,
    ]),
    section('プログラム', schedule(random, subject)),
    ...(kind === 'internship_advanced'
      ? [
          section('対象', bullets(targetOf(kind))),
          section('実施時期・日数', `${programme.season}（3か月、週4日）`),
        ]
      : []),
    section(
      '参加後について',
      '終了時に担当社員が振り返りの面談を行います。得た学生情報は、広報活動・採用選考活動の開始時期以降に限って活用することがあります。',
    ),
  ].join('\n\n')
}

const openCompany = (random: Random, subject: Subject): string => {
  const { programme } = subject
  return [
    random.pick([
      `${subject.intro}\n${subject.job}の仕事と会社の雰囲気を知るための催しです。予備知識は不要です。`,
      `${subject.companyName}で${subject.job}として働く社員が、仕事の面白さと大変さを率直に話します。${subject.remoteOnly ? '顔を出さずに参加することもできます。' : '途中での質問も歓迎します。'}`,
      `${subject.companyName}の${subject.job}の仕事の流れを、ひととおりつかめる内容です。質問の時間を長めに取っています。`,
    ]),
    section('内容', schedule(random, subject)),
    section(
      '開催',
      `同じ内容で${programme.dates.length}回開催します。参加を希望する日は、申し込みのときの質問でお知らせください。`,
    ),
    section('会場', place(subject)),
  ].join('\n\n')
}

const careerEducation = (random: Random, subject: Subject): string =>
  [
    random.pick([
      `働くことを考え始めた方に向けた、${subject.companyName}によるキャリア教育です。${subject.job}の仕事を題材にします。採用選考とは関係がありません。`,
      `社会人の経験談と演習を通じて、自分の強みと働き方を考えるプログラムです。題材には${subject.companyName}の${subject.job}の仕事を取り上げます。`,
      `大学の授業とも連携した内容で、${subject.companyName}の${subject.job}の仕事を例に、社会の仕組みと仕事のつながりを学びます。`,
    ]),
    section('内容', schedule(random, subject)),
    section('会場', place(subject)),
  ].join('\n\n')

/** The duties of a programme without, or with little, work for the company. */
export const programmeDuties = (random: Random, subject: Subject): string => {
  if (subject.kind === 'open_company') return openCompany(random, subject)
  return subject.kind === 'career_education' ? careerEducation(random, subject) : internship(random, subject)
}
