import { defineAction } from 'astro:actions'
import { leaveOutSchema } from '#contract/bulk-reply.ts'
import { LeaveOutBulkLetter } from '#operations/replies.ts'
import { forward } from '#actions/failure.ts'

/** Leaves one of several letters out, or takes it in again. */
export const leaveOutBulkLetter = defineAction({
  accept: 'form',
  input: leaveOutSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(LeaveOutBulkLetter, input)).leaveOutBulkLetter),
})
