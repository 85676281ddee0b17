import type {
  Change,
  PersonalityChanges,
  PersonalityResult,
  PersonalityScore,
  TemperamentChanges,
  TemperamentResult,
  TemperamentScore,
  Unscored,
} from '#contract/questionnaires/result.ts'

/** Standard errors on each side that hold 95 % of a normal curve. */
const errorsOf95 = 1.96

const changeOf = (difference: number, errorOfDifference: number): Change => {
  if (Math.abs(difference) <= errorsOf95 * errorOfDifference) return 'same'
  return difference > 0 ? 'rose' : 'fell'
}

const sumChange = (
  earlier: PersonalityScore | Unscored | undefined,
  later: PersonalityScore | Unscored,
): Change => {
  if (earlier?.kind !== 'scored' || later.kind !== 'scored') return 'unknown'
  return changeOf(later.raw - earlier.raw, Math.SQRT2 * later.sem)
}

const meanChange = (
  earlier: TemperamentScore | Unscored | undefined,
  later: TemperamentScore | Unscored,
): Change => {
  if (earlier?.kind !== 'scored' || later.kind !== 'scored') return 'unknown'
  if (earlier.standardError === 0 || later.standardError === 0) return 'unknown'
  return changeOf(later.mean - earlier.mean, Math.hypot(earlier.standardError, later.standardError))
}

/**
 * Reliable change (Jacobson & Truax 1991, Journal of Consulting and Clinical Psychology 59, 12–19): raw sums that differ by
 * more than 1.96 standard errors of a difference, √2 · SEM, by the norm group of the later result. Results of different
 * versions are not compared.
 */
export const personalityChanges = (
  earlier: PersonalityResult,
  later: PersonalityResult,
): PersonalityChanges => {
  const isComparable = earlier.version === later.version
  return later.domains.map(({ domain, score, facets }) => {
    const before = isComparable ? earlier.domains.find((each) => each.domain === domain) : undefined
    return {
      domain,
      change: sumChange(before?.score, score),
      facets: facets.map((each) => ({
        facet: each.facet,
        change: sumChange(before?.facets.find(({ facet }) => facet === each.facet)?.score, each.score),
      })),
    }
  })
}

/**
 * As `personalityChanges`, with the errors of both own means, √(e₁² + e₂²). Where a scale's answers all count the same there is no
 * error to measure by, and nothing is known of a change.
 */
export const temperamentChanges = (
  earlier: TemperamentResult,
  later: TemperamentResult,
): TemperamentChanges => {
  const isComparable = earlier.version === later.version
  return later.scales.map(({ scale, score }) => {
    const before = isComparable ? earlier.scales.find((each) => each.scale === scale) : undefined
    return { scale, change: meanChange(before?.score, score) }
  })
}
