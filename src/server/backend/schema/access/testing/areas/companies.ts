import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

export const companiesArea: MatrixArea = {
  matrix: `
                      guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.companies     ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.company       ok    ok     ok         ok      ok    ok    ok    ok        ok     ok    ok   ok
  Query.ownCompanies  none  none   none       none    none  none  ok    ok        ok     ok    2nd  none
  OwnCompany          none  403    403        403     403   403   ok    ok        ok     404   2nd  403
`,
  operations: ({ ids }) => ({
    'Query.companies': '{ companies { edges { node { id } } } }',
    'Query.company': `{ company(id: "${ids.A}") { id } }`,
    'Query.ownCompanies': '{ ownCompanies { __typename } }',
  }),
  unguarded: ({ open, site }) => {
    const { profiles } = site.services
    return {
      OwnCompany: {
        root: 'ownCompanies',
        ask: (field) => `{ ownCompanies { ${field} } }`,
        site: open({ profiles: { ...profiles, ownCompanies: () => profiles.ownCompanies('owner') } }),
      },
    }
  },
}
