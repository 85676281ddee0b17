import { graphql } from './graphql.ts'
import { EditorFinding } from './job-post-editor.ts'

/** An ad in the list for its company's systems. */
export const JobPostRecordLine = graphql(`
  fragment JobPostRecordLine on JobPostRecord @_unmask {
    id
    key
    version
    status
    kind
    title
    publishAt
    validThrough
    closeReason
    createdAt
    updatedAt
    review {
      submittedAt
      dueAt
      returnedAt
      reason
    }
  }
`)

export const JobPostRecordsQuery = graphql(
  `
    query JobPostRecords($companyId: ID!, $status: JobPostStatus, $key: String, $after: ID, $first: Int!) {
      jobPostRecords(companyId: $companyId, status: $status, key: $key, after: $after, first: $first) {
        ...JobPostRecordLine
      }
    }
  `,
  [JobPostRecordLine],
)

/** One with all that it says, what it lacks and what the law has against it. */
export const JobPostRecordQuery = graphql(
  `
    query JobPostRecord($companyId: ID!, $id: ID!) {
      jobPostRecord(companyId: $companyId, id: $id) {
        ...JobPostRecordLine
        ad
        missing
        findings {
          ...EditorFinding
        }
      }
    }
  `,
  [JobPostRecordLine, EditorFinding],
)

/** Tokens of a company, for its owners. */
export const CompanyTokensQuery = graphql(`
  query CompanyTokens($companyId: ID!) {
    companyTokens(companyId: $companyId) {
      id
      name
      scope
      by
      createdAt
      expiresAt
      lastUsedAt
    }
  }
`)
