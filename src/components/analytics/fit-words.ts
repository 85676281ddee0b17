import {
  workAspectWords,
  type AspectFit,
  type OwnPlace,
  type WorkAspect,
  type WorkFit,
} from '#contract/questionnaires/work-aspects.ts'

export const fitKindWords = {
  agree: '近い',
  differ: 'ちがう',
  unknown: 'わからない',
} as const satisfies Record<AspectFit['kind'], string>

/** Where the student's own answers lie, with the band of their error: 「大勢で進める」寄り（平均3.9、幅3.2〜4.6）. */
const placeWords = (aspect: WorkAspect, { mean, band }: OwnPlace): string => {
  const [first, second] = workAspectWords[aspect].poles
  const isOpen = band.low <= 3 && band.high >= 3
  const side = isOpen ? `「${first}」と「${second}」のあいだ` : `「${mean < 3 ? first : second}」寄り`
  return `${side}（平均${mean.toFixed(1)}、幅${band.low.toFixed(1)}〜${band.high.toFixed(1)}）`
}

/** What is said of the student's own answers on an aspect. */
export const ownWords = (fit: AspectFit): string =>
  'own' in fit ? placeWords(fit.aspect, fit.own) : '結果がありません'

/** 近い様子：進め方、動き方; a line for each kind that there is, in the order of `fitKindWords`. */
export const fitSummary = ({ aspects }: WorkFit): string[] =>
  Object.entries(fitKindWords).flatMap(([kind, words]) => {
    const names = aspects.filter((fit) => fit.kind === kind).map(({ aspect }) => workAspectWords[aspect].name)
    return names.length === 0 ? [] : [`${words}様子：${names.join('、')}`]
  })
