import { fitMinimum, workAspectScales } from '#contract/questionnaires/fit-rule.ts'
import type {
  Band,
  PersonalityResult,
  PersonalityScore,
  TemperamentResult,
  Unscored,
} from '#contract/questionnaires/result.ts'
import {
  workAspects,
  type AspectFit,
  type DescribedWork,
  type OverallFit,
  type OwnPlace,
  type WorkAspect,
  type WorkAspectValue,
  type WorkFit,
} from '#contract/questionnaires/work-aspects.ts'
import { errorsOf90 } from './error-bands.ts'

/** A student's own newest results; null where there is none. */
export type OwnResults = { personality: PersonalityResult | null; temperament: TemperamentResult | null }

/** Of the scale of answers and of `WorkAspectValue` alike. */
const middle = 3

const placeOf = (mean: number, band: Band, isReversed: boolean): OwnPlace =>
  isReversed
    ? { mean: 6 - mean, band: { low: 6 - band.high, high: 6 - band.low } }
    : { mean, band: { low: band.low, high: band.high } }

/** The mean answer and 1.64 standard errors about it; of the norm group only the error comes into it, not its mean. */
const meanOf = ({ raw, sem, items }: PersonalityScore): { mean: number; band: Band } => {
  const mean = raw / items
  const error = (errorsOf90 * sem) / items
  return { mean, band: { low: Math.max(1, mean - error), high: Math.min(5, mean + error) } }
}

const facetScore = (
  result: PersonalityResult | null,
  facet: string,
): PersonalityScore | Unscored | undefined =>
  result?.domains.flatMap(({ facets }) => facets).find((each) => each.facet === facet)?.score

const ownPlace = (aspect: WorkAspect, { personality, temperament }: OwnResults): OwnPlace | null => {
  const { temperament: own, personality: other } = workAspectScales[aspect]
  const scale = temperament?.scales.find((each) => each.scale === own?.scale)?.score
  if (own !== null && scale?.kind === 'scored') return placeOf(scale.mean, scale.band, own.reversed)
  const facet = facetScore(personality, other.facet)
  if (facet?.kind !== 'scored') return null
  const { mean, band } = meanOf(facet)
  return placeOf(mean, band, other.reversed)
}

const isOpen = ({ band }: OwnPlace): boolean => band.low <= middle && band.high >= middle

/** False: the results lean to a side on fewer aspects than an ad needs, so that no ad can be near, whatever it says. */
export const canCompare = (results: OwnResults): boolean =>
  workAspects.filter((aspect) => {
    const own = ownPlace(aspect, results)
    return own !== null && !isOpen(own)
  }).length >= fitMinimum

const aspectFit = (aspect: WorkAspect, described: WorkAspectValue, own: OwnPlace | null): AspectFit => {
  if (own === null) return { aspect, described, kind: 'unknown', why: 'no_result' }
  if (described === middle) return { aspect, described, kind: 'unknown', why: 'described_both', own }
  if (isOpen(own)) return { aspect, described, kind: 'unknown', why: 'close', own }
  const isSameSide = own.mean > middle === described > middle
  return { aspect, described, kind: isSameSide ? 'agree' : 'differ', own }
}

const count = (aspects: readonly AspectFit[], kind: AspectFit['kind']): number =>
  aspects.filter((each) => each.kind === kind).length

const overallOf = (aspects: readonly AspectFit[]): OverallFit => {
  const differing = count(aspects, 'differ')
  if (count(aspects, 'agree') + differing < fitMinimum) return 'unknown'
  return differing === 0 ? 'near' : 'partly'
}

/**
 * The work that an ad describes beside a student's own answers, by `fitRule`: for the student's eyes alone. A band that
 * touches the middle leaves an aspect unknown.
 */
export const fitOf = (described: DescribedWork, results: OwnResults): WorkFit => {
  const aspects = workAspects.flatMap((aspect): AspectFit[] => {
    const value = described[aspect]
    return value === undefined ? [] : [aspectFit(aspect, value, ownPlace(aspect, results))]
  })
  return { overall: overallOf(aspects), aspects }
}

const balance = ({ aspects }: WorkFit): number => count(aspects, 'agree') - count(aspects, 'differ')
const rank = { near: 0, partly: 1, unknown: 2 } as const satisfies Record<OverallFit, number>

/**
 * The ads that a list of near ones holds, nearest first; equal ones stay in the order they came in. Left out: of which too
 * little is known, and that differ in more than they agree in.
 */
export const nearestFirst = <Ad extends { fit: WorkFit }>(ads: readonly Ad[]): readonly Ad[] =>
  ads
    .filter(({ fit }) => fit.overall !== 'unknown' && balance(fit) >= 0)
    .toSorted(
      (one, other) =>
        rank[one.fit.overall] - rank[other.fit.overall] || balance(other.fit) - balance(one.fit),
    )
