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
    comparedTo: null,
    minutes: null,
  })[0]?.meaning

test('a scale that lies between says why: even answers, or an error that reaches over the middle', () => {
  expect(meaning({ answered: 10, mean: 3, band: { low: 2.5, high: 3.5 } })).toMatch(
    /あいだのようです。どちらの答えも同じくらいだったため、あいだとしています。$/,
  )
  expect(meaning({ answered: 9, mean: 3.44, band: { low: 2.9, high: 4 } })).toMatch(
    /あいだのようです。「[^」]+」の答えが少し多めでしたが、答えのばらつきを考えると、どちらとも言いきれません。$/,
  )
})

test('a scale that leans to one pole says what its items ask', () => {
  expect(meaning({ answered: 10, mean: 4, band: { low: 3.5, high: 4.5 } })).toMatch(
    /に寄っているようです。一生懸命/,
  )
})
