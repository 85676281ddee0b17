import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

test.each<[number, number, ReturnType<typeof standingOf>]>([
  [30, 44.9, { kind: 'level', level: 'low' }],
  [45, 55, { kind: 'level', level: 'mid' }],
  [55.1, 70, { kind: 'level', level: 'high' }],
  [44.9, 45, { kind: 'between', from: 'low', to: 'mid' }],
  [55, 55.1, { kind: 'between', from: 'mid', to: 'high' }],
  [44.9, 55.1, { kind: 'between', from: 'low', to: 'high' }],
])('a band from %f to %f', (low, high, standing) => {
  expect(standingOf({ low, high })).toEqual(standing)
})
