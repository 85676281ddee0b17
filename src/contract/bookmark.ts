import * as z from 'zod/mini'
import { bookmarkLimits } from './bookmark-limits.ts'
import { isId } from './id.ts'
import { severalLines } from './plain-text.ts'

/** `full`: there is no room for one more; `no_such_ad`: nobody may see it, or no longer. */
export const saveBookmarkAnswers = ['saved', 'full', 'no_such_ad'] as const
export type SaveBookmarkAnswer = (typeof saveBookmarkAnswers)[number]

const idSchema = z.string('INVALID').check(z.refine(isId, 'INVALID'))
const lineEnds = /\r\n?/g

/** Forms end lines with CRLF. */
const noteSchema = z.pipe(
  z.pipe(
    z.string('INVALID'),
    z.transform((text) => text.replace(lineEnds, '\n').trim()),
  ),
  z.string().check(z.maxLength(bookmarkLimits.note, 'TOO_LONG'), severalLines),
)

/** One ad. */
export const jobPostIdSchema = z.object({ jobPostId: idSchema })

/** Without a note the one there is stays. */
export const saveBookmarkSchema = z.object({ jobPostId: idSchema, note: z.nullish(noteSchema) })

/** What was saved on a device, newest first. */
export const mergeBookmarksSchema = z.object({
  ids: z.array(idSchema).check(z.minLength(1, 'INVALID'), z.maxLength(bookmarkLimits.onDevice, 'INVALID')),
})

/** One ad of the history, or all of it. */
export const forgetHistorySchema = z.object({ jobPostId: z.nullish(idSchema) })
