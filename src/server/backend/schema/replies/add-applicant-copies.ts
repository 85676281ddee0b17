import { applicantsListSchema } from '#contract/applicants-copy.ts'
import { bulkReplyIdsSchema } from '#contract/bulk-reply.ts'
import type { BulkCandidate, BulkCandidates } from '#server/backend/replies/bulk-candidates.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'

/** What is taken out of a company's list of applicants: who of it can be declined, and a copy of it. */
export const addApplicantCopies = (builder: Builder): void => {
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
      },
      resolve: (_, { ids, ...input }, { services }) =>
        services.replies.bulkCandidates({
          ...parseInput(applicantsListSchema, input),
          ids: ids === null || ids === undefined ? null : parseInput(bulkReplyIdsSchema, ids),
        }),
    }),
  }))
  builder.mutationFields((t) => ({
    exportApplicants: t.string({
      description: 'The list as CSV, 10,000 applicants at the most. It is named as by its address.',
      args: {
        companyId: t.arg.id({ required: true }),
        jobPostId: t.arg.id(),
        status: t.arg.string(),
        sort: t.arg.string(),
        q: t.arg.string(),
      },
      resolve: async (_, input, context) => {
        const wanted = parseInput(applicantsListSchema, input)
        const text = await context.services.replies.exportApplicants(callerOf(context).uid, wanted)
        if (text === null) throw codedError('RATE_LIMITED', 'Too many copies')
        return text
      },
    }),
  }))
}
