import { defineAction } from 'astro:actions'
import { endInterviewSchema } from '#contract/interview.ts'
import { EndInterview } from '#operations/interviews.ts'
import { forward } from '#actions/failure.ts'

/** Takes back an invitation, and with it what was booked. */
export const end = defineAction({
  accept: 'form',
  input: endInterviewSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(EndInterview, input)).endInterview),
})
