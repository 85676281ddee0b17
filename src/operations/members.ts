import { graphql } from './graphql.ts'

/** The people of a company and whom it asked, for its owners. */
export const CompanyMembersQuery = graphql(`
  query CompanyMembers($company: ID!) {
    companyMembers(company: $company) {
      company
      members {
        id
        own
        role
        name
        title
        email
        since
      }
      invites {
        id
        email
        role
        invitedBy
        expiresAt
        ended
      }
    }
  }
`)

/** What the link of an invitation is for, and how the caller stands to it. */
export const CompanyInvitationQuery = graphql(`
  query CompanyInvitation($token: String!) {
    companyInvite(token: $token) {
      companyId
      company
      role
      email
      invitedBy
      expiresAt
      standing
    }
  }
`)

/** The companies a person may leave or act for. */
export const OwnMemberships = graphql(`
  query OwnMemberships {
    ownCompanies {
      id
      displayName
      role
      usedAt
    }
  }
`)
