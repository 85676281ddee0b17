// Written by `npm run generate`; a test fails when it is out of date.

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
import type { SnapshotWorkplace, WageAllowance } from './job-post.ts'
import type { DescribedWork } from './questionnaires/work-aspects.ts'

/** All that an ad stated at a revision, by column name. */
export type JobPostSnapshot = {
  kind: JobPostKind
  title: string
  occupation: string
  graduationYears: readonly number[]
  duties: string
  dutiesRange: string
  workAspects: DescribedWork
  participants: string | null
  termKind: TermKind
  /** YYYY-MM-DD. */
  termFrom: string | null
  /** YYYY-MM-DD. */
  termTo: string | null
  eventDates: string | null
  eventDays: number | null
  renewalCriteria: string | null
  renewalLimit: string | null
  probationMonths: number
  probationConditions: string | null
  workplaces: readonly SnapshotWorkplace[]
  workplacesRange: string
  remote: Remote
  hoursSystem: HoursSystem
  /** HH:MM:SS. */
  startsAt: string | null
  /** HH:MM:SS. */
  endsAt: string | null
  /** Minutes. */
  breakMinutes: number
  /** Minutes. */
  deemedMinutes: number | null
  hoursNote: string | null
  overtime: boolean
  overtimeHours: number | null
  holidays: string
  holidaysPerYear: number | null
  wageUnit: WageUnit
  /** Yen. */
  wageMin: number | null
  /** Yen. */
  wageMax: number | null
  fixedOvertimeExcessPaid: boolean | null
  fixedOvertimeName: string | null
  /** Yen. */
  fixedOvertimeAmount: number | null
  fixedOvertimeHours: number | null
  allowances: readonly WageAllowance[]
  bonus: string | null
  raise: string | null
  wageNote: string | null
  travelCosts: string | null
  insurance: readonly InsuranceKind[]
  dispatch: boolean
  smoking: SmokingMeasure
  smokingNote: string | null
  ageLimitException: AgeLimitException | null
  ageLimitMax: number | null
  ageLimitReason: string | null
  openings: number
  selectionFlow: readonly string[]
  questions: readonly string[]
  replyByDays: number
  /** RFC 3339. */
  validThrough: string | null
}
