import { applicationConsentVersion } from '#contract/application.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { newId } from '#server/platform/ids.ts'

export const applicationsArea: MatrixArea = {
  matrix: `
                                       guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.ownApplications                none  none   ok         ok      ok    ok    none  none      none   none  none none
  Query.ownApplication                 none  none   none       ok      none  none  none  none      none   none  none none
  Query.ownApplicationTo               none  none   none       ok      none  none  none  none      none   none  none none
  Query.applicationForm                none  none   ok         ok      ok    ok    none  none      none   none  none none
  Mutation.saveApplicationDraft        401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.submitApplication           401   403    mail       ok      404   403   403   403       403    403   403  403
  Mutation.discardApplicationDraft     401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.withdrawApplication         401   403    404        ok      404   404   403   403       403    403   403  403
  Mutation.answerOffer                 401   403    404        ok      404   404   403   403       403    403   403  403
  Mutation.closeUnansweredApplication  401   403    404        ok      404   404   403   403       403    403   403  403
  Application                          none  none   404        ok      404   404   none  none      none   none  none none
  ApplicationEvent                     none  none   404        ok      404   404   none  none      none   none  none none
  ApplicationFile                      none  none   404        ok      404   404   none  none      none   none  none none
  ApplicationForm                      none  none   404        ok      404   404   none  none      none   none  none none
`,
  operations: ({ ids }) => ({
    'Query.ownApplications': '{ ownApplications(first: 1) { nodes { __typename } } }',
    'Query.ownApplication': `{ ownApplication(id: "${ids.sent}") { __typename } }`,
    'Query.ownApplicationTo': `{ ownApplicationTo(jobPostId: "${ids.jobPost}") { __typename } }`,
    'Query.applicationForm': `{ applicationForm(jobPostId: "${ids.jobPost}") { __typename } }`,
    'Mutation.saveApplicationDraft': `mutation { saveApplicationDraft(input: { jobPostId: "${ids.toWrite}",
      revision: 1, changesSeen: false, answers: [], message: "", accommodation: "", leftOut: [birth], fileIds: [] }) { refusal } }`,
    'Mutation.submitApplication': `mutation { submitApplication(input: { id: "${ids.sent}", submitKey: "${newId()}",
      shown: "${'0'.repeat(64)}", consent: "${applicationConsentVersion}" }) { refusal } }`,
    'Mutation.discardApplicationDraft': `mutation { discardApplicationDraft(id: "${newId()}") }`,
    'Mutation.withdrawApplication': `mutation { withdrawApplication(id: "${ids.sent}", reason: "") { __typename } }`,
    'Mutation.answerOffer': `mutation { answerOffer(id: "${ids.offered}", answer: accept, reason: "") { __typename } }`,
    'Mutation.closeUnansweredApplication': `mutation { closeUnansweredApplication(id: "${ids.unanswered}") { __typename } }`,
  }),
  unguarded: ({ ids, open, site }) => {
    const { applications } = site.services
    const student = { uid: 'student', email: 'student@example.com' }
    const withApplications = open({
      applications: {
        ...applications,
        find: (_, id) => applications.find('student', id),
        form: (_, jobPostId) => applications.form(student, jobPostId),
      },
    })
    const ofApplication = (inner: (field: string) => string) => ({
      root: 'ownApplication',
      ask: (field: string) => `{ ownApplication(id: "${ids.sent}") { ${inner(field)} } }`,
      site: withApplications,
    })
    return {
      Application: ofApplication((field) => field),
      ApplicationEvent: ofApplication((field) => `events { ${field} }`),
      ApplicationFile: ofApplication((field) => `files { ${field} }`),
      ApplicationForm: {
        root: 'applicationForm',
        ask: (field) => `{ applicationForm(jobPostId: "${ids.jobPost}") { ${field} } }`,
        site: withApplications,
      },
    }
  },
}
