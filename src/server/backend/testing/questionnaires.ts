import { questionnaireItems } from '#contract/questionnaires/items.ts'
import type { Answers, AnswerValue, Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { Questionnaires } from '#server/backend/questionnaires/questionnaires.ts'

/** The same answer to the first `count` items, three seconds each. */
export const sameAnswers = (questionnaire: Questionnaire, value: AnswerValue, count = Infinity) =>
  questionnaireItems(questionnaire)
    .slice(0, count)
    .map(({ id }) => ({ item: id, value, at: 0, milliseconds: 3000 }))

/** Agrees to and begins a questionnaire. Answers the id of the run. */
export const beginQuestionnaire = async (
  service: Questionnaires,
  uid: string,
  questionnaire: Questionnaire,
): Promise<string> => {
  await service.agree(uid)
  await service.start(uid, questionnaire, false)
  return (await service.run(uid, questionnaire))?.id ?? ''
}

/** Answers a questionnaire to the end, each item alike or each its own way. Answers the id of the result. */
export const finishQuestionnaire = async (
  service: Questionnaires,
  uid: string,
  questionnaire: Questionnaire,
  given: AnswerValue | Answers = 4,
): Promise<string> => {
  const run = await beginQuestionnaire(service, uid, questionnaire)
  const answers =
    typeof given === 'number'
      ? sameAnswers(questionnaire, given)
      : Object.entries(given).map(([item, { value }]) => ({ item, value, at: 0, milliseconds: 3000 }))
  await service.save(uid, { questionnaire, run, sentAt: 0, answers })
  return (await service.finish(uid, questionnaire, run)).id ?? ''
}
