import { featureTags, insuranceKinds, type FeatureTag } from '#contract/codes/job-post.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import type { JobPostFacts } from './job-post-facts.ts'
import { offers, states } from './offers.ts'
import { worksAtNight } from './search/work-shape.ts'

type Facts = Pick<
  JobPostFacts,
  | 'kind'
  | 'duties'
  | 'participants'
  | 'workplacesRange'
  | 'remote'
  | 'hoursSystem'
  | 'hoursNote'
  | 'overtime'
  | 'overtimeHours'
  | 'holidays'
  | 'holidaysPerYear'
  | 'wageUnit'
  | 'wageNote'
  | 'fixedOvertimeAmount'
  | 'allowances'
  | 'publishAt'
  | 'validThrough'
  | 'startsAt'
  | 'endsAt'
  | 'eventDates'
  | 'eventDays'
  | 'termKind'
  | 'termFrom'
  | 'termTo'
  | 'travelCosts'
  | 'bonus'
  | 'raise'
  | 'insurance'
  | 'smoking'
  | 'selectionFlow'
>

const day = 86_400_000
const yearRoundDays = 180

/** A named allowance, unless its condition says that there is none. */
const allows = ({ allowances }: Facts, name: RegExp): boolean =>
  allowances.some(
    (each) => offers(each.name, name) && ((each.amount ?? 0) > 0 || each.note === null || states(each.note)),
  )
const isPaidEmployment = ({ kind, wageUnit }: Facts) => isEmployment(kind) && wageUnit !== 'unpaid'

const rules: Record<FeatureTag, (facts: Facts) => boolean> = {
  no_transfer: ({ kind, workplacesRange }) =>
    isEmployment(kind) && /変更なし|転勤(は|が)?(なし|ありません)/.test(workplacesRange),
  no_fixed_overtime: ({ kind, wageUnit, fixedOvertimeAmount }) =>
    isEmployment(kind) && wageUnit !== 'unpaid' && fixedOvertimeAmount === null,
  holidays_120: ({ holidaysPerYear }) => holidaysPerYear !== null && holidaysPerYear >= 120,
  low_overtime: ({ kind, overtime, overtimeHours }) =>
    isEmployment(kind) && (!overtime || (overtimeHours !== null && overtimeHours <= 20)),
  flexible_hours: ({ hoursSystem, hoursNote }) =>
    hoursSystem === 'flex' ||
    hoursSystem === 'discretionary' ||
    (hoursSystem === 'shift' && offers(hoursNote ?? '', /希望|相談/g)),
  weekends_off: ({ kind, holidays }) => isEmployment(kind) && /完全週休2日制（土日/.test(holidays),
  remote_ok: ({ remote }) => remote !== 'none',
  housing_support: (facts) =>
    allows(facts, /住宅|社宅|家賃|社員寮/g) ||
    offers(facts.wageNote ?? '', /(?:住宅|家賃)(?:の?手当|の?補助)?|社宅|社員寮/g),
  training: ({ kind, duties }) => isEmployment(kind) && offers(duties, /研修/g),
  beginners_welcome: ({ duties }) =>
    offers(duties, /未経験(の方)?(から|も|歓迎)|経験は問いません|予備知識は不要/g),
  any_major: ({ duties, participants }) =>
    /学部・学科(は)?(不問|を問わず|問いません)|全学部・全学科/.test(`${duties}\n${participants ?? ''}`),
  year_round: ({ kind, publishAt, validThrough }) =>
    kind === 'new_grad' &&
    publishAt !== null &&
    validThrough !== null &&
    validThrough.getTime() - publishAt.getTime() >= yearRoundDays * day,
  transport_paid: (facts) =>
    allows(facts, /通勤|交通/g) ||
    offers(facts.travelCosts ?? '', /支給(します|する)|補助(します|する)|全額|実費/g) ||
    offers(facts.wageNote ?? '', /交通費.{0,8}支給/g),
  bonus: ({ bonus }) => states(bonus),
  raise: ({ raise }) => states(raise),
  social_insurance: ({ insurance }) => insuranceKinds.every((kind) => insurance.includes(kind)),
  no_term: ({ kind, termKind }) => isEmployment(kind) && termKind === 'indefinite',
  no_overtime: (facts) => isPaidEmployment(facts) && !facts.overtime,
  no_night_work: (facts) => isPaidEmployment(facts) && worksAtNight(facts) === false,
  smoke_free: ({ smoking }) =>
    smoking === 'no_smoking' || smoking === 'outdoor_area' || smoking === 'smoking_room',
  no_resume: ({ selectionFlow }) => selectionFlow.some((step) => /履歴書(は)?(不要|なし)/.test(step)),
  free_dress: ({ duties }) => offers(duties, /(服装|髪型|髪色)[^。\n]{0,14}自由/g),
  uniform: ({ duties }) => offers(duties, /制服.{0,4}(貸し?出し|貸与|支給)/g),
  with_friends: ({ duties }) => offers(duties, /(友人|友達|友だち)と(の|一緒に)?応募/g),
  exam_friendly: ({ duties, hoursNote }) =>
    offers(
      `${hoursNote ?? ''}\n${duties}`,
      /(試験|テスト)(期間)?[^。\n]{0,12}(減らせ|休め|休み)|(試験|テスト)(期間|前|中|勉強|の(予定|時期|期間|日))[^。\n]{0,12}(優先|考慮)|(試験|テスト)(など)?[をはも](最)?(優先|考慮)/g,
    ),
  qualification_support: ({ duties, bonus, wageNote }) =>
    offers(
      `${duties}\n${bonus ?? ''}\n${wageNote ?? ''}`,
      /(資格|免許)[^。\n]{0,12}?(支援|応援|補助|自己負担(は|が)?(なし|ありません)|(?<!自己|本人|各自|個人|自身の?)負担)|受験料[^。\n]{0,8}?(?<!自己|本人|各自|個人|自身の?)負担/g,
    ),
  scholarship_support: (facts) => {
    const support = /奨学金[^。\n]{0,8}(返還|返済)[^。\n]{0,6}(支援|補助|代理)|奨学金[^。\n]{0,6}(支援|手当)/g
    return allows(facts, support) || offers(`${facts.duties}\n${facts.wageNote ?? ''}`, support)
  },
  meals: (facts) => {
    const meals = /まかない|賄い|食事(の)?(補助|手当|支給)|食事付き|社員食堂|昼食(の)?(補助|手当|支給)/g
    return allows(facts, meals) || offers(`${facts.duties}\n${facts.wageNote ?? ''}`, meals)
  },
  flextime: ({ hoursSystem }) => hoursSystem === 'flex',
}

/** What a student filters by, read from what the ad says; nobody ticks these by hand. In the order of `featureTags`. */
export const jobPostFeatures = (facts: Facts): FeatureTag[] => featureTags.filter((tag) => rules[tag](facts))
