import { defineAction } from 'astro:actions'
import { releaseInterviewSchema } from '#contract/interview.ts'
import { ReleaseInterview } from '#operations/own-interviews.ts'
import { forward } from '#actions/failure.ts'

/** Gives back what was chosen. */
export const release = defineAction({
  accept: 'form',
  input: releaseInterviewSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ReleaseInterview, input)).releaseInterview),
})
