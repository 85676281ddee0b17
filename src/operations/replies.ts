import { graphql } from './graphql.ts'

export const ReplyTemplatesQuery = graphql(`
  query ReplyTemplates($companyId: ID!) {
    replyTemplates(companyId: $companyId) {
      id
      name
      body
    }
  }
`)

/** A template filled in for one applicant. */
export const ReplyLetterQuery = graphql(`
  query ReplyLetter($companyId: ID!, $applicationId: ID!, $templateId: ID!) {
    replyLetter(companyId: $companyId, applicationId: $applicationId, templateId: $templateId) {
      text
      unfilled
    }
  }
`)

/** The same for the student of a thread about no application. */
export const InquiryLetterQuery = graphql(`
  query InquiryLetter($companyId: ID!, $threadId: ID!, $templateId: ID!) {
    inquiryLetter(companyId: $companyId, threadId: $threadId, templateId: $templateId) {
      text
      unfilled
    }
  }
`)

/** Who of these, or of a whole list, can be declined. */
export const BulkCandidatesQuery = graphql(`
  query BulkCandidates(
    $companyId: ID!
    $ids: [ID!]
    $jobPostId: ID
    $status: String
    $sort: String
    $q: String
    $mine: String
  ) {
    bulkCandidates(
      companyId: $companyId
      ids: $ids
      jobPostId: $jobPostId
      status: $status
      sort: $sort
      q: $q
      mine: $mine
    ) {
      more
      candidates {
        id
        name
        title
      }
    }
  }
`)

const Bulk = graphql(`
  fragment BulkReplyFacts on BulkReply @_unmask {
    id
    status
    reason
    excluded
    isOwn
    by
    version
    startedAt
    createdAt
    ready
    leftOut
    declined
    skipped
  }
`)

export const BulkRepliesQuery = graphql(
  `
    query BulkReplies($companyId: ID!) {
      bulkReplies(companyId: $companyId) {
        ...BulkReplyFacts
      }
    }
  `,
  [Bulk],
)

export const BulkReplyQuery = graphql(
  `
    query BulkReply($companyId: ID!, $id: ID!, $page: Int!) {
      bulkReply(companyId: $companyId, id: $id, page: $page) {
        page
        pages
        bulkReply {
          ...BulkReplyFacts
        }
        letters {
          applicationId
          name
          title
          jobPostKind
          applicationStatus
          status
          text
        }
      }
    }
  `,
  [Bulk],
)
