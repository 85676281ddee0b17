import { defineAction } from 'astro:actions'
import { cancelSlotSchema } from '#contract/interview.ts'
import { CancelInterviewSlot } from '#operations/interviews.ts'
import { forward } from '#actions/failure.ts'

/** Cancels a time that a company offers. */
export const cancelSlot = defineAction({
  accept: 'form',
  input: cancelSlotSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(CancelInterviewSlot, input)).cancelInterviewSlot),
})
