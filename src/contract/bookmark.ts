import * as z from 'zod/mini'
import { bookmarkLimits } from './bookmark-limits.ts'
import { idText, linesText, listOf } from './text-input.ts'

/** `full`: there is no room for one more; `no_such_ad`: nobody may see it, or no longer. */
export const saveBookmarkAnswers = ['saved', 'full', 'no_such_ad'] as const
export type SaveBookmarkAnswer = (typeof saveBookmarkAnswers)[number]

const noteSchema = linesText(bookmarkLimits.note)

/** One ad. */
export const jobPostIdSchema = z.object({ jobPostId: idText })

/** Without a note the one there is stays. */
export const saveBookmarkSchema = z.object({ jobPostId: idText, note: z.nullish(noteSchema) })

/** What was saved on a device, newest first. */
export const mergeBookmarksSchema = z.object({
  ids: listOf(idText, bookmarkLimits.onDevice, 'INVALID').check(z.minLength(1, 'INVALID')),
})

/** One ad of the history, or all of it. */
export const forgetHistorySchema = z.object({ jobPostId: z.nullish(idText) })
