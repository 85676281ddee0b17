import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

export const reportsArea: MatrixArea = {
  matrix: `
                         guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.reportReceived   ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.companyReports   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.sendReport    ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Mutation.answerReport  401   403    403        403     403   403   ok    ok        403    404   2nd  403
  CompanyReports         401   403    403        403     403   403   ok    ok        403    404   2nd  403
  ReportInquiry          401   403    403        403     403   403   ok    ok        403    404   2nd  403
`,
  operations: ({ ids }) => ({
    'Query.reportReceived': `{ reportReceived(id: "${newId()}") }`,
    'Query.companyReports': `{ companyReports(companyId: "${ids.A}") { __typename } }`,
    'Mutation.sendReport': `mutation { sendReport(input: { jobPostId: "${ids.jobPost}", revision: 1, reasons: [fraud] }, token: "x") { refusal } }`,
    'Mutation.answerReport': `mutation { answerReport(companyId: "${ids.A}", id: "${ids.inquiry}", text: "答え") }`,
  }),
  unguarded: ({ open, site, ids: { A, B, jobPost } }) => {
    const { companyReports } = site.services
    const inquiry = {
      id: newId(),
      jobPostId: jobPost,
      companyId: A,
      title: '営業',
      reasons: ['fraud' as const],
      question: '',
      answer: null,
      answeredAt: null,
      outcome: null,
      outcomeReason: null,
      closedAt: null,
      erasedAt: null,
      createdAt: testNow,
    }
    const ofCompanyA = open({ companyReports: { ...companyReports, list: async () => [inquiry] } })
    return {
      CompanyReports: {
        root: 'companyReports',
        // Its company is the one that was asked for, so that only the root can be wrong about it.
        ask: (field) => `{ companyReports(companyId: "${A}") { ${field} } }`,
        site: ofCompanyA,
      },
      ReportInquiry: {
        root: 'companyReports',
        ask: (field, caller) =>
          `{ companyReports(companyId: "${caller === 'other' ? B : A}") { inquiries { ${field} } } }`,
        site: ofCompanyA,
      },
    }
  },
}
