import { newId } from '#server/platform/ids.ts'
import { daysFromNow, testNow } from '#server/backend/testing/records.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

/** What people may of it; what tokens may stands in `company-api.integration.test.ts`. */
export const companyApiArea: MatrixArea = {
  matrix: `
                              guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.jobPostRecords        401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.jobPostRecord         401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.companyTokens         401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.writeJobPostRecord 401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.createCompanyToken 401   403    403        403     403   403   ok    403       403    404   2nd  403
  Mutation.revokeCompanyToken 401   403    403        403     403   403   ok    403       403    404   2nd  403
  JobPostRecord               401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  CompanyToken                401   403    403        403     403   403   ok    403       403    404   2nd  403
`,
  operations: ({ ids: { A, draft } }) => ({
    'Query.jobPostRecords': `{ jobPostRecords(companyId: "${A}", first: 1) { __typename } }`,
    'Query.jobPostRecord': `{ jobPostRecord(companyId: "${A}", id: "${draft}") { __typename } }`,
    'Query.companyTokens': `{ companyTokens(companyId: "${A}") { __typename } }`,
    // Nothing is said, so that the next caller finds the ad as it was.
    'Mutation.writeJobPostRecord': `mutation { writeJobPostRecord(companyId: "${A}", id: "${draft}", typed: []) { outcome } }`,
    'Mutation.createCompanyToken': `mutation { createCompanyToken(companyId: "${A}", name: "ATS", scope: read, days: 30) { refusal } }`,
    'Mutation.revokeCompanyToken': `mutation { revokeCompanyToken(companyId: "${A}", id: "${newId()}") }`,
  }),
  unguarded: ({ open, site, ids: { A, B, draft } }) => {
    const { adRecords } = site.services
    const companyOf = (caller: string) => (caller === 'other' ? B : A)
    /** Answers what is company A's to members of any company. */
    const ofCompanyA = open({
      adRecords: { ...adRecords, find: () => adRecords.find(A, draft) },
      companyTokens: {
        ...site.services.companyTokens,
        list: async () => [
          {
            companyId: A,
            id: newId(),
            name: 'ATS',
            scope: 'read' as const,
            by: null,
            createdAt: testNow,
            expiresAt: daysFromNow(30),
            lastUsedAt: null,
          },
        ],
      },
    })
    return {
      JobPostRecord: {
        root: 'jobPostRecord',
        ask: (field, caller) =>
          `{ jobPostRecord(companyId: "${companyOf(caller)}", id: "${draft}") { ${field} } }`,
        site: ofCompanyA,
      },
      CompanyToken: {
        root: 'companyTokens',
        ask: (field, caller) => `{ companyTokens(companyId: "${companyOf(caller)}") { ${field} } }`,
        site: ofCompanyA,
      },
    }
  },
}
