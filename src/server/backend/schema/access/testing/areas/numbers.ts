import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

export const numbersArea: MatrixArea = {
  matrix: `
                         guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.companyNumbers   401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  CompanyNumbers         401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  DayNumbers             401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  AdNumbers              401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  SourceViews            401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  ReplyComparison        401   403    403        403     403   403   ok    ok        ok     404   2nd  403
`,
  operations: ({ ids }) => ({
    'Query.companyNumbers': `{ companyNumbers(companyId: "${ids.A}") { __typename } }`,
  }),
  unguarded: ({ open, ids }) => {
    const some = { views: 3, bookmarks: 2, applications: 1 }
    const companyId = ids.A
    const replies = { companyId, answeredPercent: 80, medianDays: 2, place: null, others: null }
    /** Answers what is company A's to members of any company. */
    const ofCompanyA = open({
      companyNumbers: {
        read: async () => ({
          companyId,
          ad: null,
          total: some,
          days: [{ companyId, day: '2026-11-21', ...some }],
          sources: [{ companyId, kind: 'site', host: null, views: 3 }],
          ads: [{ companyId, id: ids.jobPost, title: '営業', status: 'published', ...some }],
          moreAds: 0,
          replies: async () => replies,
        }),
      },
    })
    const companyOf = (caller: string) => (caller === 'other' ? ids.B : ids.A)
    const of = (inner: (field: string) => string) => ({
      root: 'companyNumbers',
      ask: (field: string, caller: string) =>
        `{ companyNumbers(companyId: "${companyOf(caller)}") { ${inner(field)} } }`,
      site: ofCompanyA,
    })
    return {
      CompanyNumbers: of((field) => field),
      DayNumbers: of((field) => `days { ${field} }`),
      AdNumbers: of((field) => `ads { ${field} }`),
      SourceViews: of((field) => `sources { ${field} }`),
      ReplyComparison: of((field) => `replies { ${field} }`),
    }
  },
}
