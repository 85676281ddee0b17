import type { PersonalityScore, Standing } from '#contract/questionnaires/result.ts'
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
 * What a score may mean. In the middle, and where its band crosses a cut, nothing is claimed: the sentence says between what
 * it lies, and why. No mean of the answers is told: the middle is that of the norm group, so that the same mean is high of one
 * facet and low of another.
 */
export const meaningOf = (
  { standing }: Pick<PersonalityScore, 'standing'>,
  { poles, levels }: FacetWords,
): string => {
  if (standing.kind === 'level' && standing.level !== 'mid') return levels[standing.level]
  return standing.kind === 'level'
    ? `「${poles[0]}」と「${poles[1]}」の、あいだのようです。比べた人たちの平均に近いため、あいだとしています。`
    : `${standingWords(standing, poles)}です。答えには誤差があるため、どちらとも言いきれません。`
}

/** What may help in choosing work; beside a score between two levels the words of the middle stand. */
export const workHintOf = (standing: Standing, { work }: DomainWords): string =>
  work[standing.kind === 'level' ? standing.level : 'mid']
