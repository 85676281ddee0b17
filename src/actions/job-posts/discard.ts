import { defineAction } from 'astro:actions'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { DiscardJobPost } from '#operations/own-job-posts.ts'
import { forward } from '#actions/failure.ts'

/** Deletes a draft. */
export const discard = defineAction({
  accept: 'form',
  input: jobPostOfSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(DiscardJobPost, input)).discardJobPost),
})
