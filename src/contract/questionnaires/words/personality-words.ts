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

/** `answered`: answers that the mean, 1–5, rests on. */
type Between = Pick<PersonalityScore, 'standing' | 'answered' | 'raw' | 'items'>

/**
 * What a score may mean. In the middle, and where its band crosses a cut, nothing is claimed: the sentence says between what
 * it lies, and why. The middle is that of the norm group, which need not be the middle of the answers.
 */
export const meaningOf = (
  { standing, answered, raw, items }: Between,
  { poles, levels }: FacetWords,
): string => {
  if (standing.kind === 'level' && standing.level !== 'mid') return levels[standing.level]
  const mean = `${answered}問の平均は${(raw / items).toFixed(1)}でした。`
  return standing.kind === 'level'
    ? `「${poles[0]}」と「${poles[1]}」の、あいだのようです。${mean}比べた人たちの平均に近いため、あいだとしています。`
    : `${standingWords(standing, poles)}です。${mean}答えには誤差があるため、どちらとも言いきれません。`
}

/** What may help in choosing work; beside a score between two levels the words of the middle stand. */
export const workHintOf = (standing: Standing, { work }: DomainWords): string =>
  work[standing.kind === 'level' ? standing.level : 'mid']
