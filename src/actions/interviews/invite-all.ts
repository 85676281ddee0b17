import { defineAction } from 'astro:actions'
import { inviteAllSchema } from '#contract/interview.ts'
import { InviteAllToInterview } from '#operations/interviews.ts'
import { forward } from '#actions/failure.ts'

/** Asks everybody at the interviews of an ad to choose a time. */
export const inviteAll = defineAction({
  accept: 'form',
  input: inviteAllSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(InviteAllToInterview, input)).inviteAllToInterview),
})
