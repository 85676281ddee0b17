import { closeJobPostSchema, jobPostOfSchema, publishJobPostSchema } from '#contract/job-post-life.ts'
import { graphql } from '#operations/graphql.ts'
import type { JobPostOf, OwnMove, OwnMoveAnswer } from '#server/backend/job-posts/own-job-post-moves.ts'
import type { Call } from '#server/backend/procedures/call.ts'
import { jobPostChanger } from '#server/backend/procedures/counted-caller.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { byToken, ofArgument, whoMay } from '#server/domain/access-row.ts'

const writers = whoMay('writeAds', ofArgument('companyId'), 'second_factor')
const verifiedWriters = whoMay('writeAds', ofArgument('companyId'), 'second_factor', 'verified')

const MoveResult = graphql(`
  fragment MoveResult on JobPostMoveAnswer @_unmask {
    id
    status
    refusal
    missing
  }
`)

const answerOf = ({ id }: JobPostOf, answer: OwnMoveAnswer): Objects['JobPostMoveAnswer'] => {
  switch (answer.kind) {
    case 'unknown':
      throw codedError('NOT_FOUND', 'The company has no such ad')
    case 'refused':
      return { id, status: null, refusal: answer.because, missing: answer.missing }
    case 'moved':
      return { id: answer.id, status: answer.status, refusal: null, missing: [] }
  }
}

const move = async (call: Call, of: JobPostOf, wanted: OwnMove) => {
  const uid = await jobPostChanger(call, 'change')
  return answerOf(of, await call.services.ownJobPostMoves.move(uid, of, wanted))
}

export const publishJobPost = procedure({
  name: 'publishJobPost',
  actions: ['jobPosts.publish'],
  // Only a verified address puts an ad before students.
  who: byToken('publish', verifiedWriters),
  description: 'A draft: published, scheduled, or in review where its wording has to be looked at.',
  input: publishJobPostSchema,
  types: { publishAt: 'DateTime', dispute: 'String' },
  descriptions: {
    publishAt: 'Null: at once.',
    dispute: 'Why what the check blocks is a mistake: the operator reads it. Empty: nothing is said.',
  },
  answer: 'JobPostMoveAnswer!',
  document: graphql(
    `
      mutation PublishJobPost($companyId: ID!, $id: ID!, $publishAt: DateTime, $dispute: String) {
        publishJobPost(companyId: $companyId, id: $id, publishAt: $publishAt, dispute: $dispute) {
          ...MoveResult
        }
      }
    `,
    [MoveResult],
  ),
  run: async ({ services, caller }, { publishAt, dispute, ...ad }) => {
    const wanted = publishAt === null || publishAt === undefined ? null : new Date(publishAt)
    return answerOf(ad, await services.ownJobPostMoves.publish(caller.uid, ad, wanted, dispute))
  },
})

export const takeBackJobPost = procedure({
  name: 'takeBackJobPost',
  actions: ['jobPosts.takeBack'],
  who: byToken('publish', writers),
  description: 'What waits for the operator or for its time becomes a draft again.',
  input: jobPostOfSchema,
  answer: 'JobPostMoveAnswer!',
  document: graphql(
    `
      mutation TakeBackJobPost($companyId: ID!, $id: ID!) {
        takeBackJobPost(companyId: $companyId, id: $id) {
          ...MoveResult
        }
      }
    `,
    [MoveResult],
  ),
  run: (call, ad) => move(call, ad, { action: 'return' }),
})

export const pauseJobPost = procedure({
  name: 'pauseJobPost',
  actions: ['jobPosts.pause'],
  who: byToken('publish', writers),
  input: jobPostOfSchema,
  answer: 'JobPostMoveAnswer!',
  document: graphql(
    `
      mutation PauseJobPost($companyId: ID!, $id: ID!) {
        pauseJobPost(companyId: $companyId, id: $id) {
          ...MoveResult
        }
      }
    `,
    [MoveResult],
  ),
  run: (call, ad) => move(call, ad, { action: 'pause' }),
})

export const resumeJobPost = procedure({
  name: 'resumeJobPost',
  actions: ['jobPosts.resume'],
  who: byToken('publish', verifiedWriters),
  input: jobPostOfSchema,
  answer: 'JobPostMoveAnswer!',
  document: graphql(
    `
      mutation ResumeJobPost($companyId: ID!, $id: ID!) {
        resumeJobPost(companyId: $companyId, id: $id) {
          ...MoveResult
        }
      }
    `,
    [MoveResult],
  ),
  run: (call, ad) => move(call, ad, { action: 'resume' }),
})

export const closeJobPost = procedure({
  name: 'closeJobPost',
  actions: ['jobPosts.close'],
  who: byToken('publish', writers),
  description: 'For good; who applied is told.',
  input: closeJobPostSchema,
  types: { reason: 'CompanyCloseReason!' },
  answer: 'JobPostMoveAnswer!',
  document: graphql(
    `
      mutation CloseJobPost($companyId: ID!, $id: ID!, $reason: CompanyCloseReason!) {
        closeJobPost(companyId: $companyId, id: $id, reason: $reason) {
          ...MoveResult
        }
      }
    `,
    [MoveResult],
  ),
  run: (call, { reason, ...ad }) => move(call, ad, { action: 'close', reason }),
})

export const relistJobPost = procedure({
  name: 'relistJobPost',
  actions: ['jobPosts.relist'],
  who: writers,
  description: 'Makes a new draft of an ad that has ended, without its dates.',
  input: jobPostOfSchema,
  answer: 'JobPostMoveAnswer!',
  document: graphql(
    `
      mutation RelistJobPost($companyId: ID!, $id: ID!) {
        relistJobPost(companyId: $companyId, id: $id) {
          ...MoveResult
        }
      }
    `,
    [MoveResult],
  ),
  run: async (call, ad) => {
    const uid = await jobPostChanger(call, 'change')
    return answerOf(ad, await call.services.ownJobPostMoves.relist(uid, ad))
  },
})

export const discardJobPost = procedure({
  name: 'discardJobPost',
  actions: ['jobPosts.discard'],
  who: writers,
  description: 'Deletes a draft.',
  input: jobPostOfSchema,
  answer: 'JobPostMoveAnswer!',
  document: graphql(
    `
      mutation DiscardJobPost($companyId: ID!, $id: ID!) {
        discardJobPost(companyId: $companyId, id: $id) {
          ...MoveResult
        }
      }
    `,
    [MoveResult],
  ),
  run: async (call, ad) => {
    const uid = await jobPostChanger(call, 'change')
    return answerOf(ad, await call.services.ownJobPostMoves.discard(uid, ad))
  },
})
