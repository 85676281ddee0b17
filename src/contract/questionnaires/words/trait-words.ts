import type { Level } from '#contract/questionnaires/result.ts'

/**
 * `poles`: in a few words what the low and the high end are like. `levels`: what the items ask, and nothing else; the middle
 * says only that it lies between (`meaningOf`).
 */
export type FacetWords = {
  name: string
  about: string
  poles: readonly [low: string, high: string]
  levels: Readonly<Record<Exclude<Level, 'mid'>, string>>
}

/** `term`: the name in psychology. `work`: what may help in choosing work, by level. */
export type DomainWords = FacetWords & { term: string; work: Readonly<Record<Level, string>> }
