import {
  bulkLetterAnswers,
  bulkMoveAnswers,
  bulkMoves,
  bulkReplyItemStatuses,
  bulkReplyStatuses,
  prepareRefusals,
} from '#contract/bulk-reply.ts'
import { applicationStatuses } from '#contract/codes/application.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { BulkReply, BulkReplyLetter, ShownBulkReply } from '#server/backend/replies/bulk-replies.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import type { addLegalFinding } from '#server/backend/schema/legal-finding.ts'

type Finding = ReturnType<typeof addLegalFinding>

/** Letters to several applicants, as members are shown them. */
export const addBulkReplyTypes = (builder: Builder, enums: Enums, Finding: Finding) => {
  const Status = builder.enumType('BulkReplyStatus', { values: bulkReplyStatuses })
  const LetterStatus = builder.enumType('BulkReplyLetterStatus', { values: bulkReplyItemStatuses })
  const Refusal = builder.enumType('PrepareBulkReplyRefusal', { values: prepareRefusals })
  const LetterAnswer = builder.enumType('BulkLetterAnswer', { values: bulkLetterAnswers })

  const Letter = builder.objectRef<BulkReplyLetter>('BulkReplyLetter').implement({
    description: 'One letter. name: empty once it is erased; text: empty once it is sent.',
    fields: (t) => ({
      applicationId: t.exposeID('applicationId'),
      name: t.exposeString('name'),
      title: t.exposeString('title', { description: 'Of the ad.' }),
      jobPostKind: t.field({ type: enums.JobPostKind, resolve: ({ jobPostKind }) => jobPostKind }),
      applicationStatus: t.string({
        description: `One of ${applicationStatuses.join(', ')}.`,
        resolve: ({ applicationStatus }) => applicationStatus,
      }),
      status: t.field({ type: LetterStatus, resolve: ({ status }) => status }),
      text: t.exposeString('text'),
    }),
  })
  const Line = builder.objectRef<BulkReply>('BulkReply').implement({
    description: 'Letters to several applicants; excluded: chosen ones that could not be declined any more.',
    fields: (t) => ({
      id: t.exposeID('id'),
      status: t.field({ type: Status, resolve: ({ status }) => status }),
      reason: t.exposeString('reason'),
      excluded: t.exposeInt('excluded'),
      isOwn: t.exposeBoolean('isOwn', { description: 'The caller wrote it, and may start it.' }),
      by: t.exposeString('by', {
        nullable: true,
        description: 'The display name of who wrote it; null: there is none, or the account is gone.',
      }),
      version: t.exposeString('version', { description: 'Names what its letters say.' }),
      startedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ startedAt }) => startedAt }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      ready: t.int({ resolve: ({ counts }) => counts.ready }),
      leftOut: t.int({ resolve: ({ counts }) => counts.left_out }),
      declined: t.int({ resolve: ({ counts }) => counts.declined }),
      skipped: t.int({ resolve: ({ counts }) => counts.skipped }),
    }),
  })
  const Shown = builder.objectRef<ShownBulkReply>('ShownBulkReply').implement({
    fields: (t) => ({
      bulkReply: t.field({ type: Line, resolve: (shown) => shown }),
      page: t.exposeInt('page'),
      pages: t.exposeInt('pages'),
      letters: t.field({ type: [Letter], resolve: ({ letters }) => [...letters] }),
    }),
  })
  builder.objectRef<Objects['PreparedBulkReply']>('PreparedBulkReply').implement({
    description: 'about: the placeholder or the person that a refusal is about.',
    fields: (t) => ({
      id: t.id({ nullable: true, resolve: (answer) => (answer.kind === 'prepared' ? answer.id : null) }),
      refusal: t.field({
        type: Refusal,
        nullable: true,
        resolve: (answer) => (answer.kind === 'refused' ? answer.because : null),
      }),
      about: t.string({
        nullable: true,
        resolve: (answer) => (answer.kind === 'refused' ? answer.about : null),
      }),
      findings: t.field({
        type: [Finding],
        resolve: (answer) => (answer.kind === 'refused' ? [...answer.findings] : []),
      }),
    }),
  })
  builder.objectRef<Objects['ChangedBulkLetter']>('ChangedBulkLetter').implement({
    fields: (t) => ({
      answer: t.field({ type: LetterAnswer, resolve: ({ answer }) => answer }),
      findings: t.field({ type: [Finding], resolve: ({ findings }) => [...findings] }),
    }),
  })
  builder.enumType('BulkReplyMove', { values: bulkMoves })
  builder.enumType('BulkReplyMoveAnswer', { values: bulkMoveAnswers })
  return { Line, Shown }
}

export type BulkReplyTypes = ReturnType<typeof addBulkReplyTypes>
