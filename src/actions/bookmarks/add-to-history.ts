import { defineAction } from 'astro:actions'
import { jobPostIdSchema } from '#contract/bookmark.ts'
import { AddToHistory } from '#operations/bookmarks.ts'
import { forward } from '#actions/failure.ts'

/** Adds an ad to what the person looked at, where they want that kept. */
export const addToHistory = defineAction({
  accept: 'form',
  input: jobPostIdSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(AddToHistory, input)).addToHistory),
})
