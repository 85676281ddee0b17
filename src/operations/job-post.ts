import { CompanyFacts } from './companies.ts'
import { graphql } from './graphql.ts'
import { StatedFields } from './job-post-fields.generated.ts'
import { JobCard } from './job-posts.ts'
import { WorkplaceLine } from './workplace-line.ts'

/** One ad with all that the law asks of it. */
export const JobPostPage = graphql(
  `
    fragment JobPostPage on JobPost @_unmask {
      id
      ...StatedFields
      workplacesInRange {
        ...WorkplaceLine
      }
      features
      infoAsOf
      publishAt
      status
      closeReason
      closedAt
      open
      revision
      updatedAt
      company {
        ...CompanyFacts
      }
      similar(first: 4) {
        ...JobCard
      }
    }
  `,
  [StatedFields, JobCard, WorkplaceLine, CompanyFacts],
)

export const JobPostQuery = graphql(
  `
    query JobPost($id: ID!) {
      jobPost(id: $id) {
        ...JobPostPage
      }
    }
  `,
  [JobPostPage],
)
