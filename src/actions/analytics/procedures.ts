import { agree } from './agree.ts'
import { deleteResult } from './delete-result.ts'
import { discardRun } from './discard-run.ts'
import { finishQuestionnaire } from './finish-questionnaire.ts'
import { saveAnswers } from './save-answers.ts'
import { savePage } from './save-page.ts'
import { startQuestionnaire } from './start-questionnaire.ts'
import { withdrawConsent } from './withdraw-consent.ts'

/** Procedures of the questionnaires. */
export const analytics = {
  agree,
  deleteResult,
  discardRun,
  finishQuestionnaire,
  saveAnswers,
  savePage,
  startQuestionnaire,
  withdrawConsent,
}
