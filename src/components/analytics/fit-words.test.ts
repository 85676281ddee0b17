import { expect, test } from 'vitest'
import type { AspectFit, OwnPlace } from '#contract/questionnaires/work-aspects.ts'
import { fitSummary, ownWords } from './fit-words.ts'

const own: OwnPlace = { mean: 3.86, band: { low: 3.24, high: 4.48 } }
const open: OwnPlace = { mean: 2.5, band: { low: 2, high: 3 } }
const agree: AspectFit = { aspect: 'people', described: 5, kind: 'agree', own }
const differ: AspectFit = { aspect: 'pace', described: 1, kind: 'differ', own }
const close: AspectFit = { aspect: 'variety', described: 5, kind: 'unknown', why: 'close', own: open }
const none: AspectFit = { aspect: 'matter', described: 3, kind: 'unknown', why: 'no_result' }

test.each([
  [agree, '「大勢で進める」寄り（平均3.9、幅3.2〜4.5）'],
  [differ, '「動きながら直す」寄り（平均3.9、幅3.2〜4.5）'],
  [close, '「内容が安定している」と「内容の変化が多い」のあいだ（平均2.5、幅2.0〜3.0）'],
  [none, '結果がありません'],
])('%j', (fit, words) => {
  expect(ownWords(fit)).toBe(words)
})

test('a line for each kind that there is, near first', () => {
  expect(fitSummary({ overall: 'partly', aspects: [none, differ, agree, close] })).toEqual([
    '近い様子：仕事の人数',
    'ちがう様子：動き方',
    'わからない様子：扱うもの、仕事の変化',
  ])
})
