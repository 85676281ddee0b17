import type { Band } from './result.ts'

/**
 * What daily work is like, between two poles that are equally good. An ad may describe some of these; it describes the
 * work, never whom the company wants.
 */
export const workAspects = ['people', 'method', 'variety', 'encounters', 'matter', 'pace'] as const
export type WorkAspect = (typeof workAspects)[number]

/** Between the poles: 1 is the first, 5 the second, 3 has something of both. */
export const workAspectValues = [1, 2, 3, 4, 5] as const
export type WorkAspectValue = (typeof workAspectValues)[number]

/** What an ad says; an aspect that it does not describe has no entry. */
export type DescribedWork = Partial<Record<WorkAspect, WorkAspectValue>>

/** What an ad describes, in one order, however the database gives it back. */
export const describedAspects = (work: DescribedWork): { aspect: WorkAspect; value: WorkAspectValue }[] =>
  workAspects.flatMap((aspect) => {
    const value = work[aspect]
    return value === undefined ? [] : [{ aspect, value }]
  })

/** `question`: what the company is asked in the editor. */
export const workAspectWords = {
  people: {
    name: '仕事の人数',
    question: '一日の仕事は、どのくらいの人数で進めますか。',
    poles: ['一人で進める', '大勢で進める'],
  },
  method: {
    name: '進め方',
    question: '仕事の進め方は、どのくらい決まっていますか。',
    poles: ['手順が決まっている', 'やり方を任される'],
  },
  variety: {
    name: '仕事の変化',
    question: '仕事の内容は、日や週によってどのくらい変わりますか。',
    poles: ['内容が安定している', '内容の変化が多い'],
  },
  encounters: {
    name: '接する相手',
    question: '仕事で接する相手は、どのくらい入れ替わりますか。',
    poles: ['決まった相手と接する', '初めての相手と接する'],
  },
  matter: {
    name: '扱うもの',
    question: '手を動かす作業と、調べたり考えたりする作業の、どちらが中心ですか。',
    poles: ['手や体を動かす', '調べて考える'],
  },
  pace: {
    name: '動き方',
    question: '仕事は、よく確かめてから動きますか。動きながら直していきますか。',
    poles: ['確かめてから動く', '動きながら直す'],
  },
} as const satisfies Record<WorkAspect, { name: string; question: string; poles: readonly [string, string] }>

/** What a value says of the work, whose poles are equally good. */
export const workAspectText = (aspect: WorkAspect, value: WorkAspectValue): string => {
  const [first, second] = workAspectWords[aspect].poles
  return {
    1: first,
    2: `どちらかというと${first}`,
    3: 'どちらの面もある',
    4: `どちらかというと${second}`,
    5: second,
  }[value]
}

/** Where a student stands between the poles by the answers given, in the measure of `WorkAspectValue`. */
export type OwnPlace = { mean: number; band: Band }

/** One aspect of one ad beside the student's own results. */
export type AspectFit = { aspect: WorkAspect; described: WorkAspectValue } & (
  | { kind: 'agree' | 'differ'; own: OwnPlace }
  /** `close`: the band reaches over the middle; `described_both`: the ad has something of both poles. */
  | { kind: 'unknown'; why: 'close' | 'described_both'; own: OwnPlace }
  | { kind: 'unknown'; why: 'no_result' }
)

export const overallFits = ['near', 'partly', 'unknown'] as const
export type OverallFit = (typeof overallFits)[number]
export const overallFitWords = {
  near: '近い',
  partly: '一部ちがう',
  unknown: 'まだわからない',
} as const satisfies Record<OverallFit, string>

/** `aspects`: those that the ad describes, in the order of `workAspects`. */
export type WorkFit = { overall: OverallFit; aspects: readonly AspectFit[] }
