import { defineAction } from 'astro:actions'
import { forgetHistorySchema } from '#contract/bookmark.ts'
import { ForgetHistory } from '#operations/bookmarks.ts'
import { forward } from '#actions/failure.ts'

/** Erases one ad of the history, or without an id all of it. */
export const forgetHistory = defineAction({
  accept: 'form',
  input: forgetHistorySchema,
  handler: (input, { locals }) =>
    forward(
      async () => (await locals.execute(ForgetHistory, { jobPostId: input.jobPostId ?? null })).forgetHistory,
    ),
})
