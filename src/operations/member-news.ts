import { graphql } from './graphql.ts'

/** Of which ads of their companies a member is told. */
export const MemberNewsQuery = graphql(`
  query MemberNews {
    memberNews {
      companyId
      company
      scope
      muted {
        id
        title
      }
    }
  }
`)
