import type { JobPostKind } from '#contract/codes/job-post.ts'
import { daysInWords, type Brief } from './ad-brief.ts'
import type { AdSubject } from './ad-subject.ts'
import type { Random } from './random.ts'

const years = ({ graduationYears }: AdSubject): string =>
  graduationYears.length === 0 ? '通年採用' : `${graduationYears.join('・')}年卒`

const days = ({ programme }: AdSubject): string =>
  programme.days === 1 ? '1日' : programme.days >= 60 ? '3か月' : `${programme.days}日間`

const where = ({ remoteOnly, place }: AdSubject): string => (remoteOnly ? 'オンライン' : place.name)

const internship = (random: Random, subject: AdSubject): string => {
  const theme = random.pick(subject.words.themes)
  return random.pick([
    `${theme}${days(subject)}のインターンシップ（${where(subject)}）`,
    `【${days(subject)}】${subject.job}インターンシップ｜${theme}`,
    `${subject.job}の仕事を知る${days(subject)}のインターンシップ（${where(subject)}開催）`,
    `【${subject.programme.season.slice(0, 7).replace(/月.*/, '月')}開始】${theme}インターンシップ`,
  ])
}

/** Industries whose product is a thing that any occupation there has to do with. */
const concrete = new Set(['E', 'F', 'G', 'H', 'I'])

const titles: Record<JobPostKind, (random: Random, subject: AdSubject) => string> = {
  new_grad: (random, subject) => {
    const hook = random.pick(subject.words.hooks)
    const { job, company } = subject
    return random.pick([
      `【${years(subject)}】${job}｜${hook}`,
      `${job}（${subject.place.name}勤務・${years(subject)}）`,
      `${hook}、${company.row.displayName}の${job}`,
      `${job}の募集（${years(subject)}）｜${company.business.does}`,
      concrete.has(company.row.industryCode)
        ? `${company.business.product}に関わる${job}（${years(subject)}）`
        : `${company.row.displayName} ${job}（${years(subject)}）`,
      `【${subject.place.name}】${job}｜${hook}`,
    ])
  },
  internship_general: internship,
  internship_special: internship,
  internship_advanced: (random, subject) =>
    random.pick([
      `【大学院生対象・有給】${subject.job}の高度専門型インターンシップ（3か月・週4日）`,
      `研究を仕事につなぐ、${subject.job}の3か月インターンシップ（週4日・修士・博士対象）`,
    ]),
  open_company: (random, subject) =>
    random.pick([
      `【${where(subject)}】${subject.job}の社員に聞くオープン・カンパニー`,
      `1日で分かる${subject.job}の仕事｜${subject.company.row.displayName}のオープン・カンパニー`,
      `${subject.job}の仕事の面白さと大変さを知るオープン・カンパニー（${where(subject)}）`,
      `${subject.company.business.does}の現場を知るオープン・カンパニー（${where(subject)}）`,
    ]),
  career_education: (random, subject) =>
    random.pick([
      `${subject.job}の仕事から考える、はじめてのキャリア教育プログラム`,
      `【全学年対象】${subject.job}を題材に働き方を考える${days(subject)}（${where(subject)}）`,
      `${subject.company.row.displayName}の社員と考える、これからの働き方`,
    ]),
  paid_internship: (random, subject) =>
    random.pick([
      `【長期・有給】${subject.job}のアシスタント（シフト相談可・${where(subject)}）`,
      `${subject.job}の実務に取り組む学生スタッフ（${where(subject)}・半年以上）`,
      `授業と両立できる${subject.job}の実務｜${subject.company.row.displayName}`,
    ]),
  part_time: (random, subject) =>
    random.pick([
      `${subject.job}（${subject.place.name}・シフト相談可）`,
      `【${subject.place.name}】${subject.job}｜授業に合わせて働けます`,
      `${subject.company.row.displayName}の${subject.job}（未経験から始められます）`,
      `学生歓迎の${subject.job}｜${subject.place.name}周辺で勤務`,
    ]),
}

const briefTitles: Record<Brief['kind'], (subject: AdSubject, brief: Brief) => string> = {
  one_day: ({ job, place }, brief) => `【単発・1日】${job}（${place.name}・${daysInWords(brief)}）`,
  some_days: ({ job, place }, brief) =>
    `【短期${brief.days}日間】${job}（${place.name}・${daysInWords(brief)}）`,
  resort: ({ job, place }, brief) =>
    `【リゾートバイト・寮あり】${place.name}の${job}（${daysInWords(brief)}）`,
}

const longest = 80

/** At most 80 characters; one that grew longer is replaced by its plain form. */
export const titleOf = (random: Random, subject: AdSubject): string => {
  const usual = titles[subject.kind](random, subject)
  const title = subject.brief === null ? usual : briefTitles[subject.brief.kind](subject, subject.brief)
  return title.length <= longest ? title : `${subject.job}（${subject.company.row.displayName}）`
}
