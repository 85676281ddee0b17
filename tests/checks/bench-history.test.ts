import { expect, test } from 'vitest'
import { worseThanBefore, type Figure } from '../../scripts/bench/worse.ts'

const lower = (value: number): { cost: Figure } => ({ cost: { value, better: 'lower' } })
const higher = (value: number): { ratio: Figure } => ({ ratio: { value, better: 'higher' } })

test('what got worse by more than the noise is told, in its own direction', () => {
  expect(worseThanBefore([lower(10)], lower(12))).toEqual([
    'cost: 12.00, before 10.00 (20 % worse, noise 10 %)',
  ])
  expect(worseThanBefore([lower(10)], lower(8))).toEqual([])
  expect(worseThanBefore([higher(0.8)], higher(0.6))).toHaveLength(1)
  expect(worseThanBefore([higher(0.8)], higher(0.9))).toEqual([])
})

test('a tenth is noise, and so is what earlier runs differ by', () => {
  expect(worseThanBefore([lower(10)], lower(10.9))).toEqual([])
  expect(worseThanBefore([8, 10, 12].map(lower), lower(13.9))).toEqual([])
  expect(worseThanBefore([8, 10, 12].map(lower), lower(14.1))).toHaveLength(1)
})

test('five runs are looked back at, and what was never measured is not judged', () => {
  expect(worseThanBefore([50, 10, 10, 10, 10, 10].map(lower), lower(12))).toHaveLength(1)
  expect(worseThanBefore([], lower(12))).toEqual([])
  expect(worseThanBefore([higher(1)], lower(12))).toEqual([])
})
