import {
  assignJobPostsSchema,
  bulkAdsSchema,
  closeJobPostsSchema,
  extendJobPostsSchema,
  type BulkAdOutcome,
  type BulkAdRefusal,
} from '#contract/bulk-ads.ts'
import { graphql } from '#operations/graphql.ts'
import type { JobPostOf, OwnMove } from '#server/backend/job-posts/own-job-post-moves.ts'
import type { Call } from '#server/backend/procedures/call.ts'
import { jobPostChanger } from '#server/backend/procedures/counted-caller.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

// Who may do it with one ad may with several.
const writers = whoMay('writeAds', ofArgument('companyId'), 'second_factor')
const verifiedWriters = whoMay('writeAds', ofArgument('companyId'), 'second_factor', 'verified')

type Chosen = { companyId: string; jobPostIds: readonly string[] }

/**
 * One ad after the other, each in a unit of its own, as if it were pressed alone: what is refused with one keeps no other
 * back, and what was interrupted is sent once more. Another company's ad is unknown like one that is not there.
 */
const withEach = async (
  call: Call,
  { companyId, jobPostIds }: Chosen,
  act: (uid: string, of: JobPostOf) => Promise<BulkAdRefusal | null>,
): Promise<BulkAdOutcome[]> => {
  // One ad is one change, as where it is pressed alone.
  const uid = await jobPostChanger(call, jobPostIds.length === 1 ? 'change' : 'bulk')
  const outcomes: BulkAdOutcome[] = []
  for (const id of new Set(jobPostIds)) outcomes.push({ id, refusal: await act(uid, { companyId, id }) })
  return outcomes
}

const moveEach = (call: Call, chosen: Chosen, wanted: OwnMove): Promise<BulkAdOutcome[]> =>
  withEach(call, chosen, async (uid, of) => {
    const answer = await call.services.ownJobPostMoves.move(uid, of, wanted)
    if (answer.kind === 'moved') return null
    return answer.kind === 'unknown' ? answer.kind : answer.because
  })

export const extendJobPosts = procedure({
  name: 'extendJobPosts',
  actions: ['jobPosts.choose', 'jobPosts.extendAll'],
  who: verifiedWriters,
  description: 'Sets a later deadline for each of these ads, as its form does.',
  input: extendJobPostsSchema,
  descriptions: { until: 'A day in Japan, at whose end the deadline is.' },
  answer: '[BulkJobPostOutcome!]!',
  document: graphql(`
    mutation ExtendJobPosts($companyId: ID!, $jobPostIds: [ID!]!, $until: String!) {
      extendJobPosts(companyId: $companyId, jobPostIds: $jobPostIds, until: $until) {
        id
        refusal
      }
    }
  `),
  run: (call, { until, ...chosen }) =>
    withEach(call, chosen, (uid, of) => call.services.extendDeadline(uid, of, until)),
})

export const pauseJobPosts = procedure({
  name: 'pauseJobPosts',
  actions: ['jobPosts.pauseAll'],
  who: writers,
  input: bulkAdsSchema,
  answer: '[BulkJobPostOutcome!]!',
  document: graphql(`
    mutation PauseJobPosts($companyId: ID!, $jobPostIds: [ID!]!) {
      pauseJobPosts(companyId: $companyId, jobPostIds: $jobPostIds) {
        id
        refusal
      }
    }
  `),
  run: (call, chosen) => moveEach(call, chosen, { action: 'pause' }),
})

export const closeJobPosts = procedure({
  name: 'closeJobPosts',
  actions: ['jobPosts.closeAll'],
  who: writers,
  description: 'Each for good; who applied is told.',
  input: closeJobPostsSchema,
  types: { reason: 'CompanyCloseReason!' },
  answer: '[BulkJobPostOutcome!]!',
  document: graphql(`
    mutation CloseJobPosts($companyId: ID!, $jobPostIds: [ID!]!, $reason: CompanyCloseReason!) {
      closeJobPosts(companyId: $companyId, jobPostIds: $jobPostIds, reason: $reason) {
        id
        refusal
      }
    }
  `),
  run: (call, { reason, ...chosen }) => moveEach(call, chosen, { action: 'close', reason }),
})

export const assignJobPosts = procedure({
  name: 'assignJobPosts',
  actions: ['jobPosts.assignAll'],
  who: writers,
  description: 'Puts a member in charge of each of these ads; without one, nobody.',
  input: assignJobPostsSchema,
  types: { memberId: 'ID' },
  descriptions: { memberId: 'Of the membership; null: nobody.' },
  answer: '[BulkJobPostOutcome!]!',
  document: graphql(`
    mutation AssignJobPosts($companyId: ID!, $jobPostIds: [ID!]!, $memberId: ID) {
      assignJobPosts(companyId: $companyId, jobPostIds: $jobPostIds, memberId: $memberId) {
        id
        refusal
      }
    }
  `),
  run: (call, { memberId, ...chosen }) =>
    withEach(call, chosen, (uid, of) => call.services.adAssignees.assign(uid, of, memberId)),
})
