import { defineAction } from 'astro:actions'
import { requestTimesSchema } from '#contract/interview.ts'
import { RequestInterviewTimes } from '#operations/own-interviews.ts'
import { forward } from '#actions/failure.ts'

/** Asks for other times. */
export const requestTimes = defineAction({
  accept: 'form',
  input: requestTimesSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RequestInterviewTimes, input)).requestInterviewTimes),
})
