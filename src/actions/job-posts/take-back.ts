import { defineAction } from 'astro:actions'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { TakeBackJobPost } from '#operations/own-job-posts.ts'
import { forward } from '#actions/failure.ts'

/** Makes what waits for the operator or for its time a draft again. */
export const takeBack = defineAction({
  accept: 'form',
  input: jobPostOfSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(TakeBackJobPost, input)).takeBackJobPost),
})
