import { temperamentKey, type ScaleKey } from '#contract/questionnaires/key.ts'
import { questionnaireOutlines, type Answers } from '#contract/questionnaires/questionnaire.ts'
import type { TemperamentResult, TemperamentScore, Unscored } from '#contract/questionnaires/result.ts'
import { temperamentScales } from '#contract/questionnaires/scales.ts'
import { errorsOf90 } from './error-bands.ts'
import { itemsOf, keyedValues } from './keyed-values.ts'
import { sumOf } from './sum-of.ts'

/** 85 %, as a domain of the personality questionnaire: 9 of 10. The source of the scales names none. */
const minimum = { answers: 85, of: 100 } as const

const scoreOf = (key: ScaleKey, answers: Answers): TemperamentScore | Unscored => {
  const values = keyedValues([key], answers)
  const answered = values.length
  const items = itemsOf([key])
  if (answered * minimum.of < items * minimum.answers) return { kind: 'unscored', answered, items }
  const mean = sumOf(values) / answered
  const variance = sumOf(values.map((value) => (value - mean) ** 2)) / (answered - 1)
  const standardError = Math.sqrt(variance / answered)
  return {
    kind: 'scored',
    answered,
    items,
    mean,
    band: {
      low: Math.max(1, mean - errorsOf90 * standardError),
      high: Math.min(5, mean + errorsOf90 * standardError),
    },
    standardError,
  }
}

/**
 * The mean of each scale's answers and ±1.64 · s / √n about it, where s is the standard deviation (n − 1) of the person's own answers: there
 * are no norms, so nothing is said of other people. No totals over scales: factor analyses of the TCI-R
 * (Farmer & Goldberg 2008, Psychological Assessment 20, 281–291) did not support the dimensions.
 */
export const scoreTemperament = (answers: Answers): TemperamentResult => ({
  questionnaire: 'temperament',
  version: questionnaireOutlines.temperament.version,
  scales: temperamentScales.map((scale) => ({ scale, score: scoreOf(temperamentKey[scale], answers) })),
})
