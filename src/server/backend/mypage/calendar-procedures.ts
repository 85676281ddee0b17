import { calendarFeedChangeSchema } from '#contract/calendar.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account } from '#server/domain/access-row.ts'

export const changeCalendarFeed = procedure({
  name: 'changeCalendarFeed',
  actions: ['mypage.changeCalendarFeed'],
  who: account(['student']),
  description: 'Creates the feed where there is none, gives it another address, or ends it.',
  input: calendarFeedChangeSchema,
  types: { change: 'CalendarFeedChange!' },
  answer: 'Boolean!',
  run: async ({ services, caller }, { change }) => {
    await services.calendarFeeds.change(caller.uid, change)
    return true
  },
})
