/** The five domains of the personality questionnaire, in the order in which they are shown. */
export const personalityDomains = ['N', 'E', 'O', 'A', 'C'] as const
export type PersonalityDomain = (typeof personalityDomains)[number]

/**
 * The facets of each domain, by the codes of the IPIP-NEO-120. O6 (Liberalism) is not asked: views on politics are
 * nobody's business in recruiting (公正採用選考14事項).
 */
export const facetsOf = {
  N: ['N1', 'N2', 'N3', 'N4', 'N5', 'N6'],
  E: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'],
  O: ['O1', 'O2', 'O3', 'O4', 'O5'],
  A: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
  C: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'],
} as const satisfies Record<PersonalityDomain, readonly string[]>
export type PersonalityFacet = (typeof facetsOf)[PersonalityDomain][number]
export const personalityFacets: readonly PersonalityFacet[] = personalityDomains.flatMap(
  (domain): readonly PersonalityFacet[] => facetsOf[domain],
)

/** The eight scales of the temperament questionnaire; there are no totals over them. */
export const temperamentScales = ['NS1', 'NS2', 'HA2', 'HA3', 'RD1', 'RD2', 'P1', 'P4'] as const
export type TemperamentScale = (typeof temperamentScales)[number]
