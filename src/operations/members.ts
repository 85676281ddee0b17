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

export const InviteMember = graphql(`
  mutation InviteMember($company: ID!, $email: String!, $role: CompanyRole!) {
    inviteMember(company: $company, email: $email, role: $role)
  }
`)

export const ResendInvite = graphql(`
  mutation ResendInvite($company: ID!, $id: ID!) {
    resendInvite(company: $company, id: $id)
  }
`)

export const RevokeInvite = graphql(`
  mutation RevokeInvite($company: ID!, $id: ID!) {
    revokeInvite(company: $company, id: $id)
  }
`)

export const ChangeMemberRole = graphql(`
  mutation ChangeMemberRole($company: ID!, $id: ID!, $role: CompanyRole!) {
    changeMemberRole(company: $company, id: $id, role: $role)
  }
`)

export const RemoveMember = graphql(`
  mutation RemoveMember($company: ID!, $id: ID!) {
    removeMember(company: $company, id: $id)
  }
`)

export const LeaveCompany = graphql(`
  mutation LeaveCompany($company: ID!) {
    leaveCompany(company: $company)
  }
`)

export const UseCompany = graphql(`
  mutation UseCompany($company: ID!) {
    useCompany(company: $company)
  }
`)

export const AcceptInvite = graphql(`
  mutation AcceptInvite($token: String!) {
    acceptInvite(token: $token) {
      answer
      companyId
    }
  }
`)
