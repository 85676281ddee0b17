import { companyCalendarScopes, companyDateKinds } from '#contract/company-calendar.ts'
import type { CompanyDate } from '#server/backend/interviews/company-calendar.ts'
import type { CompanyFeed, CompanyFeedDate } from '#server/backend/interviews/company-calendar-feeds.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { CalendarInterviewRef } from '#server/backend/schema/mypage/add-calendar.ts'

/** A company's interviews and deadlines: on its members' page, and for the calendar programs that know a secret. */
export const addCompanyCalendar = (builder: Builder, Interview: CalendarInterviewRef): void => {
  const Kind = builder.enumType('CompanyDateKind', { values: companyDateKinds })
  const Scope = builder.enumType('CompanyCalendarScope', {
    values: companyCalendarScopes,
    description: 'own: interviews that the member holds, and the ads they are in charge of.',
  })
  const Feed = builder.objectRef<CompanyFeed>('CompanyCalendarFeed').implement({
    fields: (t) => ({
      secret: t.exposeString('secret', { description: 'In the address of the feed.' }),
      scope: t.field({ type: Scope, resolve: ({ scope }) => scope }),
    }),
  })
  const DateRef = builder.objectRef<CompanyDate>('CompanyDate').implement({
    description: 'A day of a company’s calendar; it names no student.',
    fields: (t) => ({
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title', { description: 'Of the ad.' }),
      applicationId: t.id({ nullable: true, resolve: ({ applicationId }) => applicationId }),
      interview: t.field({ type: Interview, nullable: true, resolve: ({ interview }) => interview }),
    }),
  })
  const FeedDate = builder.objectRef<CompanyFeedDate>('CompanyFeedDate').implement({
    description: 'A date as a calendar program gets it: no names, no words of anybody.',
    fields: (t) => ({
      companyId: t.exposeID('companyId'),
      mayWrite: t.exposeBoolean('mayWrite', {
        description: 'Whether the member may open the editor of the ad.',
      }),
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title', { description: 'Of the ad.' }),
      applicationId: t.id({ nullable: true, resolve: ({ applicationId }) => applicationId }),
      interview: t.field({ type: Interview, nullable: true, resolve: ({ interview }) => interview }),
    }),
  })
  builder.queryFields((t) => ({
    companyDates: t.field({
      type: [DateRef],
      description: 'Earliest first; 300 of a kind at the most.',
      args: {
        companyId: t.arg.id({ required: true }),
        scope: t.arg({ type: Scope, required: true }),
        from: t.arg({ type: 'DateTime', required: true }),
        until: t.arg({ type: 'DateTime', required: true, description: 'No longer part of it.' }),
      },
      resolve: (_, { companyId, scope, from, until }, context) =>
        context.services.companyCalendar.dates({
          companyId,
          uid: callerOf(context).uid,
          scope,
          from: new Date(from),
          until: new Date(until),
        }),
    }),
    companyCalendarFeed: t.field({
      type: Feed,
      nullable: true,
      description: 'The caller’s own; null: there is none.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, context) =>
        context.services.companyCalendar.feed({ companyId, uid: callerOf(context).uid }),
    }),
    companyFeedDates: t.field({
      type: [FeedDate],
      nullable: true,
      description: 'What the member who has this secret is told; null: nobody has it, or no longer.',
      args: { secret: t.arg.string({ required: true }) },
      resolve: (_, { secret }, { services }) => services.companyCalendar.told(secret),
    }),
  }))
}
