import {
  bulkReplyOfSchema,
  changeBulkLetterSchema,
  leaveOutSchema,
  moveBulkReplySchema,
  prepareBulkReplySchema,
} from '#contract/bulk-reply.ts'
import { declineReasons } from '#contract/codes/application.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError, inputError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { BulkReplyTypes } from './bulk-reply-types.ts'
import { changingMember } from './changing-member.ts'

/** Declining several applicants with a letter to each, looked through before it is sent. */
export const addBulkReplies = (builder: Builder, types: BulkReplyTypes): void => {
  const { Line, Shown, Prepared, Changed, LetterAnswer, Move, MoveAnswer } = types
  builder.queryFields((t) => ({
    bulkReplies: t.field({
      type: [Line],
      description: 'The newest first; 20 at the most.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, context) =>
        context.services.replies.bulk.list(callerOf(context).uid, companyId),
    }),
    bulkReply: t.field({
      type: Shown,
      nullable: true,
      description: 'With a page of its letters, 20 at the most. Null: the company has no such one.',
      args: {
        companyId: t.arg.id({ required: true }),
        id: t.arg.id({ required: true }),
        page: t.arg.int({ required: true }),
      },
      resolve: (_, { page, ...input }, context) => {
        if (page < 1 || page > 1000) throw inputError('page is out of range')
        const of = parseInput(bulkReplyOfSchema, input)
        return context.services.replies.bulk.show(callerOf(context).uid, { ...of, page })
      },
    }),
  }))
  builder.mutationFields((t) => {
    const of = { companyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) }
    return {
      prepareBulkReply: t.field({
        type: Prepared,
        description: `Makes a letter for each; nothing is sent yet. reason: one of ${declineReasons.join(', ')}.`,
        args: {
          companyId: t.arg.id({ required: true }),
          applicationIds: t.arg.idList({ required: true }),
          reason: t.arg.string({ required: true }),
          body: t.arg.string({ required: true }),
        },
        resolve: (_, input, context) =>
          context.services.replies.prepareBulk(
            callerOf(context).uid,
            parseInput(prepareBulkReplySchema, input),
          ),
      }),
      changeBulkLetter: t.field({
        type: Changed,
        args: { ...of, applicationId: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
        resolve: async (_, input, context) => {
          const wanted = parseInput(changeBulkLetterSchema, input)
          return context.services.replies.bulk.rewrite(await changingMember(context), wanted)
        },
      }),
      leaveOutBulkLetter: t.field({
        type: LetterAnswer,
        description: 'leaveOut: yes, or no to take it in again.',
        args: {
          ...of,
          applicationId: t.arg.id({ required: true }),
          leaveOut: t.arg.string({ required: true }),
        },
        resolve: async (_, input, context) => {
          const { leaveOut, ...letter } = parseInput(leaveOutSchema, input)
          const wanted = { ...letter, leaveOut: leaveOut === 'yes' }
          return context.services.replies.bulk.leaveOut(await changingMember(context), wanted)
        },
      }),
      moveBulkReply: t.field({
        type: MoveAnswer,
        description: 'seen: the version as it was shown, for the start.',
        args: { ...of, move: t.arg({ type: Move, required: true }), seen: t.arg.string() },
        resolve: async (_, input, context) => {
          const wanted = parseInput(moveBulkReplySchema, input)
          const answer = await context.services.replies.bulk.move(callerOf(context).uid, wanted)
          if (answer === null) throw codedError('NOT_FOUND', 'No such letters are the caller’s to send')
          return answer
        },
      }),
    }
  })
}
