import { defineAction } from 'astro:actions'
import { addSlotsFormSchema } from '#contract/interview.ts'
import { AddInterviewSlots } from '#operations/interviews.ts'
import { forward } from '#actions/failure.ts'

const filled = (values: readonly (string | undefined)[]): string[] =>
  values.flatMap((value) => (value === undefined || value === '' ? [] : [value]))

/** Offers each of the times that were typed on each of the days. */
export const addSlots = defineAction({
  accept: 'form',
  input: addSlotsFormSchema,
  handler: ({ day0, day1, day2, day3, day4, time0, time1, time2, time3, ...slot }, { locals }) =>
    forward(async () => {
      const days = filled([day0, day1, day2, day3, day4])
      const times = filled([time0, time1, time2, time3])
      return (await locals.execute(AddInterviewSlots, { ...slot, days, times })).addInterviewSlots
    }),
})
