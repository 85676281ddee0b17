import * as z from 'zod/mini'
import type { JobPostField } from './job-post-fields.ts'
import type { NearestStation } from './nearest-stations.ts'
import { oneLine } from './plain-text.ts'
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
  /** Left out where none is named. */
  stations?: readonly NearestStation[]
}

/** One entry for each field that changed between two revisions. */
export type JobPostDiff = { field: JobPostField; before: unknown; after: unknown }[]
