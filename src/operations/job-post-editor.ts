import { graphql } from './graphql.ts'
import { JobPostPage } from './job-post.ts'
import { JobPostChange } from './job-post-changes.ts'

const Values = graphql(`
  fragment TypedValues on TypedValue @_unmask {
    name
    value
  }
`)

/** What the editor shows of what the law is against. */
export const EditorFinding = graphql(`
  fragment EditorFinding on LegalFinding @_unmask {
    code
    severity
    field
    rule
    words
    advice
    source
  }
`)

/** An ad while the caller writes it. */
export const JobPostEditorQuery = graphql(
  `
    query JobPostEditor($companyId: ID!, $id: ID!) {
      jobPostEditor(companyId: $companyId, id: $id) {
        id
        companyId
        version
        keptAt
        typed {
          ...TypedValues
        }
        ownPlaces {
          parts {
            ...TypedValues
          }
        }
        conflicts {
          field
          base {
            ...TypedValues
          }
          mine {
            ...TypedValues
          }
          theirs {
            ...TypedValues
          }
        }
        problems {
          name
          problem
        }
        missing
        findings {
          ...EditorFinding
        }
        others {
          name
          role
          since
          keptAt
        }
        lastSave {
          name
          role
          at
          own
        }
      }
    }
  `,
  [Values, EditorFinding],
)

/** The ad as students would see it. */
export const JobPostPreviewQuery = graphql(
  `
    query JobPostPreview($companyId: ID!, $id: ID!) {
      jobPostPreview(companyId: $companyId, id: $id) {
        ...JobPostPage
      }
    }
  `,
  [JobPostPage],
)

export const EarlierRevisionsQuery = graphql(
  `
    query EarlierRevisions($companyId: ID!, $id: ID!) {
      earlierRevisions(companyId: $companyId, id: $id) {
        number
        replacedAt
        changes {
          ...JobPostChange
        }
      }
    }
  `,
  [JobPostChange],
)

export const JobPostTemplatesQuery = graphql(`
  query JobPostTemplates($companyId: ID!) {
    jobPostTemplates(companyId: $companyId) {
      id
      name
    }
  }
`)
