import { newId } from '#server/platform/ids.ts'
import { testNow } from '#server/backend/testing/records.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'

export const applicantsArea: MatrixArea = {
  matrix: `
                                guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.applicants              401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.applicant               401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Query.applicantNeighbours     401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Mutation.moveApplicant        401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.extendOffer          401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.addApplicantNote     401   403    403        403     403   403   ok    ok        403    404   2nd  403
  Mutation.removeApplicantNote  401   403    403        403     403   403   404   404       403    404   2nd  403
  ApplicantConnection           401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  ApplicantLine                 401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  Applicant                     401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  ApplicantEvent                401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  ApplicantFile                 401   403    403        403     403   403   ok    ok        ok     404   2nd  403
  ApplicantNote                 401   403    403        403     403   403   ok    ok        ok     404   2nd  403
`,
  operations: ({ ids }) => ({
    'Query.applicants': `{ applicants(companyId: "${ids.A}") { __typename } }`,
    'Query.applicant': `{ applicant(companyId: "${ids.A}", id: "${ids.sent}") { __typename } }`,
    'Query.applicantNeighbours': `{ applicantNeighbours(companyId: "${ids.A}", id: "${ids.sent}") { previous } }`,
    // As nobody saw it: nothing is written, so that the next caller finds it as it was.
    'Mutation.moveApplicant': `mutation { moveApplicant(companyId: "${ids.A}", id: "${ids.sent}",
      seen: "2020-01-01T00:00:00Z", action: screen, text: "") { refusal } }`,
    'Mutation.extendOffer': `mutation { extendOffer(companyId: "${ids.A}", id: "${ids.offered}", from: "2026-12-05", answerBy: "2026-12-20") }`,
    'Mutation.addApplicantNote': `mutation { addApplicantNote(companyId: "${ids.A}", id: "${ids.offered}", note: "覚え書き") }`,
    'Mutation.removeApplicantNote': `mutation { removeApplicantNote(companyId: "${ids.A}", id: "${ids.sent}", noteId: "${newId()}") }`,
  }),
  unguarded: ({ open, site, ids }) => {
    const { applicants } = site.services
    const ofA = async () => {
      const found = await applicants.find(ids.A, ids.sent)
      if (found === null) throw new Error('Company A has no applicant')
      const by = { name: '採用担当 田中', role: 'owner' as const }
      const note = { id: newId(), companyId: ids.A, byUid: 'owner', by, text: '覚え書き', createdAt: testNow }
      return { ...found, notes: [note] }
    }
    /** Answers what is company A's, and the list under its name, to members of any company. */
    const ofCompanyA = open({
      applicants: {
        ...applicants,
        find: ofA,
        list: async () => applicants.list(ids.A, listed),
      },
    })
    const listed = {
      filter: { jobPostId: null, statuses: null, query: '', inChargeOf: null },
      sort: 'due' as const,
      after: null,
      most: 1,
    }
    const companyOf = (caller: string) => (caller === 'other' ? ids.B : ids.A)
    const ofApplicant = (inner: (field: string) => string) => ({
      root: 'applicant',
      ask: (field: string, caller: string) =>
        `{ applicant(companyId: "${companyOf(caller)}", id: "${ids.sent}") { ${inner(field)} } }`,
      site: ofCompanyA,
    })
    return {
      Applicant: ofApplicant((field) => field),
      ApplicantEvent: ofApplicant((field) => `events { ${field} }`),
      ApplicantFile: ofApplicant((field) => `files { ${field} }`),
      ApplicantNote: ofApplicant((field) => `notes { ${field} }`),
      ApplicantLine: {
        root: 'applicants',
        ask: (field, caller) => `{ applicants(companyId: "${companyOf(caller)}") { nodes { ${field} } } }`,
        site: ofCompanyA,
      },
      ApplicantConnection: {
        root: 'applicants',
        // Its company is the one that was asked for, so that only the root can be wrong about it.
        ask: (field) => `{ applicants(companyId: "${ids.A}") { ${field} } }`,
        site: ofCompanyA,
      },
    }
  },
}
