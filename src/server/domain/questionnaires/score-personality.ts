import { personalityKey, type ScaleKey } from '#contract/questionnaires/key.ts'
import type { NormGroup } from '#contract/questionnaires/norm-groups.ts'
import { questionnaireOutlines, type Answers } from '#contract/questionnaires/questionnaire.ts'
import type { Band, PersonalityResult, PersonalityScore, Unscored } from '#contract/questionnaires/result.ts'
import { facetsOf, personalityDomains } from '#contract/questionnaires/scales.ts'
import { errorsOf90 } from './error-bands.ts'
import { itemsOf, keyedValues } from './keyed-values.ts'
import { domainNorm, facetNorm, type Norm } from './norm.ts'
import { shareBelow } from './normal-curve.ts'
import { standingOf } from './standing.ts'
import { sumOf } from './sum-of.ts'

/** A facet is scored from 3 of its 4 answers on. */
const facetMinimum = { answers: 3, of: 4 } as const
/** A domain is scored from 85 % of its answers on. */
const domainMinimum = { answers: 85, of: 100 } as const

const scoreOf = (
  keys: readonly ScaleKey[],
  answers: Answers,
  norm: Norm,
  minimum: { answers: number; of: number },
): PersonalityScore | Unscored => {
  const values = keyedValues(keys, answers)
  const answered = values.length
  const items = itemsOf(keys)
  if (answered * minimum.of < items * minimum.answers) return { kind: 'unscored', answered, items }
  const raw = (sumOf(values) * items) / answered
  const t = 50 + (10 * (raw - norm.mean)) / norm.deviation
  const error = (10 * norm.sem) / norm.deviation
  const bandOf = (errors: number): Band => ({ low: t - errors * error, high: t + errors * error })
  const band68 = bandOf(1)
  return {
    kind: 'scored',
    answered,
    items,
    prorated: answered < items,
    raw,
    t,
    percentile: 100 * shareBelow((t - 50) / 10),
    sem: norm.sem,
    band68,
    band90: bandOf(errorsOf90),
    standing: standingOf(band68),
  }
}

/**
 * The facets (sums of four items) and domains (sums of their facets' items) beside a norm group. Where few enough answers
 * are missing, a sum is the mean of those given times the number of items, a domain's by itself; the error is that of the whole scale. T = 50 +
 * 10 · (raw − mean) / SD; the percentile is that of T on a normal curve.
 *
 * A level rests on the band of one standard error. The band of 1.64 would be wider than the middle level for every facet
 * (2 · 1.64 · 10 · √(1 − 0.88) > 10), so that nobody could ever be told to lie in it.
 */
export const scorePersonality = (answers: Answers, normGroup: NormGroup): PersonalityResult => ({
  questionnaire: 'personality',
  version: questionnaireOutlines.personality.version,
  normGroup,
  domains: personalityDomains.map((domain) => ({
    domain,
    score: scoreOf(
      facetsOf[domain].map((facet) => personalityKey[facet]),
      answers,
      domainNorm(normGroup, domain),
      domainMinimum,
    ),
    facets: facetsOf[domain].map((facet) => ({
      facet,
      score: scoreOf([personalityKey[facet]], answers, facetNorm(normGroup, facet), facetMinimum),
    })),
  })),
})
