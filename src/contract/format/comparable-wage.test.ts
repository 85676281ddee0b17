import { expect, test } from 'vitest'
import type { WageUnit } from '#contract/codes/job-post.ts'
import { hourlyLine } from './comparable-wage.ts'

test.each([
  ['hour', 1300, '1,300円〜'],
  ['day', 10_400, '約1,300円〜'],
  ['month', 230_000, '約1,437円〜'],
  ['year', 3_000_000, '約1,562円〜'],
  ['unpaid', null, null],
  ['month', null, null],
] satisfies readonly (readonly [WageUnit, number | null, string | null])[])(
  'a wage of a %s from %s reads %s an hour',
  (unit, min, line) => {
    expect(hourlyLine(unit, min)).toBe(line)
  },
)
