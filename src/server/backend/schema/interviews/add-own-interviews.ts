import { ownInterviewRefusals } from '#contract/interview.ts'
import type { Clash, OwnInterview, OwnSlot } from '#server/backend/interviews/own-interviews.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import type { InterviewEnums } from './company-types.ts'

const addTypes = (builder: Builder, { Round, Way, State, Side }: InterviewEnums) => {
  const ClashRef = builder.objectRef<Clash>('InterviewClash').implement({
    description: 'Another booked interview of the same student.',
    fields: (t) => ({
      applicationId: t.exposeID('applicationId'),
      jobPostTitle: t.exposeString('title'),
      companyName: t.exposeString('company'),
      startsAt: t.field({ type: 'DateTime', resolve: ({ startsAt }) => startsAt }),
      endsAt: t.field({ type: 'DateTime', resolve: ({ endsAt }) => endsAt }),
    }),
  })
  const Slot = builder.objectRef<OwnSlot>('OwnInterviewSlot').implement({
    description: 'A time that the student may choose.',
    fields: (t) => ({
      id: t.exposeID('id'),
      startsAt: t.field({ type: 'DateTime', resolve: ({ startsAt }) => startsAt }),
      endsAt: t.field({ type: 'DateTime', resolve: ({ endsAt }) => endsAt }),
      way: t.field({ type: Way, resolve: ({ way }) => way }),
      place: t.exposeString('place', {
        nullable: true,
        description: 'Null: a link, which is told to those who have chosen.',
      }),
      seatsLeft: t.exposeInt('seatsLeft'),
      overlapping: t.field({ type: [ClashRef], resolve: ({ overlapping }) => [...overlapping] }),
    }),
  })
  return builder.objectRef<OwnInterview>('OwnInterview').implement({
    description: 'An invitation to an interview, as the student is told of it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      round: t.field({ type: Round, resolve: ({ round }) => round }),
      state: t.field({ type: State, resolve: ({ state }) => state }),
      releasedBy: t.field({ type: Side, nullable: true, resolve: ({ releasedBy }) => releasedBy }),
      request: t.exposeString('request', { nullable: true }),
      onHold: t.exposeBoolean('onHold', {
        description: 'The company is suspended or its ad taken down: nothing is chosen or asked for.',
      }),
      startsAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Of what is booked, or was last; null: nothing was.',
        resolve: ({ slot }) => slot?.startsAt ?? null,
      }),
      endsAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ slot }) => slot?.endsAt ?? null }),
      way: t.field({ type: Way, nullable: true, resolve: ({ slot }) => slot?.way ?? null }),
      place: t.string({
        nullable: true,
        description: 'Null: nothing is booked, or the company is suspended or its ad taken down.',
        resolve: ({ slot }) => slot?.place ?? null,
      }),
      note: t.string({
        nullable: true,
        resolve: ({ slot }) => slot?.note ?? null,
      }),
      changeUntil: t.field({ type: 'DateTime', nullable: true, resolve: ({ changeUntil }) => changeUntil }),
      mayChange: t.exposeBoolean('mayChange', {
        description: 'What is booked can be changed or given back.',
      }),
      slots: t.field({ type: [Slot], resolve: ({ slots }) => slots }),
      overlapping: t.field({ type: [ClashRef], resolve: ({ overlapping }) => [...overlapping] }),
    }),
  })
}

/** What students see and do of their interviews. */
export const addOwnInterviews = (builder: Builder, enums: InterviewEnums): void => {
  const Interview = addTypes(builder, enums)
  const Refusal = builder.enumType('OwnInterviewRefusal', { values: ownInterviewRefusals })
  builder.objectRef<Objects['OwnInterviewAnswer']>('OwnInterviewAnswer').implement({
    fields: (t) => ({
      applicationId: t.id({ nullable: true, resolve: ({ applicationId }) => applicationId }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
    }),
  })
  builder.queryFields((t) => ({
    ownInterviews: t.field({
      type: [Interview],
      description: 'Of one of the caller’s applications, the first first.',
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: (_, { applicationId }, context) =>
        isUuid(applicationId) ? context.services.interviews.own.of(callerOf(context).uid, applicationId) : [],
    }),
  }))
}
