import { testNow } from '#server/backend/testing/records.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

export const jobPostEditorArea: MatrixArea = {
  matrix: `
                                    guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.jobPostEditor               401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Query.jobPostPreview              401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Query.jobPostTemplates            401   403    403        403     403   403   none  none      403    404   2nd  403
  Query.earlierRevisions            401   403    403        403     403   403   none  none      403    404   2nd  403
  Mutation.startJobPost             401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.keepJobPostEdit          401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.saveJobPost              401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.resolveJobPostConflict   401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.discardJobPostEdit       401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.restoreJobPostRevision   401   403    403        403     403   403   404   404       403    404   2nd  403
  Mutation.saveJobPostTemplate      401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.renameJobPostTemplate    401   403    403        403     403   403   404   404       403    404   2nd  403
  Mutation.removeJobPostTemplate    401   403    403        403     403   403   ok    ok        403    404   2nd  403
  JobPostEditor                     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  JobPostTemplate                   401   403    403        403     403   403   ok    ok        403    404   2nd  403
`,
  operations: ({ ids }) => {
    const of = `companyId: "${ids.A}", id: "${ids.draft}"`
    return {
      'Query.jobPostEditor': `{ jobPostEditor(${of}) { __typename } }`,
      'Query.jobPostPreview': `{ jobPostPreview(${of}) { id } }`,
      'Query.jobPostTemplates': `{ jobPostTemplates(companyId: "${ids.A}") { __typename } }`,
      'Query.earlierRevisions': `{ earlierRevisions(${of}) { number } }`,
      'Mutation.startJobPost': `mutation { startJobPost(companyId: "${ids.A}", from: blank, kind: part_time) { id } }`,
      'Mutation.keepJobPostEdit': `mutation { keepJobPostEdit(${of}, typed: []) { __typename } }`,
      'Mutation.saveJobPost': `mutation { saveJobPost(${of}, typed: [{ name: "openings", value: "x" }]) { answer } }`,
      'Mutation.resolveJobPostConflict': `mutation { resolveJobPostConflict(${of}, version: "${'0'.repeat(48)}", theirs: []) { __typename } }`,
      'Mutation.discardJobPostEdit': `mutation { discardJobPostEdit(${of}) }`,
      // No revision and no template has this number and this id.
      'Mutation.restoreJobPostRevision': `mutation { restoreJobPostRevision(${of}, revision: 9) }`,
      'Mutation.saveJobPostTemplate': `mutation { saveJobPostTemplate(${of}, name: "営業") }`,
      'Mutation.renameJobPostTemplate': `mutation { renameJobPostTemplate(${of}, name: "総合職") }`,
      'Mutation.removeJobPostTemplate': `mutation { removeJobPostTemplate(${of}) }`,
    }
  },
  unguarded: ({ open, site, ids }) => {
    const { jobPostEditor, jobPostTemplates } = site.services
    const companyOf = (caller: string) => (caller === 'other' ? ids.B : ids.A)
    /** Answers what is company A's to members of any company. */
    const ofCompanyA = open({
      jobPostEditor: {
        ...jobPostEditor,
        open: (uid) => jobPostEditor.open(uid, { companyId: ids.A, id: ids.draft }),
      },
      jobPostTemplates: {
        ...jobPostTemplates,
        list: async () => [
          {
            id: ids.draft,
            companyId: ids.A,
            name: '営業',
            typed: {},
            createdAt: testNow,
            updatedAt: testNow,
          },
        ],
      },
    })
    return {
      JobPostEditor: {
        root: 'jobPostEditor',
        ask: (field, caller) =>
          `{ jobPostEditor(companyId: "${companyOf(caller)}", id: "${ids.draft}") { ${field} } }`,
        site: ofCompanyA,
      },
      JobPostTemplate: {
        root: 'jobPostTemplates',
        ask: (field, caller) => `{ jobPostTemplates(companyId: "${companyOf(caller)}") { ${field} } }`,
        site: ofCompanyA,
      },
    }
  },
}
