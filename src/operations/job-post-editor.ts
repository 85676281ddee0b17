import { graphql } from './graphql.ts'
import { JobPostPage } from './job-post.ts'
import { JobPostChange } from './job-post-changes.ts'

const Values = graphql(`
  fragment TypedValues on TypedValue @_unmask {
    name
    value
  }
`)

const Finding = graphql(`
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
  [Values, Finding],
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

export const StartJobPost = graphql(`
  mutation StartJobPost($companyId: ID!, $from: JobPostSource!, $kind: JobPostKind, $sourceId: ID) {
    startJobPost(companyId: $companyId, from: $from, kind: $kind, sourceId: $sourceId) {
      id
      refusal
    }
  }
`)

/** What the script of the editor shows of what it keeps. */
export const KeepJobPostEdit = graphql(
  `
    mutation KeepJobPostEdit($companyId: ID!, $id: ID!, $version: String, $typed: [TypedValueInput!]!) {
      keepJobPostEdit(companyId: $companyId, id: $id, version: $version, typed: $typed) {
        findings {
          ...EditorFinding
        }
      }
    }
  `,
  [Finding],
)

export const SaveJobPost = graphql(`
  mutation SaveJobPost($companyId: ID!, $id: ID!, $version: String, $typed: [TypedValueInput!]!) {
    saveJobPost(companyId: $companyId, id: $id, version: $version, typed: $typed) {
      answer
      problems {
        name
        problem
      }
    }
  }
`)

export const ResolveJobPostConflict = graphql(`
  mutation ResolveJobPostConflict($companyId: ID!, $id: ID!, $version: String!, $theirs: [String!]!) {
    resolveJobPostConflict(companyId: $companyId, id: $id, version: $version, theirs: $theirs) {
      conflicts {
        field
      }
    }
  }
`)

export const DiscardJobPostEdit = graphql(`
  mutation DiscardJobPostEdit($companyId: ID!, $id: ID!) {
    discardJobPostEdit(companyId: $companyId, id: $id)
  }
`)

export const RestoreJobPostRevision = graphql(`
  mutation RestoreJobPostRevision($companyId: ID!, $id: ID!, $revision: Int!) {
    restoreJobPostRevision(companyId: $companyId, id: $id, revision: $revision)
  }
`)

export const SaveJobPostTemplate = graphql(`
  mutation SaveJobPostTemplate($companyId: ID!, $id: ID!, $name: String!) {
    saveJobPostTemplate(companyId: $companyId, id: $id, name: $name)
  }
`)

export const RenameJobPostTemplate = graphql(`
  mutation RenameJobPostTemplate($companyId: ID!, $id: ID!, $name: String!) {
    renameJobPostTemplate(companyId: $companyId, id: $id, name: $name)
  }
`)

export const RemoveJobPostTemplate = graphql(`
  mutation RemoveJobPostTemplate($companyId: ID!, $id: ID!) {
    removeJobPostTemplate(companyId: $companyId, id: $id)
  }
`)
