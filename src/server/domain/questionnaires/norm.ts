import type { NormAge, NormGroup, NormSex } from '#contract/questionnaires/norm-groups.ts'
import { facetsOf, type PersonalityDomain, type PersonalityFacet } from '#contract/questionnaires/scales.ts'
import { facetReliabilities, type Moments, type NormedFacet, type PublishedNorm } from './published-norm.ts'
import { men } from './published-norms-men.ts'
import { women } from './published-norms-women.ts'
import { sumOf } from './sum-of.ts'

/** In points of the raw sum. `sem`: standard error of measurement. */
export type Norm = { mean: number; deviation: number; sem: number }

const ages = ['under21', '21to40', '41to60', 'over60'] as const satisfies readonly NormAge[]
const sexes = { male: men, female: women } as const satisfies Partial<Record<NormSex, unknown>>

const publishedOf = (group: NormGroup): readonly PublishedNorm[] =>
  (['male', 'female'] as const).flatMap((sex) =>
    ages
      .filter((age) => {
        const holding: readonly NormGroup[] = [`${sex}_${age}`, `${sex}_any`, `any_${age}`, 'any_any']
        return holding.includes(group)
      })
      .map((age) => sexes[sex][age]),
  )

/** Groups in equal parts: the mean of the means; the mean of the variances and the variance of the means. */
const mix = (parts: readonly Moments[]): Moments => {
  const mean = sumOf(parts.map(([each]) => each)) / parts.length
  const square = sumOf(parts.map(([each, deviation]) => deviation ** 2 + each ** 2)) / parts.length
  return [mean, Math.sqrt(square - mean ** 2)]
}

const sixFacets = (domain: PersonalityDomain): readonly NormedFacet[] =>
  ([1, 2, 3, 4, 5, 6] as const).map((number): NormedFacet => `${domain}${number}`)

const varianceSum = (parts: readonly Moments[]): number => sumOf(parts.map(([, deviation]) => deviation ** 2))
/** SD_i · SD_j over all i ≠ j. */
const crossProducts = (parts: readonly Moments[]): number =>
  sumOf(parts.map(([, deviation]) => deviation)) ** 2 - varianceSum(parts)

/**
 * Openness without O6: the mean is the sum of the five facets' means, the variance the sum of theirs and r · SD_i · SD_j over
 * all i ≠ j, where r is the mean correlation of the facets that makes the published variance of the six. (The variance of a
 * sum; that the five correlate as the six do is assumed.)
 */
const opennessOf = (norm: PublishedNorm): Moments => {
  const six = sixFacets('O').map((facet) => norm[facet])
  const five = facetsOf.O.map((facet) => norm[facet])
  const correlation = (norm.O[1] ** 2 - varianceSum(six)) / crossProducts(six)
  return [sumOf(five.map(([mean]) => mean)), Math.sqrt(varianceSum(five) + correlation * crossProducts(five))]
}

/** The standard error of a facet is SD · √(1 − α) (classical test theory). */
export const facetNorm = (group: NormGroup, facet: PersonalityFacet): Norm => {
  const [mean, deviation] = mix(publishedOf(group).map((norm) => norm[facet]))
  return { mean, deviation, sem: deviation * Math.sqrt(1 - facetReliabilities[facet]) }
}

/** The standard error of a domain is the root of the sum of its facets' squared errors, since those are independent. */
export const domainNorm = (group: NormGroup, domain: PersonalityDomain): Norm => {
  const [mean, deviation] = mix(
    publishedOf(group).map((norm) => (domain === 'O' ? opennessOf(norm) : norm[domain])),
  )
  const errors = facetsOf[domain].map((facet) => facetNorm(group, facet).sem ** 2)
  return { mean, deviation, sem: Math.sqrt(sumOf(errors)) }
}
