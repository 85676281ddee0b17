import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

const ofStudent = {
  uid: 'student',
  jobPosts: [{ uid: 'student', jobPostId: newId(), createdAt: testNow }],
  companies: [{ uid: 'student', companyId: newId(), createdAt: testNow }],
}
const states = { uid: 'student', any: true, jobPosts: [], withCompany: [], companies: [] }

export const hidingArea: MatrixArea = {
  matrix: `
                        guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.ownHidden       401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Query.hiddenStates    none  none   ok         ok      ok    ok    none  none      none   none  none none
  Mutation.hideJobPost  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.hideCompany  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.showJobPost  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.showCompany  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  OwnHidden             401   403    404        ok      404   404   403   403       403    403   403  403
  HiddenJobPost         401   403    404        ok      404   404   403   403       403    403   403  403
  HiddenCompany         401   403    404        ok      404   404   403   403       403    403   403  403
  HiddenStates          none  none   404        ok      404   404   none  none      none   none  none none
`,
  operations: ({ ids }) => ({
    'Query.ownHidden': '{ ownHidden { __typename } }',
    'Query.hiddenStates': `{ hiddenStates(jobPostIds: ["${ids.jobPost}"], companyIds: []) { __typename } }`,
    'Mutation.hideJobPost': `mutation { hideJobPost(jobPostId: "${newId()}") }`,
    'Mutation.hideCompany': `mutation { hideCompany(companyId: "${newId()}") }`,
    'Mutation.showJobPost': `mutation { showJobPost(jobPostId: "${newId()}") }`,
    'Mutation.showCompany': `mutation { showCompany(companyId: "${newId()}") }`,
  }),
  unguarded: ({ open, site }) => {
    const { hiding } = site.services
    /** The list of the student with the caller's name on it. */
    const ofCaller = open({ hiding: { ...hiding, own: async (uid) => ({ ...ofStudent, uid }) } })
    return {
      OwnHidden: {
        root: 'ownHidden',
        ask: (field) => `{ ownHidden { ${field} } }`,
        site: open({ hiding: { ...hiding, own: async () => ofStudent } }),
      },
      HiddenJobPost: {
        root: 'ownHidden',
        ask: (field) => `{ ownHidden { jobPosts { ${field} } } }`,
        site: ofCaller,
      },
      HiddenCompany: {
        root: 'ownHidden',
        ask: (field) => `{ ownHidden { companies { ${field} } } }`,
        site: ofCaller,
      },
      HiddenStates: {
        root: 'hiddenStates',
        ask: (field) => `{ hiddenStates(jobPostIds: [], companyIds: []) { ${field} } }`,
        site: open({ hiding: { ...hiding, states: async () => states } }),
      },
    }
  },
}
