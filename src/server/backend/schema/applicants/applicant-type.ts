import type { ApplicantLine } from '#server/backend/applicants/applicant-list.ts'
import type { Applicant } from '#server/backend/applicants/one-applicant.ts'
import { applicantMoves } from '#contract/applicants.ts'
import { offerNotices, offerTerms } from '#contract/offer.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { isOverdue, lastReplyAt } from '#server/domain/application-life.ts'

type Event = Applicant['events'][number]
type File = Applicant['files'][number]
type Note = Applicant['notes'][number]

/** An application in its company's list. */
export const addApplicantLine = (builder: Builder, enums: Enums) =>
  builder.objectRef<ApplicantLine>('ApplicantLine').implement({
    description: 'An application in the list of its company.',
    fields: (t) => ({
      id: t.exposeID('id'),
      jobPostId: t.exposeID('jobPostId'),
      jobPostTitle: t.exposeString('jobPostTitle'),
      jobPostKind: t.field({ type: enums.JobPostKind, resolve: ({ jobPostKind }) => jobPostKind }),
      status: t.field({ type: enums.ApplicationStatus, resolve: ({ status }) => status }),
      attempt: t.exposeInt('attempt'),
      name: t.exposeString('name', { nullable: true, description: 'Null: erased.' }),
      kana: t.exposeString('kana', { nullable: true }),
      school: t.exposeString('school', { nullable: true }),
      graduation: t.exposeString('graduation', { nullable: true, description: 'YYYY-MM.' }),
      submittedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ submittedAt }) => submittedAt }),
      replyDueAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'By when an answer was promised.',
        resolve: ({ replyDueAt }) => replyDueAt,
      }),
      overdue: t.boolean({ resolve: (row, _, { now }) => isOverdue(row, now) }),
      lastReplyAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When it can no longer be answered.',
        resolve: (row) => lastReplyAt(row),
      }),
      answeredAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ answeredAt }) => answeredAt }),
      closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
    }),
  })

const addParts = (builder: Builder, enums: Enums) => ({
  Event: builder.objectRef<Event>('ApplicantEvent').implement({
    description: 'One step in the life of an application, as the company is told of it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      actor: t.field({ type: enums.ApplicationActor, resolve: ({ actor }) => actor }),
      byName: t.string({
        nullable: true,
        description: 'Which of its members it was.',
        resolve: ({ by }) => by?.name ?? null,
      }),
      byRole: t.field({
        type: enums.CompanyRole,
        nullable: true,
        description: 'Null: it was nobody of the company, or they have left.',
        resolve: ({ by }) => by?.role ?? null,
      }),
      status: t.field({
        type: enums.ApplicationStatus,
        description: 'The status it led to.',
        resolve: ({ status }) => status,
      }),
      late: t.exposeBoolean('late', { description: 'The answer came after the promised day.' }),
      text: t.exposeString('text', { nullable: true, description: 'What was said with it.' }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    }),
  }),
  File: builder.objectRef<File>('ApplicantFile').implement({
    description: 'A file that was sent with an application.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      kind: t.exposeString('kind', { description: 'A code of fileKinds.' }),
      size: t.exposeInt('size', { description: 'Bytes.' }),
      scan: t.exposeString('scan', { description: 'A code of fileScans; clean alone can be read.' }),
    }),
  }),
  Note: builder.objectRef<Note>('ApplicantNote').implement({
    description: 'What a member wrote down for the company; students never see it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      byName: t.string({ nullable: true, resolve: ({ by }) => by?.name ?? null }),
      byRole: t.field({ type: enums.CompanyRole, nullable: true, resolve: ({ by }) => by?.role ?? null }),
      own: t.boolean({
        description: 'The caller wrote it.',
        resolve: ({ byUid }, _, { identity }) => byUid !== null && byUid === identity?.uid,
      }),
      text: t.exposeString('text'),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    }),
  }),
})

/** An application as its company is told of it. */
export const addApplicantType = (builder: Builder, enums: Enums) => {
  const { Event, File, Note } = addParts(builder, enums)
  const Move = builder.enumType('ApplicantMove', { values: applicantMoves })
  builder.enumType('OfferTerms', { values: offerTerms })
  builder.enumType('OfferNotice', { values: offerNotices })
  const Type = builder.objectRef<Applicant>('Applicant').implement({
    description: 'An application as its company sees it; once it was taken back, name and dates alone.',
    fields: (t) => ({
      id: t.exposeID('id'),
      jobPostId: t.exposeID('jobPostId'),
      jobPostTitle: t.exposeString('jobPostTitle'),
      jobPostKind: t.field({ type: enums.JobPostKind, resolve: ({ jobPostKind }) => jobPostKind }),
      status: t.field({ type: enums.ApplicationStatus, resolve: ({ status }) => status }),
      attempt: t.exposeInt('attempt'),
      name: t.exposeString('name', { nullable: true, description: 'Null: erased.' }),
      kana: t.exposeString('kana', { nullable: true }),
      revision: t.exposeInt('revision', { description: 'Of the ad, as the student saw it last.' }),
      presentRevision: t.exposeInt('presentRevision'),
      questions: t.stringList({ resolve: ({ questions }) => [...questions] }),
      answers: t.stringList({ resolve: ({ answers }) => [...answers] }),
      message: t.exposeString('message'),
      accommodation: t.exposeString('accommodation', {
        description: 'What the person needs in interviews; empty before the first one.',
      }),
      profile: t.field({
        type: 'ProfileSnapshot',
        nullable: true,
        description: 'As it was sent.',
        resolve: ({ profile }) => profile,
      }),
      presentProfile: t.field({
        type: 'ProfileSnapshot',
        nullable: true,
        description: 'As it stands now, while the student lets the company see that.',
        resolve: ({ present }) => present,
      }),
      files: t.field({ type: [File], resolve: ({ files }) => files }),
      events: t.field({ type: [Event], description: 'The first first.', resolve: ({ events }) => events }),
      notes: t.field({ type: [Note], description: 'The first first.', resolve: ({ notes }) => notes }),
      moves: t.field({
        type: [Move],
        description: 'What can be done with it now, by who may.',
        resolve: ({ moves }) => [...moves],
      }),
      canMessage: t.exposeBoolean('canMessage', {
        description:
          'The student can be written to about it; false: taken back, erased, or without an account.',
      }),
      submittedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ submittedAt }) => submittedAt }),
      replyDueAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ replyDueAt }) => replyDueAt }),
      overdue: t.boolean({ resolve: (row, _, { now }) => isOverdue(row, now) }),
      lastReplyAt: t.field({ type: 'DateTime', nullable: true, resolve: (row) => lastReplyAt(row) }),
      answeredAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ answeredAt }) => answeredAt }),
      closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
      reason: t.exposeString('reason', {
        nullable: true,
        description: 'What was said with the end; null: not ended, erased, or taken back.',
      }),
      declineReason: t.field({
        type: enums.DeclineReason,
        nullable: true,
        description: 'For the company itself; students never see it.',
        resolve: ({ declineReason }) => declineReason,
      }),
      offer: t.field({
        type: 'Offer',
        nullable: true,
        description: 'What was said of the work with the offer.',
        resolve: ({ offer }) => offer,
      }),
      eraseAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ eraseAt }) => eraseAt }),
      erasedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ erasedAt }) => erasedAt }),
      updatedAt: t.field({
        type: 'DateTime',
        description: 'For moveApplicant: what the caller saw.',
        resolve: ({ updatedAt }) => updatedAt,
      }),
    }),
  })
  return Type
}

export type ApplicantType = ReturnType<typeof addApplicantType>
