import * as z from 'zod/mini'
import { severalLines } from './plain-text.ts'
import { listOf, machineText } from './text-input.ts'

/** Kept texts may be longer than those that are written today. */
const plainText = machineText(10_000).check(severalLines)
const count = z.int().check(z.minimum(0))

/**
 * 青少年雇用情報: what a company recruiting new graduates has to try to tell, and must tell when asked
 * (青少年の雇用の促進等に関する法律13条・14条, 施行規則3条–5条). Null: not told.
 */
export const youthInfoSchema = z.strictObject({
  /** Last three business years, newest first: hired, and of those left within three years. */
  hires: listOf(
    z.strictObject({
      year: z.int(),
      hired: count,
      left: count,
      male: z.nullable(count),
      female: z.nullable(count),
    }),
    100,
  ),
  /** Years. */
  averageTenure: z.nullable(z.number()),
  averageAge: z.nullable(z.number()),
  training: z.nullable(plainText),
  selfDevelopment: z.nullable(plainText),
  mentor: z.nullable(plainText),
  careerConsulting: z.nullable(plainText),
  internalCertification: z.nullable(plainText),
  /** Hours a month. */
  averageOvertime: z.nullable(z.number()),
  /** Days a year. */
  averagePaidLeave: z.nullable(z.number()),
  parentalLeave: z.nullable(
    z.strictObject({ maleTaken: count, maleEligible: count, femaleTaken: count, femaleEligible: count }),
  ),
  /** Per cent. */
  femaleManagers: z.nullable(z.number()),
  femaleOfficers: z.nullable(z.number()),
})
export type YouthInfo = z.infer<typeof youthInfoSchema>
