import { questionnaireItems } from '#contract/questionnaires/items.ts'
import type { Answers, Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { TimedAnswers } from '#server/domain/questionnaires/merge-answers.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import { resultsOf, type FinishedRow } from './result-rows.ts'
import { runsOf, type KeptRun } from './run-rows.ts'

/**
 * Of the items that stand in the other questionnaire too, those that were answered there: in what a person is in the middle
 * of, else in their newest result. By the ids of this questionnaire.
 */
export const sharedAnswers = (
  questionnaire: Questionnaire,
  runs: readonly KeptRun[],
  results: readonly FinishedRow[],
): Answers => {
  const run = runs.find((each) => each.questionnaire !== questionnaire)
  const result = results.find((each) => each.questionnaire !== questionnaire)
  const given: Answers = run?.answers ?? result?.content?.answers ?? {}
  return Object.fromEntries(
    questionnaireItems(questionnaire).flatMap(({ id, sharedWith }) => {
      const answer = sharedWith === undefined ? undefined : given[sharedWith]
      return answer === undefined ? [] : [[id, { value: answer.value }] as const]
    }),
  )
}

type Start = { uid: string; questionnaire: Questionnaire; at: Date }

/** What a new run begins with when a person wants it so; given just now, as far as it is known. */
export const reusableAnswers = async (
  database: Database,
  cipher: DataCipher,
  { uid, questionnaire, at }: Start,
): Promise<TimedAnswers> => {
  const runs = await runsOf(database, cipher, uid)
  const shared = sharedAnswers(questionnaire, runs, await resultsOf(database, cipher, uid))
  return Object.fromEntries(
    Object.entries(shared).map(([item, answer]) => [item, { ...answer, at: at.getTime() }] as const),
  )
}
