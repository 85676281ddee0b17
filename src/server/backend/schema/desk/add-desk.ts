import { claimableKinds, deskQueues, deskRefusals, deskSteps } from '#contract/desk.ts'
import type { Claim } from '#server/backend/desk/claims.ts'
import type { PreviewedMail } from '#server/backend/desk/acts.ts'
import type { DeskTodayReader, QueueCount, WaitingThing } from '#server/backend/desk/today.ts'
import type { DeskDay } from '#server/backend/desk/figures.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'

/** What the desks of all areas have in common, and what waits today. */
export const addDesk = (builder: Builder) => {
  const Queue = builder.enumType('DeskQueue', { values: deskQueues })
  builder.enumType('ClaimableKind', { values: claimableKinds })
  builder.enumType('DeskStep', { values: deskSteps })
  const Refusal = builder.enumType('DeskRefusal', { values: deskRefusals })
  const DeskMail = builder.objectRef<PreviewedMail>('DeskMail').implement({
    description: 'A mail that an act sends, as it reads.',
    fields: (t) => ({
      subject: t.exposeString('subject'),
      text: t.exposeString('text'),
      readers: t.exposeInt('readers', { description: 'How many get it.' }),
    }),
  })
  builder.objectRef<Objects['DeskOutcome']>('DeskOutcome').implement({
    description:
      'What became of an act at the desk: it was done, or it would send these mails, or it was refused.',
    fields: (t) => ({
      done: t.boolean({ resolve: ({ kind }) => kind === 'done' }),
      mails: t.field({
        type: [DeskMail],
        description: 'Of a preview.',
        resolve: (outcome) => (outcome.kind === 'preview' ? [...outcome.mails] : []),
      }),
      refusal: t.field({
        type: Refusal,
        nullable: true,
        resolve: (outcome) => (outcome.kind === 'refused' ? outcome.refusal : null),
      }),
      words: t.string({
        nullable: true,
        description: 'What else has to be known of a refusal, such as who has the thing.',
        resolve: (outcome) => (outcome.kind === 'refused' ? outcome.words : null),
      }),
    }),
  })
  const DeskClaim = builder.objectRef<Claim>('DeskClaim').implement({
    description: 'Who has a thing at the desk, and until when.',
    fields: (t) => ({
      holder: t.exposeString('holder'),
      own: t.boolean({ resolve: ({ uid }, _, { identity }) => identity?.uid === uid }),
      until: t.field({ type: 'DateTime', resolve: ({ until }) => until }),
    }),
  })
  const Count = builder.objectRef<QueueCount>('DeskQueueCount').implement({
    fields: (t) => ({
      queue: t.field({ type: Queue, resolve: ({ queue }) => queue }),
      waiting: t.exposeInt('waiting'),
    }),
  })
  const Thing = builder.objectRef<WaitingThing>('DeskThing').implement({
    description: 'One thing that waits for the operator.',
    fields: (t) => ({
      queue: t.field({ type: Queue, resolve: ({ queue }) => queue }),
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      since: t.field({ type: 'DateTime', resolve: ({ since }) => since }),
      dueAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The end of the day that people were promised.',
        resolve: ({ dueAt }) => dueAt,
      }),
      urgent: t.exposeBoolean('urgent', { description: 'An ad in which signs of crime were found.' }),
      claim: t.field({ type: DeskClaim, nullable: true, resolve: ({ claim }) => claim }),
    }),
  })
  const Today = builder.objectRef<DeskTodayReader>('DeskToday').implement({
    fields: (t) => ({
      counts: t.field({
        type: [Count],
        resolve: async (today, _, { services: { desk } }) => [
          ...(await today.counts((await desk.operations.tasks.failed()).length)),
        ],
      }),
      things: t.field({
        type: [Thing],
        description: 'The earliest promise first; 50 at the most.',
        resolve: async (today) => [...(await today.things())],
      }),
    }),
  })
  const Day = builder.objectRef<DeskDay>('DeskDay').implement({
    description: 'What happened on one day in Japan.',
    fields: (t) => ({
      day: t.field({ type: 'Date', resolve: ({ day }) => day }),
      signUps: t.exposeInt('signUps'),
      companies: t.exposeInt('companies'),
      jobPosts: t.exposeInt('jobPosts'),
      applications: t.exposeInt('applications'),
      answers: t.exposeInt('answers'),
      answersInTime: t.exposeInt('answersInTime'),
    }),
  })
  builder.queryFields((t) => ({
    deskDays: t.field({
      type: [Day],
      description: 'The last four weeks, today last.',
      resolve: async (_, __, { services }) => [...(await services.desk.figures.days())],
    }),
    deskFiguresCsv: t.string({
      description: 'Figures for the yearly report, as of the end of a day. Noted in the audit log.',
      args: { on: t.arg({ type: 'Date', required: true }) },
      resolve: (_, { on }, context) => context.services.desk.files.figures(callerOf(context).uid, on),
    }),
    deskComplaintsCsv: t.string({
      description: 'Complaints of a calendar year, without people. Noted in the audit log.',
      args: { year: t.arg.int({ required: true }) },
      resolve: (_, { year }, context) => {
        if (year < 2000 || year > 2999) throw inputError('year must be from 2000 to 2999')
        return context.services.desk.files.complaints(callerOf(context).uid, year)
      },
    }),
    deskToday: t.field({ type: Today, resolve: (_, __, { services }) => services.desk.today }),
  }))
  return { DeskClaim }
}
