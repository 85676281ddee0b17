import { graphql } from './graphql.ts'

const Finding = graphql(`
  fragment LetterFinding on LegalFinding @_unmask {
    words
    advice
    source
  }
`)

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

export const SaveReplyTemplate = graphql(
  `
    mutation SaveReplyTemplate($companyId: ID!, $id: ID, $name: String!, $body: String!) {
      saveReplyTemplate(companyId: $companyId, id: $id, name: $name, body: $body) {
        answer
        findings {
          ...LetterFinding
        }
      }
    }
  `,
  [Finding],
)

export const RemoveReplyTemplate = graphql(`
  mutation RemoveReplyTemplate($companyId: ID!, $id: ID!) {
    removeReplyTemplate(companyId: $companyId, id: $id)
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
  ) {
    bulkCandidates(
      companyId: $companyId
      ids: $ids
      jobPostId: $jobPostId
      status: $status
      sort: $sort
      q: $q
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

export const PrepareBulkReply = graphql(
  `
    mutation PrepareBulkReply($companyId: ID!, $applicationIds: [ID!]!, $reason: String!, $body: String!) {
      prepareBulkReply(companyId: $companyId, applicationIds: $applicationIds, reason: $reason, body: $body) {
        id
        refusal
        about
        findings {
          ...LetterFinding
        }
      }
    }
  `,
  [Finding],
)

export const ChangeBulkLetter = graphql(
  `
    mutation ChangeBulkLetter($companyId: ID!, $id: ID!, $applicationId: ID!, $text: String!) {
      changeBulkLetter(companyId: $companyId, id: $id, applicationId: $applicationId, text: $text) {
        answer
        findings {
          ...LetterFinding
        }
      }
    }
  `,
  [Finding],
)

export const LeaveOutBulkLetter = graphql(`
  mutation LeaveOutBulkLetter($companyId: ID!, $id: ID!, $applicationId: ID!, $leaveOut: String!) {
    leaveOutBulkLetter(companyId: $companyId, id: $id, applicationId: $applicationId, leaveOut: $leaveOut)
  }
`)

export const MoveBulkReply = graphql(`
  mutation MoveBulkReply($companyId: ID!, $id: ID!, $move: BulkReplyMove!, $seen: String) {
    moveBulkReply(companyId: $companyId, id: $id, move: $move, seen: $seen)
  }
`)

/** The list as CSV. */
export const ExportApplicants = graphql(`
  mutation ExportApplicants($companyId: ID!, $jobPostId: ID, $status: String, $sort: String, $q: String) {
    exportApplicants(companyId: $companyId, jobPostId: $jobPostId, status: $status, sort: $sort, q: $q)
  }
`)
