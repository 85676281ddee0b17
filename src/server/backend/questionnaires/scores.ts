import type { NormGroup } from '#contract/questionnaires/norm-groups.ts'
import type { Answers, Questionnaire } from '#contract/questionnaires/questionnaire.ts'
import type { Change, QuestionnaireResult } from '#contract/questionnaires/result.ts'
import { personalityChanges, temperamentChanges } from '#server/domain/questionnaires/changes-between.ts'
import { scorePersonality } from '#server/domain/questionnaires/score-personality.ts'
import { scoreTemperament } from '#server/domain/questionnaires/score-temperament.ts'

/** The scores of either questionnaire; of temperament no norms exist. */
export const scoresOf = (
  questionnaire: Questionnaire,
  answers: Answers,
  normGroup: NormGroup,
): QuestionnaireResult =>
  questionnaire === 'personality' ? scorePersonality(answers, normGroup) : scoreTemperament(answers)

/** By the code of the domain, facet or scale. Results of different questionnaires have no changes. */
export const changesOf = (
  earlier: QuestionnaireResult,
  later: QuestionnaireResult,
): Readonly<Record<string, Change>> => {
  if (earlier.questionnaire === 'personality' && later.questionnaire === 'personality')
    return Object.fromEntries(
      personalityChanges(earlier, later).flatMap(({ domain, change, facets }) => [
        [domain, change] as const,
        ...facets.map((each) => [each.facet, each.change] as const),
      ]),
    )
  if (earlier.questionnaire === 'temperament' && later.questionnaire === 'temperament')
    return Object.fromEntries(
      temperamentChanges(earlier, later).map(({ scale, change }) => [scale, change] as const),
    )
  return {}
}

/** Every score of a result, with its code. */
export const codedScores = (result: QuestionnaireResult) =>
  result.questionnaire === 'personality'
    ? result.domains.flatMap(({ domain, score, facets }) => [
        { code: domain, score },
        ...facets.map((each) => ({ code: each.facet, score: each.score })),
      ])
    : result.scales.map(({ scale, score }) => ({ code: scale, score }))
