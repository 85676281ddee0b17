import { defineAction } from 'astro:actions'
import { jobPostIdSchema } from '#contract/bookmark.ts'
import { RemoveBookmark } from '#operations/bookmarks.ts'
import { forward } from '#actions/failure.ts'

/** Lets go of an ad that was kept. */
export const remove = defineAction({
  accept: 'form',
  input: jobPostIdSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RemoveBookmark, input)).removeBookmark),
})
