import { inviteRefusals, slotActs, slotRefusals } from '#contract/interview.ts'
import { interviewRounds, interviewStates, interviewWays } from '#contract/codes/interview.ts'
import type {
  AdInterviews,
  CompanyInterview,
  CompanySlot,
} from '#server/backend/interviews/company-interviews.ts'
import { markOf } from '#server/backend/interviews/interviewers.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import type { ColleagueRef } from '#server/backend/schema/job-posts/add-colleagues.ts'
import type { Clash as SlotClash } from '#server/domain/interview-slots.ts'

/** The closed vocabularies of interviews. */
export const addInterviewEnums = (builder: Builder) => ({
  Round: builder.enumType('InterviewRound', { values: interviewRounds }),
  Way: builder.enumType('InterviewWay', { values: interviewWays }),
  State: builder.enumType('InterviewState', {
    values: interviewStates,
    description: 'released: was booked, and another time can be chosen.',
  }),
  Side: builder.enumType('InterviewSide', { values: ['student', 'company'] as const }),
})
export type InterviewEnums = ReturnType<typeof addInterviewEnums>

export type CompanyInterviewParts = InterviewEnums &
  Pick<Enums, 'JobPostKind' | 'CompanyRole'> & { ColleagueRef: ColleagueRef }

/** What members of a company see of its interviews. */
export const addCompanyInterviewTypes = (
  builder: Builder,
  { JobPostKind, Round, Way, State, Side, CompanyRole, ColleagueRef }: CompanyInterviewParts,
) => {
  const Interview = builder.objectRef<CompanyInterview>('CompanyInterview').implement({
    description: 'An invitation of one applicant to one round. Nothing of their other interviews.',
    fields: (t) => ({
      id: t.exposeID('id'),
      applicationId: t.exposeID('applicationId'),
      jobPostId: t.exposeID('jobPostId'),
      jobPostTitle: t.exposeString('title'),
      name: t.exposeString('name', { description: 'Of the applicant; empty: erased.' }),
      round: t.field({ type: Round, resolve: ({ round }) => round }),
      state: t.field({ type: State, resolve: ({ state }) => state }),
      releasedBy: t.field({
        type: Side,
        nullable: true,
        description: 'Who gave back the last time, or ended the invitation.',
        resolve: ({ releasedBy }) => releasedBy,
      }),
      request: t.exposeString('request', {
        nullable: true,
        description: 'That the times do not fit, and which would.',
      }),
      requestedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ requestedAt }) => requestedAt }),
      startsAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Of what is booked, or was last; null: nothing was.',
        resolve: ({ slot }) => slot?.startsAt ?? null,
      }),
      endsAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ slot }) => slot?.endsAt ?? null }),
      way: t.field({ type: Way, nullable: true, resolve: ({ slot }) => slot?.way ?? null }),
      place: t.string({ nullable: true, resolve: ({ slot }) => slot?.place ?? null }),
    }),
  })
  const Slot = builder.objectRef<CompanySlot>('InterviewSlot').implement({
    description: 'A time that a company offers.',
    fields: (t) => ({
      id: t.exposeID('id'),
      round: t.field({ type: Round, resolve: ({ round }) => round }),
      startsAt: t.field({ type: 'DateTime', resolve: ({ startsAt }) => startsAt }),
      endsAt: t.field({ type: 'DateTime', resolve: ({ endsAt }) => endsAt }),
      way: t.field({ type: Way, resolve: ({ way }) => way }),
      place: t.exposeString('place'),
      seats: t.exposeInt('seats'),
      note: t.exposeString('note'),
      cancelledAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ cancelledAt }) => cancelledAt }),
      updatedAt: t.field({
        type: 'DateTime',
        description: 'To be given as seen with a change.',
        resolve: ({ updatedAt }) => updatedAt,
      }),
      overlapping: t.exposeBoolean('overlapping', {
        description: 'Another time of the same ad, or of one of its interviewers, lies in it.',
      }),
      interviewers: t.field({
        type: [ColleagueRef],
        description: 'The members who hold its interviews.',
        resolve: ({ interviewers }) => [...interviewers],
      }),
      changedBy: t.exposeString('changedBy', { nullable: true }),
      bookings: t.field({ type: [Interview], resolve: ({ bookings }) => [...bookings] }),
    }),
  })
  const Ad = builder.objectRef<AdInterviews>('AdInterviews').implement({
    description: 'The times of one ad, with those who come and those who were asked.',
    fields: (t) => ({
      jobPostId: t.exposeID('jobPostId'),
      title: t.exposeString('title'),
      jobPostKind: t.field({ type: JobPostKind, resolve: ({ jobPostKind }) => jobPostKind }),
      slots: t.field({
        type: [Slot],
        description: 'The first first, from 30 days ago on.',
        resolve: ({ slots }) => [...slots],
      }),
      waiting: t.field({
        type: [Interview],
        description: 'Who has chosen nothing yet; those who asked for other times first.',
        resolve: ({ waiting }) => [...waiting],
      }),
    }),
  })
  const SlotRefusalEnum = builder.enumType('InterviewSlotRefusal', { values: slotRefusals })
  builder.enumType('InterviewSlotAct', { values: slotActs })
  const Clash = builder.objectRef<SlotClash>('InterviewerClash').implement({
    description: 'What an interviewer holds at the same time as a proposed one.',
    fields: (t) => ({
      proposedStart: t.field({ type: 'DateTime', resolve: ({ proposed }) => proposed.startsAt }),
      proposedEnd: t.field({ type: 'DateTime', resolve: ({ proposed }) => proposed.endsAt }),
      startsAt: t.field({ type: 'DateTime', resolve: ({ held }) => held.startsAt }),
      endsAt: t.field({ type: 'DateTime', resolve: ({ held }) => held.endsAt }),
      title: t.string({ description: 'Of the ad.', resolve: ({ held }) => held.title }),
      name: t.string({
        nullable: true,
        description: 'Of the interviewer; null: they wrote no profile yet.',
        resolve: ({ held }) => held.name,
      }),
      role: t.field({
        type: CompanyRole,
        nullable: true,
        description: 'Of the interviewer; null: another of the proposed times, whoever holds it.',
        resolve: ({ held }) => held.role,
      }),
      isBooked: t.boolean({
        description: 'Whether somebody has chosen it.',
        resolve: ({ held }) => held.isBooked,
      }),
    }),
  })
  builder.objectRef<Objects['InterviewSlotAnswer']>('InterviewSlotAnswer').implement({
    fields: (t) => ({
      clashes: t.field({
        type: [Clash],
        description: 'Of the refusal clash, or what was looked for.',
        resolve: ({ clashes }) => [...clashes],
      }),
      clashMark: t.string({
        description: 'To be given as seenClashes with what is saved despite them.',
        resolve: ({ clashes }) => markOf(clashes),
      }),
      refusal: t.field({ type: SlotRefusalEnum, nullable: true, resolve: ({ refusal }) => refusal }),
    }),
  })
  const InviteRefusalEnum = builder.enumType('InviteRefusal', { values: inviteRefusals })
  builder.objectRef<Objects['InterviewInviteAnswer']>('InterviewInviteAnswer').implement({
    fields: (t) => ({
      refusal: t.field({ type: InviteRefusalEnum, nullable: true, resolve: ({ refusal }) => refusal }),
      told: t.exposeInt('told', { description: 'People who got a mail.' }),
      more: t.exposeBoolean('more', { description: 'There are others, for the next press.' }),
    }),
  })
  return { Interview, Ad }
}
