import {
  finishQuestionnaireSchema,
  questionnaireResultSchema,
  questionnaireSchema,
  saveAnswersSchema,
  startQuestionnaireSchema,
  withdrawSchema,
} from '#contract/questionnaires/saving.ts'
import { graphql } from '#operations/graphql.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import type { Call } from '#server/backend/procedures/call.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { account } from '#server/domain/access-row.ts'

/** The caller, unless they do it too often. */
const counted = async ({ services, caller: { uid } }: Call, use: 'save' | 'change'): Promise<string> => {
  if (await services.questionnaires.may(uid, use)) return uid
  throw codedError('RATE_LIMITED', 'Too many changes of questionnaires')
}

export const agreeToQuestionnaires = procedure({
  name: 'agreeToQuestionnaires',
  actions: ['analytics.agree'],
  who: account(['student']),
  description: 'True when it is news.',
  answer: 'Boolean!',
  run: async (call) => call.services.questionnaires.agree(await counted(call, 'change')),
})

export const withdrawFromQuestionnaires = procedure({
  name: 'withdrawFromQuestionnaires',
  actions: ['analytics.withdrawConsent'],
  who: account(['student']),
  description: 'Ends the evaluation; with erase everything of it goes. True when it had been agreed to.',
  input: withdrawSchema,
  types: { erase: 'Boolean!' },
  answer: 'Boolean!',
  run: async (call, { erase }) => call.services.questionnaires.withdraw(await counted(call, 'change'), erase),
})

export const startQuestionnaire = procedure({
  name: 'startQuestionnaire',
  actions: ['analytics.startQuestionnaire'],
  who: account(['student']),
  input: startQuestionnaireSchema,
  types: { questionnaire: 'Questionnaire!', reuse: 'Boolean!' },
  answer: 'StartQuestionnaireAnswer!',
  run: async (call, { questionnaire, reuse }) =>
    call.services.questionnaires.start(await counted(call, 'change'), questionnaire, reuse),
})

export const saveAnswers = procedure({
  name: 'saveAnswers',
  actions: ['analytics.saveAnswers', 'analytics.savePage'],
  who: account(['student']),
  description: 'Of each item the answer that was given last stays, whichever device it came from.',
  input: saveAnswersSchema,
  types: {
    questionnaire: 'Questionnaire!',
    run: 'ID!',
    answers: '[QuestionnaireAnswerInput!]!',
    'answers.value': 'Int!',
  },
  descriptions: {
    QuestionnaireAnswerInput:
      'One answer: when it was given, by the clock of the device, and how long it took, in milliseconds.',
  },
  answer: 'SavedAnswers!',
  document: graphql(`
    mutation SaveAnswers(
      $questionnaire: Questionnaire!
      $run: ID!
      $sentAt: Float!
      $answers: [QuestionnaireAnswerInput!]!
    ) {
      saveAnswers(questionnaire: $questionnaire, run: $run, sentAt: $sentAt, answers: $answers) {
        state
        answers
      }
    }
  `),
  run: async (call, answers) => call.services.questionnaires.save(await counted(call, 'save'), answers),
})

export const finishQuestionnaire = procedure({
  name: 'finishQuestionnaire',
  actions: ['analytics.finishQuestionnaire'],
  who: account(['student']),
  input: finishQuestionnaireSchema,
  types: { questionnaire: 'Questionnaire!', run: 'ID!' },
  answer: 'FinishedQuestionnaire!',
  document: graphql(`
    mutation FinishQuestionnaire($questionnaire: Questionnaire!, $run: ID!) {
      finishQuestionnaire(questionnaire: $questionnaire, run: $run) {
        state
        id
      }
    }
  `),
  run: async (call, { questionnaire, run }) =>
    call.services.questionnaires.finish(await counted(call, 'change'), questionnaire, run),
})

export const discardQuestionnaireRun = procedure({
  name: 'discardQuestionnaireRun',
  actions: ['analytics.discardRun'],
  who: account(['student']),
  description: 'True when there was one.',
  input: questionnaireSchema,
  types: { questionnaire: 'Questionnaire!' },
  answer: 'Boolean!',
  run: async (call, { questionnaire }) =>
    call.services.questionnaires.discard(await counted(call, 'change'), questionnaire),
})

export const deleteQuestionnaireResult = procedure({
  name: 'deleteQuestionnaireResult',
  actions: ['analytics.deleteResult'],
  who: account(['student']),
  description: 'True when it was there.',
  input: questionnaireResultSchema,
  answer: 'Boolean!',
  run: async (call, { id }) => call.services.questionnaires.remove(await counted(call, 'change'), id),
})
