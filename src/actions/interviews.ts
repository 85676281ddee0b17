import { defineAction } from 'astro:actions'
import { addSlotsFormSchema } from '#contract/interview.ts'
import { addInterviewSlots } from '#server/backend/interviews/interview-procedures.ts'
import { perform } from './action.ts'

const filled = (values: readonly (string | undefined)[]): string[] =>
  values.flatMap((value) => (value === undefined || value === '' ? [] : [value]))

export const addSlots = defineAction({
  accept: 'form',
  input: addSlotsFormSchema,
  handler: ({ day0, day1, day2, day3, day4, time0, time1, time2, time3, ...slot }, context) =>
    perform(context, addInterviewSlots, {
      ...slot,
      days: filled([day0, day1, day2, day3, day4]),
      times: filled([time0, time1, time2, time3]),
    }),
})
