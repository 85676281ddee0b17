import { daysFromNow, testNow } from '#server/backend/testing/records.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

export const ownJobPostsArea: MatrixArea = {
  matrix: `
                            guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.ownJobPosts         401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.ownJobPost          401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.jobPostFile         401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.colleagues          401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.companyNeeds        401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Mutation.publishJobPost   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.takeBackJobPost  401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.pauseJobPost     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.resumeJobPost    401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.closeJobPost     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.relistJobPost    401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.discardJobPost   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.extendJobPosts   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.pauseJobPosts    401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.closeJobPosts    401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.importJobPosts   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.assignJobPosts   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Colleague                 401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  OwnJobPost                401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  OwnJobPostConnection      401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  JobPostReview             401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  CompanyNeeds              401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  CompanyNeed               401   403    403        403     403   403   ok    ok        ok     404   2nd  403
`,
  operations: ({ ids }) => ({
    'Query.ownJobPosts': `{ ownJobPosts(companyId: "${ids.A}") { __typename } }`,
    'Query.ownJobPost': `{ ownJobPost(companyId: "${ids.A}", id: "${ids.draft}") { __typename } }`,
    'Query.jobPostFile': `{ jobPostFile(companyId: "${ids.A}", format: csv, template: true) }`,
    'Query.colleagues': `{ colleagues(companyId: "${ids.A}") { __typename } }`,
    'Query.companyNeeds': `{ companyNeeds(companyId: "${ids.A}") { __typename } }`,
    // None of these is possible where the ad is, so that the next caller finds it as it was.
    'Mutation.publishJobPost': `mutation { publishJobPost(companyId: "${ids.A}", id: "${ids.draft}") { refusal } }`,
    'Mutation.takeBackJobPost': `mutation { takeBackJobPost(companyId: "${ids.A}", id: "${ids.draft}") { refusal } }`,
    'Mutation.pauseJobPost': `mutation { pauseJobPost(companyId: "${ids.A}", id: "${ids.draft}") { refusal } }`,
    'Mutation.resumeJobPost': `mutation { resumeJobPost(companyId: "${ids.A}", id: "${ids.draft}") { refusal } }`,
    'Mutation.closeJobPost': `mutation { closeJobPost(companyId: "${ids.A}", id: "${ids.draft}", reason: filled) { refusal } }`,
    'Mutation.relistJobPost': `mutation { relistJobPost(companyId: "${ids.A}", id: "${ids.draft}") { refusal } }`,
    'Mutation.discardJobPost': `mutation { discardJobPost(companyId: "${ids.A}", id: "${ids.jobPost}") { refusal } }`,
    'Mutation.extendJobPosts': `mutation { extendJobPosts(companyId: "${ids.A}", jobPostIds: ["${ids.A}"], until: "2027-03-31") { refusal } }`,
    'Mutation.importJobPosts': `mutation { importJobPosts(companyId: "${ids.A}", text: "管理番号", save: false) { fault } }`,
    'Mutation.assignJobPosts': `mutation { assignJobPosts(companyId: "${ids.A}", jobPostIds: ["${ids.draft}"]) { refusal } }`,
    'Mutation.pauseJobPosts': `mutation { pauseJobPosts(companyId: "${ids.A}", jobPostIds: ["${ids.draft}"]) { refusal } }`,
    'Mutation.closeJobPosts': `mutation { closeJobPosts(companyId: "${ids.A}", jobPostIds: ["${ids.draft}"], reason: filled) { refusal } }`,
  }),
  unguarded: ({ open, site, ids }) => {
    const ownReview = { submittedAt: testNow, dueAt: daysFromNow(2), returnedAt: null, reason: null }
    const { ownJobPosts } = site.services
    const adOfA = async () => {
      const ad = await ownJobPosts.find(ids.A, ids.draft)
      if (ad === null) throw new Error('Company A has no draft')
      return { ...ad, review: ownReview, inCharge: { uid: 'owner', id: ids.A, role: 'owner' as const } }
    }
    /** Answers what is company A's, and the list under its name, to members of any company. */
    const ofCompanyA = open({
      ownJobPosts: {
        ...ownJobPosts,
        find: adOfA,
        filtered: (...asked) => ({
          ...ownJobPosts.filtered(...asked),
          page: async () => [await adOfA()],
        }),
        needs: async () => ({
          companyId: ids.A,
          needs: [{ kind: 'returned' as const, at: testNow, jobPostId: ids.draft, title: '営業' }],
          more: 1,
        }),
      },
    })
    const companyOf = (caller: string) => (caller === 'other' ? ids.B : ids.A)
    const ofOwnJobPost = (inner: (field: string) => string) => ({
      root: 'ownJobPost',
      ask: (field: string, caller: string) =>
        `{ ownJobPost(companyId: "${companyOf(caller)}", id: "${ids.draft}") { ${inner(field)} } }`,
      site: ofCompanyA,
    })
    const ofNeeds = (inner: (field: string) => string) => ({
      root: 'companyNeeds',
      ask: (field: string, caller: string) =>
        `{ companyNeeds(companyId: "${companyOf(caller)}") { ${inner(field)} } }`,
      site: ofCompanyA,
    })
    return {
      OwnJobPost: ofOwnJobPost((field) => field),
      Colleague: ofOwnJobPost((field) => `inCharge { ${field} }`),
      JobPostReview: ofOwnJobPost((field) => `review { ${field} }`),
      CompanyNeeds: ofNeeds((field) => field),
      CompanyNeed: ofNeeds((field) => `needs { ${field} }`),
      OwnJobPostConnection: {
        root: 'ownJobPosts',
        // Its company is the one that was asked for, so that only the root can be wrong about it.
        ask: (field) => `{ ownJobPosts(companyId: "${ids.A}") { ${field} } }`,
        site: ofCompanyA,
      },
    }
  },
}
