import type { QuestionnaireReport } from '#contract/questionnaires/report.ts'
import type { Change, TemperamentScore } from '#contract/questionnaires/result.ts'
import type { TemperamentScale } from '#contract/questionnaires/scales.ts'
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

/** Of a mean of answers: nearer to the middle than anybody could tell from no leaning at all. */
const evenly = 0.2

/** Where the answers lie between two poles, and why; the table has the figures. Nothing is higher or lower than anybody's. */
const scaleMeaning = (
  { mean, band }: TemperamentScore,
  poles: (typeof temperamentWords)[TemperamentScale]['poles'],
): string => {
  if (band.low > 3 || band.high < 3) {
    const { name, about } = poles[mean < 3 ? 0 : 1]
    return `「${name}」に寄っているようです。${about}`
  }
  const between = `「${poles[0].name}」と「${poles[1].name}」の、あいだのようです。`
  return Math.abs(mean - 3) <= evenly
    ? `${between}どちらの答えも同じくらいだったため、あいだとしています。`
    : `${between}「${poles[mean < 3 ? 0 : 1].name}」の答えが少し多めでしたが、答えのばらつきを考えると、どちらとも言いきれません。`
}

/** What a result says, in words, in the order of its chart. */
export const resultWords = ({ result }: QuestionnaireReport): readonly ResultWords[] =>
  result.questionnaire === 'personality'
    ? result.domains.map(({ domain, score, facets }) => {
        const words = domainWords[domain]
        return {
          code: domain,
          name: words.name,
          term: words.term,
          about: words.about,
          meaning: score.kind === 'scored' ? meaningOf(score, words) : tooFew,
          work: score.kind === 'scored' ? workHintOf(score.standing, words) : null,
          parts: facets.map(({ facet, score: own }) => ({
            code: facet,
            name: facetWords[facet].name,
            about: facetWords[facet].about,
            meaning: own.kind === 'scored' ? meaningOf(own, facetWords[facet]) : tooFew,
          })),
        }
      })
    : result.scales.map(({ scale, score }) => {
        const { name, about, poles } = temperamentWords[scale]
        return {
          code: scale,
          name,
          term: null,
          about,
          meaning: score.kind === 'scored' ? scaleMeaning(score, poles) : tooFew,
          work: null,
          parts: [],
        }
      })

/** To which of its two poles a scale of temperament moved; empty: of a personality, whose names say it. */
const towards = (report: QuestionnaireReport, code: string, change: 'rose' | 'fell'): string => {
  if (report.result.questionnaire === 'personality') return ''
  const scale = report.result.scales.find((each) => each.scale === code)?.scale
  return scale === undefined
    ? ''
    : `（「${temperamentWords[scale].poles[change === 'fell' ? 0 : 1].name}」のほうへ）`
}

/** Names of what changed beyond the error since the result before. */
export const changedNames = (
  report: QuestionnaireReport,
  change: Extract<Change, 'rose' | 'fell'>,
): readonly string[] =>
  resultWords(report)
    .flatMap(({ code, name, parts }) => [{ code, name }, ...parts])
    .flatMap(({ code, name }) =>
      report.changes?.[code] === change ? [`${name}${towards(report, code, change)}`] : [],
    )
