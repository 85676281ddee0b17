import { graphql } from './graphql.ts'

/** An application in its company's list. */
export const ApplicantLine = graphql(`
  fragment ApplicantLine on ApplicantLine @_unmask {
    id
    jobPostId
    jobPostTitle
    jobPostKind
    status
    name
    kana
    school
    graduation
    submittedAt
    replyDueAt
    lastReplyAt
    closedAt
  }
`)

/** A part of the list of a company's applicants. */
export const ApplicantsQuery = graphql(
  `
    query Applicants(
      $companyId: ID!
      $filter: ApplicantFilter!
      $sort: ApplicantSort!
      $first: Int!
      $after: String
    ) {
      applicants(companyId: $companyId, filter: $filter, sort: $sort, first: $first, after: $after) {
        counts {
          status
          count
        }
        jobPosts {
          id
          kind
          title
        }
        nodes {
          ...ApplicantLine
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          endCursor
        }
      }
    }
  `,
  [ApplicantLine],
)

/** One applicant whole, and who stands before and behind them in the list. */
export const ApplicantQuery = graphql(`
  query Applicant($companyId: ID!, $id: ID!, $filter: ApplicantFilter!, $sort: ApplicantSort!) {
    applicant(companyId: $companyId, id: $id) {
      id
      jobPostId
      jobPostTitle
      jobPostKind
      status
      attempt
      name
      kana
      revision
      presentRevision
      questions
      answers
      message
      accommodation
      profile
      presentProfile
      files {
        id
        name
        kind
        size
        scan
      }
      events {
        id
        actor
        byName
        byRole
        status
        late
        text
        createdAt
      }
      notes {
        id
        byName
        byRole
        own
        text
        createdAt
      }
      moves
      canMessage
      submittedAt
      replyDueAt
      lastReplyAt
      closedAt
      reason
      declineReason
      offer
      eraseAt
      erasedAt
      updatedAt
    }
    applicantNeighbours(companyId: $companyId, id: $id, filter: $filter, sort: $sort) {
      previous
      next
    }
  }
`)
