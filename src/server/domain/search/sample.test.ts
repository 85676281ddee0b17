import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { createIds } from '#server/platform/ids.ts'
import {
  estimate,
  levelFor,
  sampleExpression,
  sampleTerms,
  usualCommonness,
  usualSampling,
} from './sample.ts'

const termsOf = (id: string): string[] => sampleTerms(id).split(' ').filter(Boolean)

test('a sample is about the share of the ads that its level says, and lies in the coarser ones', () => {
  const newId = createIds(() => 1_795_000_000_000)
  const samples = Array.from({ length: 40_000 }, () => termsOf(newId()))
  for (const level of [1, 3, 6]) {
    const share =
      samples.filter((terms) => terms.includes(sampleExpression(level) ?? '')).length / samples.length
    expect(share * 2 ** level).toBeGreaterThan(0.8)
    expect(share * 2 ** level).toBeLessThan(1.2)
  }
  for (const terms of samples) expect(terms).toEqual(terms.map((_, index) => sampleExpression(index + 1)))
})

test('level 0 is every ad, without a term', () => {
  expect(sampleExpression(0)).toBeNull()
  expect(termsOf('01a1b12a-8808-70b2-abaf-46c9cd1c8c5f')).toEqual([])
  expect(termsOf('01a1b12a-8808-70b2-abaf-46c900000000')).toHaveLength(10)
})

test.each([
  // Exactly counted: some 8,000.
  [0, 0],
  [31, 0],
  [32, 1],
  [400, 4],
  [3_906, 7],
  [10_000_000, 10],
])('%i ads of the probe lead to level %i', (probed, level) => {
  expect(levelFor(probed, usualSampling)).toBe(level)
})

test('an estimate has two figures, a count all of its own', () => {
  expect(estimate(1_234, 0)).toBe(1_234)
  expect(estimate(1_234, 3)).toBe(9_900)
  expect(estimate(7, 1)).toBe(14)
})

test('a search that could be counted is hardly ever taken for common: that is five spreads away', () => {
  const { level, least } = usualCommonness
  const expected = limits.countMax / 2 ** level
  expect((least - expected) / Math.sqrt(expected)).toBeGreaterThan(5)
  expect((least - expected) / Math.sqrt(expected)).toBeLessThan(6)
})
