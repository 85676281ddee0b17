import type { BulkAdRefusal } from '#contract/bulk-ads.ts'
import type { SaveAnswer } from '#contract/job-post-editing.ts'
import { readDeadline } from '#contract/written-deadline.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { JobPostOf } from '#server/backend/job-posts/own-job-post-moves.ts'
import { readSaved } from './edit-rows.ts'
import { saveTyped, type Saving } from './save-job-post.ts'

/** Null: the ad has this deadline, since now or before. */
export type Extended = BulkAdRefusal | null

const dateRefusals: Readonly<Record<string, BulkAdRefusal>> = {
  PAST: 'deadline_past',
  OUT_OF_RANGE: 'deadline_far',
}

const refusals = {
  saved: null,
  unchanged: null,
  invalid: 'incomplete',
  conflict: 'status',
  unlawful: 'unlawful',
  held: 'held',
  in_review: 'in_review',
  ended: 'status',
  full: 'status',
  elsewhere: 'status',
} as const satisfies Record<SaveAnswer, Extended>

const refusalOf = ({ answer, problems }: Saving): Extended =>
  dateRefusals[problems['validThrough'] ?? ''] ?? refusals[answer]

/**
 * Sets a later deadline, the end of a day in Japan (YYYY-MM-DD), as if somebody typed it into the form and saved that:
 * working copies stay as they are. Who may is judged before.
 */
export const createExtendDeadline =
  ({ work }: { work: Work }) =>
  (uid: string, of: JobPostOf, day: string): Promise<Extended> =>
    work<Extended>({ kind: 'person', uid }, async (unit) => {
      const saved = await readSaved(unit.database, of, 'lock')
      if (saved === null) return 'unknown'
      const until = new Date(readDeadline(day) ?? Number.NaN)
      const { validThrough } = saved.row
      if (!(until > unit.at)) return 'deadline_past'
      if (validThrough !== null && until < validThrough) return 'not_later'
      return refusalOf(await saveTyped(unit, saved, { ...saved.typed, validThrough: day }))
    })

export type ExtendDeadline = ReturnType<typeof createExtendDeadline>
