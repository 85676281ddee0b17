import { expect, test } from 'vitest'
import { comparableWages } from './search-row.ts'

const none = { hourlyWage: null, monthlyWage: null, wageRank: 0 }

test.each([
  [
    { unit: 'hour', min: 1_300 },
    { ...none, hourlyWage: 1_300, wageRank: 208_000 },
  ],
  // A day of eight hours, a month of 160, a year of twelve months; of a yen the rest is nobody's.
  [
    { unit: 'day', min: 10_007 },
    { ...none, hourlyWage: 1_250, wageRank: 200_000 },
  ],
  [
    { unit: 'month', min: 250_000 },
    { ...none, monthlyWage: 250_000, wageRank: 250_000 },
  ],
  [
    { unit: 'year', min: 3_000_011 },
    { ...none, monthlyWage: 250_000, wageRank: 250_000 },
  ],
  [{ unit: 'unpaid', min: 9_999 }, none],
  [{ unit: 'hour', min: null }, none],
] as const)('%j is compared as %j', (wage, expected) => {
  expect(comparableWages(wage)).toEqual(expected)
})
