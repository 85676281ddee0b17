import { expect, test } from 'vitest'
import { daysUntilToday } from './number-days.ts'

test.each([
  ['2026-03-01T14:59:59Z', ['2026-02-27', '2026-02-28', '2026-03-01'], '2026-02-26T15:00:00.000Z'],
  ['2026-03-01T15:00:00Z', ['2026-02-28', '2026-03-01', '2026-03-02'], '2026-02-27T15:00:00.000Z'],
])('at %s the last three days in Japan are %j', (now, days, since) => {
  const found = daysUntilToday(3, new Date(now))
  expect(found.days).toEqual(days)
  expect(found.since.toISOString()).toBe(since)
})
