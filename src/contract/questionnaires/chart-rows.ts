import type { Band, QuestionnaireResult } from './result.ts'
import { domainWords, facetWords } from './words/personality-words.ts'
import { temperamentWords } from './words/temperament-words.ts'

/** One line of a chart: from 0, the first pole, to 1, the second. */
export type ChartRow = {
  code: string
  name: string
  poles: readonly [string, string]
  /** Null: too few answers. `inner`: the narrower band, where there are two. */
  mark: { point: number; band: Band; inner: Band | null } | null
}

/** A line, and those that lie beneath it. */
export type ChartGroup = ChartRow & { parts: readonly ChartRow[] }

/** Ends of the axis of T: what lies beyond is drawn at the end. */
const axis = { low: 20, high: 80 } as const

const share = (value: number, { low, high }: Band) => Math.min(1, Math.max(0, (value - low) / (high - low)))
const shareOf = (band: Band, ends: Band): Band => ({
  low: share(band.low, ends),
  high: share(band.high, ends),
})

type Personality = Extract<QuestionnaireResult, { questionnaire: 'personality' }>
type Temperament = Extract<QuestionnaireResult, { questionnaire: 'temperament' }>

const personalityMark = (score: Personality['domains'][number]['score']): ChartRow['mark'] =>
  score.kind === 'unscored'
    ? null
    : {
        point: share(score.t, axis),
        band: shareOf(score.band90, axis),
        inner: shareOf(score.band68, axis),
      }

const temperamentMark = (score: Temperament['scales'][number]['score']): ChartRow['mark'] => {
  const ends = { low: 1, high: 5 }
  return score.kind === 'unscored'
    ? null
    : { point: share(score.mean, ends), band: shareOf(score.band, ends), inner: null }
}

/** Where a result stands, line by line, in the order in which it is told. */
export const chartGroups = (result: QuestionnaireResult): readonly ChartGroup[] =>
  result.questionnaire === 'personality'
    ? result.domains.map(({ domain, score, facets }) => ({
        code: domain,
        name: domainWords[domain].name,
        poles: domainWords[domain].poles,
        mark: personalityMark(score),
        parts: facets.map(({ facet, score: own }) => ({
          code: facet,
          name: facetWords[facet].name,
          poles: facetWords[facet].poles,
          mark: personalityMark(own),
        })),
      }))
    : result.scales.map(({ scale, score }) => {
        const { name, poles } = temperamentWords[scale]
        return {
          code: scale,
          name,
          poles: [poles[0].name, poles[1].name],
          mark: temperamentMark(score),
          parts: [],
        }
      })

/** The part of the axis that is neither low nor high: T from 45 to 55. Without norms there is none. */
export const middleOf = ({ questionnaire }: Pick<QuestionnaireResult, 'questionnaire'>): Band | null =>
  questionnaire === 'personality' ? shareOf({ low: 45, high: 55 }, axis) : null
