import type {
  TemperamentScale,
  PersonalityDomain,
  PersonalityFacet,
} from '#contract/questionnaires/scales.ts'
import { domainWords, facetWords } from './personality-words.ts'
import { temperamentWords } from './temperament-words.ts'

type ScoreCode = PersonalityDomain | PersonalityFacet | TemperamentScale

const namesOf = (words: Readonly<Record<string, { name: string }>>) =>
  Object.entries(words).map(([code, { name }]) => [code, name] as const)

const names: ReadonlyMap<string, string> = new Map([
  ...namesOf(domainWords),
  ...namesOf(facetWords),
  ...namesOf(temperamentWords),
])

/** What a domain, facet or scale is called on the pages. */
export const scoreName = (code: ScoreCode): string => names.get(code) ?? code

/** The figures of a score in a copy that a person takes along: what each is called and what it means. */
export const scoreFigures = {
  answered: { name: '答えた数', meaning: 'もとにした答えの数です。' },
  items: { name: '質問の数', meaning: 'この面についての質問の数です。' },
  raw: { name: '答えの合計', meaning: '答え（1〜5）の合計です。反対向きの質問は、6から引いて足しています。' },
  mean: { name: '答えの平均', meaning: '答え（1〜5）の平均です。比べる基準はありません。' },
  t: {
    name: 'T得点',
    meaning: '比べた集団の平均を50、標準偏差を10とした値です。集団は日本の学生ではありません。',
  },
  percentile: { name: '集団の中の位置', meaning: '比べた集団の中で、下から約何%にあたるかです。' },
  sem: { name: '測定の標準誤差', meaning: '答えの合計に、ふつう含まれる誤差です。' },
  standardError: { name: '平均の標準誤差', meaning: 'あなたの答えのばらつきから出した、平均の誤差です。' },
  band68: { name: '約7割の範囲', meaning: 'くり返し答えたとき、約7割がおさまるT得点の範囲です。' },
  band90: { name: '約9割の範囲', meaning: 'くり返し答えたとき、約9割がおさまるT得点の範囲です。' },
  band: { name: '約9割の範囲', meaning: 'くり返し答えたとき、約9割がおさまる平均の範囲です。' },
} as const satisfies Readonly<Record<string, { name: string; meaning: string }>>
