import type { OwnRun } from '#server/backend/questionnaires/own-questionnaires.ts'
import type { MatrixArea } from '#server/backend/schema/access/testing/matrix-area.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

const result = {
  id: newId(),
  uid: 'student',
  questionnaire: 'temperament' as const,
  version: '1',
  finishedAt: testNow,
  report: null,
}
const one = {
  uid: 'student',
  questionnaire: 'temperament' as const,
  answered: 3,
  unreadable: false,
  shared: 0,
  results: [result],
}
const run: OwnRun = {
  id: newId(),
  uid: 'student',
  questionnaire: 'temperament',
  createdAt: testNow,
  answers: [],
}

export const questionnairesArea: MatrixArea = {
  matrix: `
                                      guest nobody unverified student stale phone owner recruiter viewer other weak admin
  Query.ownQuestionnaires             401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Query.questionnaireRun              401   403    none       ok      none  none  403   403       403    403   403  403
  Query.questionnaireResult           401   403    none       ok      none  none  403   403       403    403   403  403
  Query.questionnaireExport           401   403    none       ok      none  none  403   403       403    403   403  403
  Query.nearWork                      401   403    none       ok      none  none  403   403       403    403   403  403
  Mutation.agreeToQuestionnaires      401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.withdrawFromQuestionnaires 401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.startQuestionnaire         401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.saveAnswers                401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.finishQuestionnaire        401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.discardQuestionnaireRun    401   403    ok         ok      ok    ok    403   403       403    403   403  403
  Mutation.deleteQuestionnaireResult  401   403    ok         ok      ok    ok    403   403       403    403   403  403
  OwnQuestionnaires                   401   403    404        ok      404   404   403   403       403    403   403  403
  OwnQuestionnaire                    401   403    404        ok      404   404   403   403       403    403   403  403
  QuestionnaireRun                    401   403    404        ok      404   404   403   403       403    403   403  403
  NearWork                            401   403    404        ok      404   404   403   403       403    403   403  403
  NearJob                             401   403    404        ok      404   404   403   403       403    403   403  403
  QuestionnaireResult                 401   403    404        ok      404   404   403   403       403    403   403  403
`,
  operations: ({ ids }) => ({
    'Query.ownQuestionnaires': '{ ownQuestionnaires { __typename } }',
    'Query.questionnaireRun': '{ questionnaireRun(questionnaire: personality) { __typename } }',
    'Query.questionnaireResult':
      '{ questionnaireResult(questionnaire: personality, normGroup: "any_any") { __typename } }',
    'Query.questionnaireExport': `{ questionnaireExport(id: "${ids.questionnaireResult}", format: json) }`,
    'Query.nearWork': '{ nearWork { __typename } }',
    'Mutation.agreeToQuestionnaires': 'mutation { agreeToQuestionnaires }',
    'Mutation.withdrawFromQuestionnaires': 'mutation { withdrawFromQuestionnaires(erase: false) }',
    'Mutation.startQuestionnaire':
      'mutation { startQuestionnaire(questionnaire: personality, reuse: false) }',
    'Mutation.saveAnswers': `mutation { saveAnswers(questionnaire: personality, run: "${ids.questionnaireRun}", sentAt: 0, answers: []) { state } }`,
    'Mutation.finishQuestionnaire': `mutation { finishQuestionnaire(questionnaire: personality, run: "${newId()}") { state } }`,
    'Mutation.discardQuestionnaireRun': 'mutation { discardQuestionnaireRun(questionnaire: personality) }',
    'Mutation.deleteQuestionnaireResult': `mutation { deleteQuestionnaireResult(id: "${newId()}") }`,
  }),
  unguarded: ({ ids, open, site }) => {
    const { questionnaires } = site.services
    const ofStudent = { uid: 'student', agreed: true, list: [one] }
    const near = {
      uid: 'student',
      hasResult: true,
      comparable: true,
      jobs: [{ uid: 'student', id: ids.jobPost, fit: { overall: 'near' as const, aspects: [] } }],
    }
    return {
      NearWork: {
        root: 'nearWork',
        ask: (field) => `{ nearWork { ${field} } }`,
        site: open({ questionnaires: { ...questionnaires, nearWork: async () => near } }),
      },
      NearJob: {
        root: 'nearWork',
        ask: (field) => `{ nearWork { jobs { ${field} } } }`,
        site: open({ questionnaires: { ...questionnaires, nearWork: async (uid) => ({ ...near, uid }) } }),
      },
      OwnQuestionnaires: {
        root: 'ownQuestionnaires',
        ask: (field) => `{ ownQuestionnaires { ${field} } }`,
        site: open({ questionnaires: { ...questionnaires, overview: async () => ofStudent } }),
      },
      OwnQuestionnaire: {
        root: 'ownQuestionnaires',
        ask: (field) => `{ ownQuestionnaires { list { ${field} } } }`,
        site: open({
          questionnaires: { ...questionnaires, overview: async (uid) => ({ ...ofStudent, uid }) },
        }),
      },
      QuestionnaireRun: {
        root: 'questionnaireRun',
        ask: (field) => `{ questionnaireRun(questionnaire: temperament) { ${field} } }`,
        site: open({ questionnaires: { ...questionnaires, run: async () => run } }),
      },
      QuestionnaireResult: {
        root: 'questionnaireResult',
        ask: (field) =>
          `{ questionnaireResult(questionnaire: temperament, normGroup: "any_any") { ${field} } }`,
        site: open({ questionnaires: { ...questionnaires, result: async () => result } }),
      },
    }
  },
}
