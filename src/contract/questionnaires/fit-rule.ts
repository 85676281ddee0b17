import type { PersonalityFacet, TemperamentScale } from './scales.ts'
import type { WorkAspect } from './work-aspects.ts'

/**
 * Which scale tells where somebody stands on an aspect: that of temperament where there is such a result, since it has more
 * items, else the facet of personality. `reversed`: a high score is the first pole. Nothing here rests on N or A: no ad may
 * look for people who bear or put up with more.
 */
export const workAspectScales = {
  people: { temperament: { scale: 'RD2', reversed: false }, personality: { facet: 'E2', reversed: false } },
  method: { temperament: null, personality: { facet: 'E3', reversed: false } },
  variety: { temperament: { scale: 'NS1', reversed: false }, personality: { facet: 'O4', reversed: false } },
  encounters: {
    temperament: { scale: 'HA3', reversed: true },
    personality: { facet: 'E1', reversed: false },
  },
  matter: { temperament: null, personality: { facet: 'O5', reversed: false } },
  pace: { temperament: { scale: 'NS2', reversed: false }, personality: { facet: 'C6', reversed: true } },
} as const satisfies Record<
  WorkAspect,
  {
    temperament: { scale: TemperamentScale; reversed: boolean } | null
    personality: { facet: PersonalityFacet; reversed: boolean }
  }
>

/** Aspects on which something is known that an ad needs before anything is said of it as a whole. */
export const fitMinimum = 2

/** Ads that are compared, and that are shown. */
export const nearWorkLimits = { looked: 500, shown: 10 } as const

/** The whole of the rule, as the page shows it. */
export const fitRule = [
  `応募を受け付けている求人のうち「仕事の様子」が書かれたものを、新しい順に${nearWorkLimits.looked}件まで見て、近い順に${nearWorkLimits.shown}件まで並べます。`,
  '企業が求人に書いた「仕事の様子」だけを見ます。企業が学生に求めることは見ません。',
  '仕事の様子ごとに、下の表の面で、あなたの答えがどちらの言葉に寄っているかを見ます。結果はそれぞれいちばん新しいものを使い、気質と性格の両方があるときは、質問の多い気質の結果を使います。',
  'あなたの答えと求人が同じ側なら「近い」、反対の側なら「ちがう」です。答えの誤差の幅（90%）が真ん中にかかるとき、求人に「どちらの面もある」と書かれているとき、結果がないときは「わからない」とします。',
  `わかった様子が${fitMinimum}つ以上あり、ちがうものがなければ「近い」、一つでもあれば「一部ちがう」、わかった様子が${fitMinimum}つに足りなければ「まだわからない」とします。`,
  '「近い」求人を先に、「一部ちがう」求人をあとに並べます。それぞれの中では、近い様子の数からちがう様子の数を引いた差が大きい順、同じなら新しい順です。ちがう様子のほうが多い求人は並べません。',
  'この並びはあなたにだけ見え、企業には見えません。応募や選考には関わりません。近い仕事が合う仕事かどうかは、この並びではわかりません。',
] as const
