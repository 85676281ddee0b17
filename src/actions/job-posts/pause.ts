import { defineAction } from 'astro:actions'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { PauseJobPost } from '#operations/own-job-posts.ts'
import { forward } from '#actions/failure.ts'

/** Takes no more applications for a while. */
export const pause = defineAction({
  accept: 'form',
  input: jobPostOfSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(PauseJobPost, input)).pauseJobPost),
})
