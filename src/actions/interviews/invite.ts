import { defineAction } from 'astro:actions'
import { inviteSchema } from '#contract/interview.ts'
import { InviteToInterview } from '#operations/interviews.ts'
import { forward } from '#actions/failure.ts'

/** Asks one applicant to choose a time. */
export const invite = defineAction({
  accept: 'form',
  input: inviteSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(InviteToInterview, input)).inviteToInterview),
})
