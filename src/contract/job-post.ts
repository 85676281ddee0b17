import * as z from 'zod/mini'
import { oneLine } from './plain-text.ts'

/** A monthly allowance on top of the base pay; `amount` in yen, null when it depends (then `note` says on what). */
export const wageAllowanceSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40), oneLine),
  amount: z.nullable(z.int().check(z.minimum(0))),
  note: z.nullable(z.string().check(z.maxLength(200), oneLine)),
})
export type WageAllowance = z.infer<typeof wageAllowanceSchema>

/** The whole ad as it stood, by column name; only read back to be compared and shown. */
export type JobPostSnapshot = Record<string, unknown>

/** One entry for each field that changed between two revisions. */
export type JobPostDiff = { field: string; before: unknown; after: unknown }[]
