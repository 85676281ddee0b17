import { calendarDateKinds, calendarFeedChanges } from '#contract/calendar.ts'
import type { OwnDate } from '#server/backend/mypage/my-page.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { InterviewEnums } from '#server/backend/schema/interviews/company-types.ts'
import type { CalendarDate, CalendarInterview } from '#server/domain/calendar-dates.ts'

/** A student's dates, on their page and for the calendar program that knows the secret. */
export const addCalendar = (builder: Builder, { Round }: InterviewEnums) => {
  const Kind = builder.enumType('CalendarDateKind', { values: calendarDateKinds })
  builder.enumType('CalendarFeedChange', { values: calendarFeedChanges })
  const titleIs = 'Of the ad; null: it was taken down.'
  const Interview = builder.objectRef<CalendarInterview>('CalendarInterview').implement({
    description: 'A booked interview as a calendar shows it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      round: t.field({ type: Round, resolve: ({ round }) => round }),
      endsAt: t.field({ type: 'DateTime', resolve: ({ endsAt }) => endsAt }),
      place: t.exposeString('place', {
        nullable: true,
        description: 'Where, or an https link; null: it is off.',
      }),
      cancelled: t.exposeBoolean('cancelled'),
      sequence: t.exposeInt('sequence', { description: 'Rises with every change.' }),
      changedAt: t.field({ type: 'DateTime', resolve: ({ changedAt }) => changedAt }),
    }),
  })
  const CalendarDateRef = builder.objectRef<OwnDate>('CalendarDate').implement({
    fields: (t) => ({
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      applicationId: t.id({ nullable: true, resolve: ({ applicationId }) => applicationId }),
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title', { nullable: true, description: titleIs }),
      company: t.exposeString('company'),
      interview: t.field({ type: Interview, nullable: true, resolve: ({ interview }) => interview }),
    }),
  })
  const FeedDate = builder.objectRef<CalendarDate>('CalendarFeedDate').implement({
    description: 'A date as a calendar program gets it: no texts of messages, no answers.',
    fields: (t) => ({
      kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      applicationId: t.id({ nullable: true, resolve: ({ applicationId }) => applicationId }),
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title', { nullable: true, description: titleIs }),
      company: t.exposeString('company'),
      interview: t.field({ type: Interview, nullable: true, resolve: ({ interview }) => interview }),
    }),
  })
  builder.queryFields((t) => ({
    calendarDates: t.field({
      type: [CalendarDateRef],
      description: 'The caller’s own, earliest first; empty for everybody who is no student.',
      args: {
        from: t.arg({ type: 'DateTime', required: true }),
        until: t.arg({ type: 'DateTime', required: true, description: 'No longer part of it.' }),
      },
      resolve: (_, { from, until }, context) =>
        context.services.myPage.dates(callerOf(context).uid, new Date(from), new Date(until)),
    }),
    calendarFeedSecret: t.string({
      nullable: true,
      description: 'The secret in the address of the caller’s calendar feed; null: there is none.',
      resolve: (_parent, _args, context) => context.services.calendarFeeds.secret(callerOf(context).uid),
    }),
    calendarFeed: t.field({
      type: [FeedDate],
      nullable: true,
      description: 'All dates of whoever has this secret; null: nobody has it, or no longer.',
      args: { secret: t.arg.string({ required: true }) },
      resolve: async (_, { secret }, { services }) => {
        const uid = await services.calendarFeeds.owner(secret)
        return uid === null ? null : services.myPage.allDates(uid)
      },
    }),
  }))
  return Interview
}

export type CalendarInterviewRef = ReturnType<typeof addCalendar>
