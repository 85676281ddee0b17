import type { QuestionnaireReport } from '#contract/questionnaires/report.ts'
import type { Change } from '#contract/questionnaires/result.ts'
import {
  domainWords,
  facetWords,
  meaningOf,
  workHintOf,
} from '#contract/questionnaires/words/personality-words.ts'
import { temperamentWords } from '#contract/questionnaires/words/temperament-words.ts'

const tooFew = '答えが足りないため、結果を出していません。'

/** One line of a result in words; `parts`: the facets of a domain. */
export type ResultWords = {
  code: string
  name: string
  /** The name in psychology. */
  term: string | null
  about: string
  meaning: string
  /** What may help in choosing work; null: nothing is said. */
  work: string | null
  parts: readonly { code: string; name: string; about: string; meaning: string }[]
}

/** Where a mean lies between two poles, beside its error; nothing is higher or lower than anybody's. */
const scaleMeaning = (
  mean: number,
  { low, high }: { low: number; high: number },
  poles: readonly [string, string],
) => {
  if (low <= 3 && high >= 3) return `「${poles[0]}」と「${poles[1]}」の、あいだのようです。`
  return `「${poles[mean < 3 ? 0 : 1]}」に寄っているようです。`
}

/** What a result says, in words, in the order of its chart. */
export const resultWords = ({ result }: QuestionnaireReport): readonly ResultWords[] =>
  result.questionnaire === 'personality'
    ? result.domains.map(({ domain, score, facets }) => {
        const words = domainWords[domain]
        const scored = score.kind === 'scored'
        return {
          code: domain,
          name: words.name,
          term: words.term,
          about: words.about,
          meaning: scored ? meaningOf(score.standing, words) : tooFew,
          work: scored ? workHintOf(score.standing, words) : null,
          parts: facets.map(({ facet, score: own }) => ({
            code: facet,
            name: facetWords[facet].name,
            about: facetWords[facet].about,
            meaning: own.kind === 'scored' ? meaningOf(own.standing, facetWords[facet]) : tooFew,
          })),
        }
      })
    : result.scales.map(({ scale, score }) => {
        const { name, about, poles } = temperamentWords[scale]
        const side = score.kind === 'scored' && (score.band.low > 3 || score.band.high < 3)
        const described = side ? poles[score.mean < 3 ? 0 : 1].about : ''
        return {
          code: scale,
          name,
          term: null,
          about,
          meaning:
            score.kind === 'scored'
              ? `${scaleMeaning(score.mean, score.band, [poles[0].name, poles[1].name])}${described}`
              : tooFew,
          work: null,
          parts: [],
        }
      })

/** Names of what changed beyond the error since the result before. */
export const changedNames = (
  report: QuestionnaireReport,
  change: Extract<Change, 'rose' | 'fell'>,
): readonly string[] =>
  resultWords(report)
    .flatMap(({ code, name, parts }) => [{ code, name }, ...parts])
    .flatMap(({ code, name }) => (report.changes?.[code] === change ? [name] : []))
