import { graphql } from '#operations/graphql.ts'
import { JobPostChange } from '#operations/job-post-changes.ts'
import { EditorFinding } from '#operations/job-post-editor.ts'
import { JobPostPage } from '#operations/job-post.ts'

/** Ads that wait to be read. */
export const DeskJobPostsQuery = graphql(`
  query DeskJobPosts($page: Int) {
    deskJobPosts(page: $page) {
      count
      lines {
        id
        title
        company
        companyWaits
        status
        submittedAt
        dueAt
        urgent
        claim {
          holder
          own
        }
      }
    }
  }
`)

/** Ads of one company that wait to be read. */
export const DeskCompanyJobPostsQuery = graphql(`
  query DeskCompanyJobPosts($companyId: ID!) {
    deskCompanyJobPosts(companyId: $companyId) {
      id
      title
      status
      submittedAt
      dueAt
      claim {
        holder
        own
      }
    }
  }
`)

/** One ad as the operator reads it. */
export const DeskJobPostQuery = graphql(
  `
    query DeskJobPost($id: ID!) {
      deskJobPost(id: $id) {
        id
        status
        companyId
        company
        companyWaits
        submittedAt
        dueAt
        dispute
        stamp
        findings {
          ...EditorFinding
        }
        ad {
          ...JobPostPage
        }
        changes {
          ...JobPostChange
        }
        readings {
          jobPostId
          title
          decision
          reason
          codes
          dispute
          accepted
          dangerous
          readAt
        }
        claim {
          holder
          own
          until
        }
      }
    }
  `,
  [EditorFinding, JobPostChange, JobPostPage],
)
