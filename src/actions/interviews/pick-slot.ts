import { defineAction } from 'astro:actions'
import { pickSlotSchema } from '#contract/interview.ts'
import { PickInterviewSlot } from '#operations/own-interviews.ts'
import { forward } from '#actions/failure.ts'

/** Chooses a time. */
export const pickSlot = defineAction({
  accept: 'form',
  input: pickSlotSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(PickInterviewSlot, input)).pickInterviewSlot),
})
