import { defineAction } from 'astro:actions'
import { closeJobPostSchema } from '#contract/job-post-life.ts'
import { CloseJobPost } from '#operations/own-job-posts.ts'
import { forward } from '#actions/failure.ts'

/** Closes an ad for good, with a reason. */
export const close = defineAction({
  accept: 'form',
  input: closeJobPostSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(CloseJobPost, input)).closeJobPost),
})
