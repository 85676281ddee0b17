import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerValues, type Answers, type AnswerValue } from '#contract/questionnaires/questionnaire.ts'
import { temperamentItems } from '#contract/questionnaires/temperament-items.ts'
import { scoreTemperament } from './score-temperament.ts'

/** Answers by the place of the item. */
const answer = (valueOf: (number: number) => number, without: readonly number[] = []): Answers =>
  Object.fromEntries(
    temperamentItems
      .map(({ id }): [string, number] => [id, Number(id.slice(1))])
      .filter(([, number]) => !without.includes(number))
      .map(([id, number]) => [id, { value: valueOf(number) as AnswerValue }]),
  )
const varied = (number: number) => ((number * number + Math.floor(number / 7)) % 5) + 1
const sets: Readonly<Record<string, Answers>> = {
  threes: answer(() => 3),
  ones: answer(() => 1),
  fives: answer(() => 5),
  varied: answer(varied),
  'without t1': answer(varied, [1]),
}
const scoreOf = (answers: Answers, scale: string) => {
  const score = scoreTemperament(answers).scales.find((each) => each.scale === scale)?.score
  if (score?.kind !== 'scored') throw new Error(`${scale} has no score`)
  return score
}

// Computed apart from this code with Python's statistics from the published key: mean, s / √n, band.
test.each<[string, string, number, number, number, number]>([
  ['threes', 'NS1', 3.0, 0.0, 3.0, 3.0],
  ['threes', 'NS2', 3.0, 0.0, 3.0, 3.0],
  ['threes', 'HA2', 3.0, 0.0, 3.0, 3.0],
  ['threes', 'HA3', 3.0, 0.0, 3.0, 3.0],
  ['threes', 'RD1', 3.0, 0.0, 3.0, 3.0],
  ['threes', 'RD2', 3.0, 0.0, 3.0, 3.0],
  ['threes', 'P1', 3.0, 0.0, 3.0, 3.0],
  ['threes', 'P4', 3.0, 0.0, 3.0, 3.0],
  ['fives', 'NS1', 3.8, 0.6110100926607787, 2.7979434480363228, 4.802056551963677],
  ['fives', 'NS2', 2.6, 0.6531972647421809, 1.5287564858228235, 3.671243514177177],
  ['fives', 'HA2', 2.2, 0.6110100926607787, 1.1979434480363231, 3.2020565519636772],
  ['fives', 'HA3', 3.0, 0.6666666666666666, 1.9066666666666667, 4.093333333333334],
  ['fives', 'RD1', 3.8, 0.6110100926607787, 2.7979434480363228, 4.802056551963677],
  ['fives', 'RD2', 3.0, 0.6666666666666666, 1.9066666666666667, 4.093333333333334],
  ['fives', 'P1', 3.4, 0.6531972647421809, 2.328756485822823, 4.471243514177177],
  ['fives', 'P4', 4.2, 0.5333333333333333, 3.3253333333333335, 5.0],
  ['ones', 'NS1', 2.2, 0.6110100926607787, 1.1979434480363231, 3.2020565519636772],
  ['ones', 'NS2', 3.4, 0.6531972647421809, 2.328756485822823, 4.471243514177177],
  ['ones', 'HA2', 3.8, 0.6110100926607787, 2.7979434480363228, 4.802056551963677],
  ['ones', 'HA3', 3.0, 0.6666666666666666, 1.9066666666666667, 4.093333333333334],
  ['ones', 'RD1', 2.2, 0.6110100926607787, 1.1979434480363231, 3.2020565519636772],
  ['ones', 'RD2', 3.0, 0.6666666666666666, 1.9066666666666667, 4.093333333333334],
  ['ones', 'P1', 2.6, 0.6531972647421809, 1.5287564858228235, 3.671243514177177],
  ['ones', 'P4', 1.8, 0.5333333333333333, 1.0, 2.6746666666666665],
  ['varied', 'NS1', 3.6, 0.339934634239519, 3.042507199847189, 4.157492800152811],
  ['varied', 'NS2', 3.0, 0.6146362971528591, 1.9919964726693111, 4.008003527330689],
  ['varied', 'HA2', 3.5, 0.37267799624996495, 2.888808086150058, 4.111191913849942],
  ['varied', 'HA3', 2.9, 0.5044248650140518, 2.072743221376955, 3.727256778623045],
  ['varied', 'RD1', 2.5, 0.30731814857642953, 1.9959982363346556, 3.0040017636653444],
  ['varied', 'RD2', 2.9, 0.458257569495584, 2.1484575860272423, 3.6515424139727575],
  ['varied', 'P1', 3.1, 0.5044248650140518, 2.272743221376955, 3.927256778623045],
  ['varied', 'P4', 2.1, 0.5044248650140518, 1.2727432213769552, 2.927256778623045],
  ['without t1', 'NS1', 3.7777777777777777, 0.32394177193585, 3.246513271802984, 4.3090422837525715],
])('%s: %s', (name, scale, mean, standardError, low, high) => {
  const score = scoreOf(sets[name] ?? {}, scale)
  expect(score.mean).toBeCloseTo(mean, 9)
  expect(score.standardError).toBeCloseTo(standardError, 9)
  expect(score.band.low).toBeCloseTo(low, 9)
  expect(score.band.high).toBeCloseTo(high, 9)
})

test('a scale needs nine of its ten answers', () => {
  const kindOf = (without: number[]) =>
    scoreTemperament(answer(varied, without)).scales.find(({ scale }) => scale === 'NS1')?.score
  expect(kindOf([1])).toMatchObject({ kind: 'scored', answered: 9, items: 10 })
  expect(kindOf([1, 9])).toEqual({ kind: 'unscored', answered: 8, items: 10 })
})

test('nothing is said of other people: no level, T or percentile, and no total', () => {
  const { questionnaire, version, scales, ...rest } = scoreTemperament(sets.varied ?? {})
  expect([questionnaire, version, scales.length, rest]).toEqual(['temperament', '1', 8, {}])
  for (const { score } of scales) {
    expect(Object.keys(score).toSorted()).toEqual([
      'answered',
      'band',
      'items',
      'kind',
      'mean',
      'standardError',
    ])
  }
})

test('for any answers the band lies within 1 and 5 and holds the mean', () => {
  const values = fc.array(fc.constantFrom(...answerValues), { minLength: 80, maxLength: 80 })
  fc.assert(
    fc.property(values, (given) => {
      for (const { score } of scoreTemperament(answer((number) => given[number - 1] ?? 3)).scales) {
        if (score.kind === 'unscored') throw new Error('no score')
        expect(score.band.low).toBeGreaterThanOrEqual(1)
        expect(score.band.high).toBeLessThanOrEqual(5)
        expect(score.band.low).toBeLessThanOrEqual(score.mean)
        expect(score.band.high).toBeGreaterThanOrEqual(score.mean)
      }
    }),
    { numRuns: 100 },
  )
})
