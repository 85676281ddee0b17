import { defineAction } from 'astro:actions'
import { changeSlotSchema } from '#contract/interview.ts'
import { ChangeInterviewSlot } from '#operations/interviews.ts'
import { forward } from '#actions/failure.ts'

/** Puts a time that a company offers to another time or place. */
export const changeSlot = defineAction({
  accept: 'form',
  input: changeSlotSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ChangeInterviewSlot, input)).changeInterviewSlot),
})
