import { bulkReplyOfSchema } from '#contract/bulk-reply.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { BulkReplyTypes } from './bulk-reply-types.ts'

/** Declining several applicants with a letter to each, looked through before it is sent. */
export const addBulkReplies = (builder: Builder, { Line, Shown }: BulkReplyTypes): void => {
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
}
