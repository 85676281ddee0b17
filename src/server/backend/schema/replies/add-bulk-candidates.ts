import { applicantsWordsSchema, listOfWords } from '#contract/applicants-copy.ts'
import { bulkReplyIdsSchema } from '#contract/bulk-reply.ts'
import type { BulkCandidate, BulkCandidates } from '#server/backend/replies/bulk-candidates.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** Who of a company's list of applicants can be declined. */
export const addBulkCandidates = (builder: Builder): void => {
  const Candidate = builder.objectRef<BulkCandidate>('BulkCandidate').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      title: t.exposeString('title', { description: 'Of the ad.' }),
    }),
  })
  const Candidates = builder.objectRef<BulkCandidates>('BulkCandidates').implement({
    description: 'more: the list has more than may be declined at once.',
    fields: (t) => ({
      candidates: t.field({ type: [Candidate], resolve: ({ candidates }) => [...candidates] }),
      more: t.exposeBoolean('more'),
    }),
  })
  builder.queryFields((t) => ({
    bulkCandidates: t.field({
      type: Candidates,
      description:
        'Who of these, or of a whole list where ids is null, can be declined; 500 at the most. The list is named as by its address.',
      args: {
        companyId: t.arg.id({ required: true }),
        ids: t.arg.idList(),
        jobPostId: t.arg.id(),
        status: t.arg.string(),
        sort: t.arg.string(),
        q: t.arg.string(),
        mine: t.arg.string({ description: '1: only of ads that the caller is in charge of.' }),
      },
      resolve: (_, { ids, ...input }, context) =>
        context.services.replies.bulkCandidates({
          uid: callerOf(context).uid,
          ...listOfWords(parseInput(applicantsWordsSchema, input)),
          ids: ids === null || ids === undefined ? null : parseInput(bulkReplyIdsSchema, ids),
        }),
    }),
  }))
}
