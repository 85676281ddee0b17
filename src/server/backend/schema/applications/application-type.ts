import { profileParts } from '#contract/profile-parts.ts'
import type { OwnApplication } from '#server/backend/applications/own-applications.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import {
  isOverdue,
  lastReplyAt,
  moveApplication,
  type ApplicationAction,
} from '#server/domain/application-life.ts'

type Event = OwnApplication['events'][number]
type File = OwnApplication['files'][number]

const ownActions = [
  'submit',
  'withdraw',
  'accept',
  'decline',
  'close',
] as const satisfies readonly ApplicationAction[]

/** What the student can do with it at this instant. */
const nextActions = (row: OwnApplication, now: Date) =>
  ownActions.filter(
    (action) =>
      moveApplication({ ...row, jobPostKind: row.ad.kind }, action, 'student', now).kind === 'moved' &&
      (action !== 'submit' || row.ad.open),
  )

const addParts = (builder: Builder, enums: Enums) => ({
  Event: builder.objectRef<Event>('ApplicationEvent').implement({
    description: 'One step in the life of an application.',
    fields: (t) => ({
      id: t.exposeID('id'),
      actor: t.field({ type: enums.ApplicationActor, resolve: ({ actor }) => actor }),
      status: t.field({
        type: enums.ApplicationStatus,
        description: 'The status it led to.',
        resolve: ({ status }) => status,
      }),
      late: t.exposeBoolean('late', { description: 'The company answered after the promised day.' }),
      text: t.exposeString('text', { nullable: true, description: 'What was said with it.' }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    }),
  }),
  File: builder.objectRef<File>('ApplicationFile').implement({
    description: 'A file that goes with an application.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      kind: t.exposeString('kind', { description: 'A code of fileKinds.' }),
      type: t.exposeString('type', { description: 'A code of fileTypes.' }),
      size: t.exposeInt('size', { description: 'Bytes.' }),
      scan: t.exposeString('scan', { description: 'A code of fileScans.' }),
    }),
  }),
})

/** An application as its writer is told of it. */
export const addApplicationType = (builder: Builder, enums: Enums) => {
  const { Event, File } = addParts(builder, enums)
  const Part = builder.enumType('ProfilePart', { values: profileParts })
  const Action = builder.enumType('ApplicationAction', {
    values: ownActions,
    description: 'What a student does with an application.',
  })
  return builder.objectRef<Objects['Application']>('Application').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      jobPostId: t.exposeID('jobPostId'),
      companyId: t.exposeID('companyId'),
      jobPostTitle: t.string({ resolve: ({ ad }) => ad.title }),
      jobPostKind: t.field({ type: enums.JobPostKind, resolve: ({ ad }) => ad.kind }),
      companyName: t.string({ resolve: ({ ad }) => ad.companyName }),
      jobPostOpen: t.boolean({
        description: 'True when one can apply to the ad now.',
        resolve: ({ ad }) => ad.open,
      }),
      validThrough: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the ad closes.',
        resolve: ({ ad }) => ad.validThrough,
      }),
      status: t.field({ type: enums.ApplicationStatus, resolve: ({ status }) => status }),
      attempt: t.exposeInt('attempt', { description: '2: the one new application after a withdrawal.' }),
      revision: t.exposeInt('revision', {
        description: 'Of the ad, as the student saw it last before sending.',
      }),
      presentRevision: t.int({
        description: 'Of the ad, as it stands: higher when it changed since.',
        resolve: ({ ad }) => ad.revision,
      }),
      questions: t.stringList({
        description: 'Those of the ad at that revision; the answers are in their order.',
        resolve: ({ questions }) => [...questions],
      }),
      answers: t.exposeStringList('answers'),
      message: t.exposeString('message'),
      accommodation: t.exposeString('accommodation', {
        description: 'What the person needs in interviews; the company reads it from the first one on.',
      }),
      leftOut: t.field({
        type: [Part],
        description: 'Parts of the profile that the company does not get.',
        resolve: ({ leftOut }) => leftOut,
      }),
      profile: t.field({
        type: 'ProfileSnapshot',
        nullable: true,
        description: 'As it was sent; null: not sent yet, or erased.',
        resolve: ({ profile }) => profile,
      }),
      files: t.field({ type: [File], resolve: ({ files }) => files }),
      events: t.field({
        type: [Event],
        description: 'The first first.',
        resolve: ({ events }) => events,
      }),
      nextActions: t.field({
        type: [Action],
        description: 'What the student can do now.',
        resolve: (row, _, { now }) => nextActions(row, now),
      }),
      overdue: t.boolean({
        description: 'The promised instant has passed without an answer.',
        resolve: (row, _, { now }) => isOverdue(row, now),
      }),
      lastReplyAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the company can no longer answer, and the site ends it; null: a draft.',
        resolve: (row) => lastReplyAt(row),
      }),
      submittedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ submittedAt }) => submittedAt }),
      replyDueAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'By when the company promised to answer: the last moment of a day in Japan.',
        resolve: ({ replyDueAt }) => replyDueAt,
      }),
      answeredAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ answeredAt }) => answeredAt }),
      closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
      reason: t.exposeString('reason', {
        nullable: true,
        description: 'Why it ended; empty: nothing was said, null: not ended, or erased.',
      }),
      offer: t.field({
        type: 'Offer',
        nullable: true,
        description: 'What the company said of the work with its offer.',
        resolve: ({ offer }) => offer,
      }),
      eraseAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When what it says of the person is erased.',
        resolve: ({ eraseAt }) => eraseAt,
      }),
      erasedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ erasedAt }) => erasedAt }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    }),
  })
}

export type ApplicationType = ReturnType<typeof addApplicationType>
