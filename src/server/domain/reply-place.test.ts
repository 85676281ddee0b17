import { expect, test } from 'vitest'
import { replyPlace } from './reply-place.ts'

const quarters = { companies: 10, lower: 60, middle: 80, upper: 95 }

test.each([
  [100, 'upper_quarter'],
  [95, 'upper_quarter'],
  [94, 'upper_half'],
  [81, 'upper_half'],
  [80, 'middle'],
  [79, 'lower_half'],
  [61, 'lower_half'],
  [60, 'lower_quarter'],
  [0, 'lower_quarter'],
] as const)('%i per cent: %s', (percent, place) => {
  expect(replyPlace(percent, quarters)).toBe(place)
})

test('where most are alike, who is like them is in the middle', () => {
  expect(replyPlace(100, { companies: 40, lower: 100, middle: 100, upper: 100 })).toBe('middle')
})

test('nine companies are too few', () => {
  expect(replyPlace(100, { ...quarters, companies: 9 })).toBeNull()
})
