import { changeCompanyCalendarFeedSchema } from '#contract/company-calendar.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

export const changeCompanyCalendarFeed = procedure({
  name: 'changeCompanyCalendarFeed',
  actions: ['interviews.changeCalendarFeed'],
  who: whoMay('readApplicants', ofArgument('companyId'), 'second_factor'),
  description: 'Creates the caller’s feed where there is none, gives it another address, or ends it.',
  input: changeCompanyCalendarFeedSchema,
  types: { change: 'CalendarFeedChange!', scope: 'CompanyCalendarScope!' },
  answer: 'Boolean!',
  run: async ({ services, caller }, { companyId, change, scope }) => {
    await services.companyCalendar.change({ companyId, uid: caller.uid }, change, scope)
    return true
  },
})
