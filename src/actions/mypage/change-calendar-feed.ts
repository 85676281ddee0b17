import { defineAction } from 'astro:actions'
import { calendarFeedChangeSchema } from '#contract/calendar.ts'
import { ChangeCalendarFeed } from '#operations/mypage.ts'
import { forward } from '#actions/failure.ts'

/** Creates, renews or ends the address under which a calendar program reads the student's dates. */
export const changeCalendarFeed = defineAction({
  accept: 'form',
  input: calendarFeedChangeSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ChangeCalendarFeed, input)).changeCalendarFeed),
})
