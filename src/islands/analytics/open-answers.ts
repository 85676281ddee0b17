import { createSendAnswers } from '#browser/api/questionnaire-answers.ts'
import { deviceStore } from '#browser/stores/device-store.ts'
import { createQuestionnaireAnswers, readWaiting } from '#browser/stores/questionnaire-answers.ts'
import type { Item } from '#contract/questionnaires/questionnaire.ts'

type Parts = { questionnaire: string; run: string; items: readonly Item[]; answers: readonly number[] }

/** Both questionnaires may have every answer waiting. */
const most = 200

/** The answers of the questionnaire at this page. */
export const openAnswers = ({ questionnaire, run, items, answers }: Parts) =>
  createQuestionnaireAnswers({
    questionnaire,
    run,
    items: items.map(({ id }) => id),
    answers,
    collection: deviceStore.collection('answers', most, readWaiting),
    send: createSendAnswers((address, init) => fetch(address, init)),
    now: Date.now,
  })
