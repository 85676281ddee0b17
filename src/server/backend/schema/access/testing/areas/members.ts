import { consentVersionsOn } from '#contract/account-consent.ts'
import { newId } from '#server/platform/ids.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

const consentVersions = consentVersionsOn('2026-11-27')

/** Has the form of one, and opens nothing. */
const unknownToken = 'u'.repeat(43)

export const membersArea: MatrixArea = {
  matrix: `
                                guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.companyMembers          401   403    403        403     403   403   ok    403       403    404   2nd  403
  Query.companyInvite           ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.inviteMember         401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.resendInvite         401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.revokeInvite         401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.changeMemberRole     401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.removeMember         401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.leaveCompany         401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Mutation.useCompany           401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Mutation.acceptInvite         401   403    403        403     403   403   ok    ok        ok     ok    ok   403
  Mutation.createMemberAccount  401   ok     ok         ok      ok    403   ok    ok        ok     ok    ok   ok
  CompanyMembers                401   403    403        403     403   403   ok    403       403    404   2nd  403
  CompanyMember                 401   403    403        403     403   403   ok    403       403    404   2nd  403
  CompanyInvite                 401   403    403        403     403   403   ok    403       403    404   2nd  403
`,
  operations: ({ ids: { A, invite, spareMember }, inviteToken }) => ({
    'Query.companyMembers': `{ companyMembers(company: "${A}") { __typename } }`,
    'Query.companyInvite': `{ companyInvite(token: "${inviteToken}") { standing } }`,
    'Mutation.inviteMember': `mutation { inviteMember(company: "${A}", email: "new@example.jp", role: viewer) }`,
    'Mutation.resendInvite': `mutation { resendInvite(company: "${A}", id: "${invite}") }`,
    'Mutation.revokeInvite': `mutation { revokeInvite(company: "${A}", id: "${newId()}") }`,
    'Mutation.changeMemberRole': `mutation { changeMemberRole(company: "${A}", id: "${spareMember}", role: viewer) }`,
    'Mutation.removeMember': `mutation { removeMember(company: "${A}", id: "${spareMember}") }`,
    'Mutation.leaveCompany': `mutation { leaveCompany(company: "${A}") }`,
    'Mutation.useCompany': `mutation { useCompany(company: "${A}") }`,
    'Mutation.acceptInvite': `mutation { acceptInvite(token: "${unknownToken}") { answer } }`,
    'Mutation.createMemberAccount': `mutation { createMemberAccount(input: { invite: "${unknownToken}",
      terms: "${consentVersions.terms}", privacy: "${consentVersions.privacy}" }) }`,
  }),
  unguarded: ({ open, site, ids: { A, B } }) => {
    const { memberLists } = site.services
    /** Each owner asks for their own company, and gets company A. */
    const ofCompanyA = (inner: (field: string) => string) => ({
      root: 'companyMembers',
      ask: (field: string, caller: string) =>
        `{ companyMembers(company: "${caller === 'other' ? B : A}") { ${inner(field)} } }`,
      site: open({ memberLists: { of: () => memberLists.of(A) } }),
    })
    return {
      CompanyMembers: ofCompanyA((field) => field),
      CompanyMember: ofCompanyA((field) => `members { ${field} }`),
      CompanyInvite: ofCompanyA((field) => `invites { ${field} }`),
    }
  },
}
