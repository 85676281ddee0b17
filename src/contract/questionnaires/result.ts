import type { NormGroup } from './norm-groups.ts'
import type { PersonalityDomain, PersonalityFacet, TemperamentScale } from './scales.ts'

export const levels = ['low', 'mid', 'high'] as const
export type Level = (typeof levels)[number]

/** Ends of a band; `low` ≤ `high`. */
export type Band = { low: number; high: number }

/**
 * `level`: the band of one standard error lies between two cuts. `between`: it crosses one, or both (from low to high).
 */
export type Standing = { kind: 'level'; level: Level } | { kind: 'between'; from: Level; to: Level }

/** Too few answers for a score. */
export type Unscored = { kind: 'unscored'; answered: number; items: number }

export type PersonalityScore = {
  kind: 'scored'
  /** Answers it rests on, of `items`. */
  answered: number
  items: number
  /** True when answers were missing and the sum was brought up to all items in proportion. */
  prorated: boolean
  /** Sum of the keyed answers: facet 4–20; domain 24–120, O 20–100. */
  raw: number
  /** Mean and standard deviation of the norm group are 50 and 10; may lie far outside 20–80. */
  t: number
  /** 0–100, of the norm group on a normal curve. */
  percentile: number
  /** Standard error of measurement, in points of `raw`. */
  sem: number
  /** ±1 standard error about `t`: 68 of 100 repeats; `standing` rests on it. */
  band68: Band
  /** ±1.64 standard errors about `t`: 90 of 100 repeats. */
  band90: Band
  standing: Standing
}

/** Plain JSON; computed anew from the answers when another norm group is chosen. */
export type PersonalityResult = {
  questionnaire: 'personality'
  version: string
  normGroup: NormGroup
  /** In the order of `personalityDomains` and `facetsOf`. */
  domains: readonly {
    domain: PersonalityDomain
    score: PersonalityScore | Unscored
    facets: readonly { facet: PersonalityFacet; score: PersonalityScore | Unscored }[]
  }[]
}

export type TemperamentScore = {
  kind: 'scored'
  answered: number
  items: number
  /** Mean of the keyed answers, 1–5. */
  mean: number
  /** Mean ± 1.64 · s / √n of the person's own answers, within 1–5. */
  band: Band
  /** s / √n; 0 when all keyed answers are the same, which tells nothing of the error. */
  standardError: number
}

/** No norms exist: no level, no T, no percentile, no totals. */
export type TemperamentResult = {
  questionnaire: 'temperament'
  version: string
  /** In the order of `temperamentScales`. */
  scales: readonly { scale: TemperamentScale; score: TemperamentScore | Unscored }[]
}

export type QuestionnaireResult = PersonalityResult | TemperamentResult

/** Hints that answers may say little, never verdicts; a result is shown all the same. */
export const answerWarnings = ['same_answers', 'fast', 'yes_saying'] as const
export type AnswerWarning = (typeof answerWarnings)[number]

/**
 * An earlier result against a later one. `same`: within what the error of measurement alone may do; `unknown`: one of the
 * two has no score or no error, or the versions differ.
 */
export const changes = ['rose', 'fell', 'same', 'unknown'] as const
export type Change = (typeof changes)[number]
export type PersonalityChanges = readonly {
  domain: PersonalityDomain
  change: Change
  facets: readonly { facet: PersonalityFacet; change: Change }[]
}[]
export type TemperamentChanges = readonly { scale: TemperamentScale; change: Change }[]
