import type { Standing } from '#contract/questionnaires/result.ts'
import type { PersonalityDomain, PersonalityFacet } from '#contract/questionnaires/scales.ts'
import { agreeableness, agreeablenessFacets } from './agreeableness.ts'
import { conscientiousness, conscientiousnessFacets } from './conscientiousness.ts'
import { extraversion, extraversionFacets } from './extraversion.ts'
import { neuroticism, neuroticismFacets } from './neuroticism.ts'
import { openness, opennessFacets } from './openness.ts'
import type { DomainWords, FacetWords } from './trait-words.ts'

export const domainWords: Readonly<Record<PersonalityDomain, DomainWords>> = {
  N: neuroticism,
  E: extraversion,
  O: openness,
  A: agreeableness,
  C: conscientiousness,
}

export const facetWords: Readonly<Record<PersonalityFacet, FacetWords>> = {
  ...neuroticismFacets,
  ...extraversionFacets,
  ...opennessFacets,
  ...agreeablenessFacets,
  ...conscientiousnessFacets,
}

/** A few words on where a score stands: between the poles of the trait, never a verdict. */
export const standingWords = (standing: Standing, poles: FacetWords['poles']): string => {
  const [low, high] = poles
  if (standing.kind === 'level') {
    return { low: `「${low}」寄り`, mid: '中くらい', high: `「${high}」寄り` }[standing.level]
  }
  if (standing.from === 'low' && standing.to === 'high') return `「${low}」と「${high}」のあいだ`
  return standing.from === 'low' ? `「${low}」寄りと中くらいのあいだ` : `中くらいと「${high}」寄りのあいだ`
}

/**
 * What a score may mean. Where its band crosses a cut no level is claimed: the sentence says between what it lies.
 */
export const meaningOf = (standing: Standing, { poles, levels }: FacetWords): string =>
  standing.kind === 'level'
    ? levels[standing.level]
    : `${standingWords(standing, poles)}です。答えには誤差があるため、どちらとも言いきれません。両方の面があると考えてください。`

/** What may help in choosing work; beside a score between two levels the words of the middle stand. */
export const workHintOf = (standing: Standing, { work }: DomainWords): string =>
  work[standing.kind === 'level' ? standing.level : 'mid']
