import { graphql } from './graphql.ts'
import { EditorFinding } from './job-post-editor.ts'

/** What becomes of a row of a file, or would. */
export const JobPostFileRow = graphql(
  `
    fragment JobPostFileRow on JobPostFileRow @_unmask {
      number
      key
      title
      kind
      outcome
      refusal
      jobPostId
      problems {
        name
        problem
      }
      missing
      ignored
      findings {
        ...EditorFinding
      }
    }
  `,
  [EditorFinding],
)

export const JobPostFileQuery = graphql(`
  query JobPostFile($companyId: ID!, $format: JobPostFileFormat!, $template: Boolean!) {
    jobPostFile(companyId: $companyId, format: $format, template: $template)
  }
`)
