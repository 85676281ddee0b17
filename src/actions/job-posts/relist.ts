import { defineAction } from 'astro:actions'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { RelistJobPost } from '#operations/own-job-posts.ts'
import { forward } from '#actions/failure.ts'

/** Makes a new draft of an ad that has ended. */
export const relist = defineAction({
  accept: 'form',
  input: jobPostOfSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RelistJobPost, input)).relistJobPost),
})
