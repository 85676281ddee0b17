import { featureTags, type FeatureTag } from '#contract/codes/job-post.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import type { JobPostFacts } from './job-post-facts.ts'

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
>

const day = 86_400_000
const yearRoundDays = 180

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
    (hoursSystem === 'shift' && /希望|相談/.test(hoursNote ?? '')),
  weekends_off: ({ kind, holidays }) => isEmployment(kind) && /完全週休2日制（土日/.test(holidays),
  remote_ok: ({ remote }) => remote !== 'none',
  housing_support: ({ allowances, wageNote }) =>
    [...allowances.map(({ name }) => name), wageNote ?? ''].some((text) =>
      /住宅|社宅|家賃|社員寮/.test(text),
    ),
  training: ({ kind, duties }) => isEmployment(kind) && duties.includes('研修'),
  beginners_welcome: ({ duties }) =>
    /未経験(の方)?(から|も|歓迎)|経験は問いません|予備知識は不要/.test(duties),
  any_major: ({ duties, participants }) =>
    /学部・学科(は)?(不問|を問わず|問いません)|全学部・全学科/.test(`${duties}\n${participants ?? ''}`),
  year_round: ({ kind, publishAt, validThrough }) =>
    kind === 'new_grad' &&
    publishAt !== null &&
    validThrough !== null &&
    validThrough.getTime() - publishAt.getTime() >= yearRoundDays * day,
}

/** What a student filters by, read from what the ad says; nobody ticks these by hand. In the order of `featureTags`. */
export const jobPostFeatures = (facts: Facts): FeatureTag[] => featureTags.filter((tag) => rules[tag](facts))
