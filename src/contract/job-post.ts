import * as z from 'zod/mini'
import type {
  AgeLimitException,
  HoursSystem,
  InsuranceKind,
  JobPostKind,
  Remote,
  SmokingMeasure,
  TermKind,
  WageUnit,
} from './codes/job-post.ts'
import { oneLine } from './plain-text.ts'
import type { DescribedWork } from './questionnaires/work-aspects.ts'
import { machineText } from './text-input.ts'

/** A monthly allowance on top of the base pay; `amount` in yen, null when it depends (then `note` says on what). */
export const wageAllowanceSchema = z.strictObject({
  name: machineText(40).check(z.minLength(1), oneLine),
  amount: z.nullable(z.int().check(z.minimum(0))),
  note: z.nullable(machineText(200).check(oneLine)),
})
export type WageAllowance = z.infer<typeof wageAllowanceSchema>

/** A place as a revision keeps it; `hire`: at hire, `range`: it may move there. */
export type SnapshotWorkplace = {
  scope: 'hire' | 'range'
  name: string
  postalCode: string | null
  prefectureCode: string
  city: string
  street: string
  access: string | null
}

/** All that an ad stated at a revision, by column name; only read back to be compared and shown. */
export type JobPostSnapshot = {
  kind: JobPostKind
  title: string
  occupation: string
  /** Empty: open to every year. */
  graduationYears: readonly number[]
  duties: string
  dutiesRange: string
  /** What daily work is like, as far as the company describes it. */
  workAspects: DescribedWork
  /** Of a programme that is no employment: its days in words, their number, what is paid for the way, and who may come. */
  eventDates: string | null
  eventDays: number | null
  travelCosts: string | null
  participants: string | null
  workplaces: readonly SnapshotWorkplace[]
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
  /** HH:MM:SS */
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
  fixedOvertimeName: string | null
  /** Yen a month. */
  fixedOvertimeAmount: number | null
  /** Hours a month that the amount is for. */
  fixedOvertimeHours: number | null
  fixedOvertimeExcessPaid: boolean | null
  allowances: readonly WageAllowance[]
  bonus: string | null
  raise: string | null
  wageNote: string | null
  insurance: readonly InsuranceKind[]
  /** Hired to be dispatched. */
  dispatch: boolean
  smoking: SmokingMeasure
  smokingNote: string | null
  ageLimitMax: number | null
  ageLimitException: AgeLimitException | null
  ageLimitReason: string | null
  openings: number
  selectionFlow: readonly string[]
  questions: readonly string[]
  replyByDays: number
  /** RFC 3339. */
  validThrough: string | null
}

/** One entry for each field that changed between two revisions. */
export type JobPostDiff = { field: keyof JobPostSnapshot; before: unknown; after: unknown }[]
