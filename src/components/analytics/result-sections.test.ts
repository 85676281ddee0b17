import { expect, test } from 'vitest'
import type { TemperamentScore } from '#contract/questionnaires/result.ts'
import { resultWords } from './result-sections.ts'

const meaning = (score: Omit<TemperamentScore, 'kind' | 'items' | 'standardError'>) =>
  resultWords({
    result: {
      questionnaire: 'temperament',
      version: '1',
      scales: [{ scale: 'P4', score: { kind: 'scored', items: 10, standardError: 0.1, ...score } }],
    },
    warnings: [],
    changes: null,
    minutes: null,
  })[0]?.meaning

test('a scale that lies between says why: even answers, or an error that reaches over the middle', () => {
  expect(meaning({ answered: 10, mean: 3, band: { low: 2.5, high: 3.5 } })).toMatch(
    /あいだのようです。10問の平均は3\.0でした。どちらの答えも同じくらいだったため、あいだとしています。$/,
  )
  expect(meaning({ answered: 9, mean: 3.44, band: { low: 2.9, high: 4 } })).toMatch(
    /あいだのようです。9問の平均は3\.4で、誤差の範囲（2\.9〜4\.0）にまん中の3が入るため、あいだとしています。$/,
  )
})

test('a scale that leans to one pole says what its items ask', () => {
  expect(meaning({ answered: 10, mean: 4, band: { low: 3.5, high: 4.5 } })).toMatch(
    /に寄っているようです。一生懸命/,
  )
})
