import { defineAction } from 'astro:actions'
import { jobPostOfSchema } from '#contract/job-post-life.ts'
import { ResumeJobPost } from '#operations/own-job-posts.ts'
import { forward } from '#actions/failure.ts'

/** Takes applications again. */
export const resume = defineAction({
  accept: 'form',
  input: jobPostOfSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ResumeJobPost, input)).resumeJobPost),
})
