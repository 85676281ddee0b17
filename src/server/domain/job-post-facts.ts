import type {
  AgeLimitException,
  HoursSystem,
  InsuranceKind,
  JobPostKind,
  Remote,
  SmokingMeasure,
  TermKind,
  WageUnit,
} from '#contract/codes/job-post.ts'

/** What an ad states, by the names of its columns, as the rules about ads read it. */
export type JobPostFacts = {
  kind: JobPostKind
  title: string
  /** Empty: open to every year. */
  graduationYears: readonly number[]
  duties: string
  dutiesRange: string
  /** What programmes that are no employment state in place of a contract: whom they are for, when, and for how many days. */
  participants: string | null
  eventDates: string | null
  eventDays: number | null
  workplacesRange: string
  remote: Remote
  termKind: TermKind
  /** Days, YYYY-MM-DD. */
  termFrom: string | null
  termTo: string | null
  renewalCriteria: string | null
  renewalLimit: string | null
  probationMonths: number
  probationConditions: string | null
  hoursSystem: HoursSystem
  /** HH:MM, seconds may follow. */
  startsAt: string | null
  endsAt: string | null
  breakMinutes: number
  deemedMinutes: number | null
  hoursNote: string | null
  overtime: boolean
  overtimeHours: number | null
  holidays: string
  holidaysPerYear: number | null
  wageUnit: WageUnit
  /** Yen of the unit. */
  wageMin: number | null
  wageMax: number | null
  wageNote: string | null
  /** What of the way to a programme is paid. */
  travelCosts: string | null
  allowances: readonly { name: string; amount: number | null; note: string | null }[]
  bonus: string | null
  raise: string | null
  fixedOvertimeName: string | null
  /** Yen a month. */
  fixedOvertimeAmount: number | null
  /** Hours a month that the amount is for. */
  fixedOvertimeHours: number | null
  fixedOvertimeExcessPaid: boolean | null
  insurance: readonly InsuranceKind[]
  /** Hired to be dispatched. */
  dispatch: boolean
  smoking: SmokingMeasure
  smokingNote: string | null
  ageLimitMax: number | null
  ageLimitException: AgeLimitException | null
  ageLimitReason: string | null
  selectionFlow: readonly string[]
  questions: readonly string[]
  publishAt: Date | null
  validThrough: Date | null
}

export { isEmployment } from '#contract/job-post-kinds.ts'
