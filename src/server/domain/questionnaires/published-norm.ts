import type { NormAge } from '#contract/questionnaires/norm-groups.ts'
import type { PersonalityDomain } from '#contract/questionnaires/scales.ts'

/** A facet of the published test: O6 is not asked here, but the published norms of domain O hold it. */
export type NormedFacet = `${PersonalityDomain}${1 | 2 | 3 | 4 | 5 | 6}`

/** Mean and standard deviation. */
export type Moments = readonly [mean: number, deviation: number]

/**
 * Of the raw sums, facet 4–20 and domain 24–120 with O6, from Johnson's scoring program shortipipneo3.cgi
 * (github.com/markshepherd/IPIP-NEO-Scorer, johnson/shortipipneo3.cgi at 96db6b8c4f3fcc6b64623c7c85aa0168a36b9233; first
 * published with Gosling & Johnson, APA, pubs.apa.org/books/supp/gosling). The program does not say how many people they
 * rest on; Johnson's samples chose themselves on the English-language Internet. They are not Japanese norms.
 */
export type PublishedNorm = Readonly<Record<PersonalityDomain | NormedFacet, Moments>>

/** By age. */
export type PublishedNorms = Readonly<Record<Exclude<NormAge, 'any'>, PublishedNorm>>

/**
 * Cronbach's alpha of the facets of the IPIP-NEO-120 (Johnson 2014, “Measuring thirty facets of the Five Factor Model with a
 * 120-item public domain inventory”, Journal of Research in Personality 51, 78–89).
 */
export const facetReliabilities: Readonly<Record<NormedFacet, number>> = {
  N1: 0.78,
  N2: 0.87,
  N3: 0.85,
  N4: 0.7,
  N5: 0.69,
  N6: 0.76,
  E1: 0.81,
  E2: 0.79,
  E3: 0.85,
  E4: 0.69,
  E5: 0.73,
  E6: 0.79,
  O1: 0.74,
  O2: 0.74,
  O3: 0.65,
  O4: 0.7,
  O5: 0.73,
  O6: 0.63,
  A1: 0.85,
  A2: 0.74,
  A3: 0.73,
  A4: 0.71,
  A5: 0.73,
  A6: 0.72,
  C1: 0.77,
  C2: 0.83,
  C3: 0.67,
  C4: 0.79,
  C5: 0.71,
  C6: 0.88,
}
