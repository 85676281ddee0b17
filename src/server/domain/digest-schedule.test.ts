import { expect, test } from 'vitest'
import { nextDigestAt } from './digest-schedule.ts'

const next = (frequency: 'daily' | 'weekly', at: string) =>
  nextDigestAt(frequency, new Date(at))?.toISOString()

test.each([
  ['2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00.000Z'],
  ['2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
  ['2026-12-31T15:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('each day at 8:00 in Japan, after %s: %s', (at, expected) => {
  expect(next('daily', at)).toBe(expected)
})

// 2026-11-22 is a Sunday in Japan from 15:00Z of the 21st on.
test.each([
  ['2026-11-22T03:00:00.000Z', '2026-11-22T23:00:00.000Z'],
  ['2026-11-22T22:59:59.999Z', '2026-11-22T23:00:00.000Z'],
  ['2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
  ['2026-11-25T00:00:00.000Z', '2026-11-29T23:00:00.000Z'],
])('each Monday at 8:00 in Japan, after %s: %s', (at, expected) => {
  expect(next('weekly', at)).toBe(expected)
})

test('never where no mails are wanted', () => {
  expect(nextDigestAt('none', new Date('2026-11-22T23:00:00Z'))).toBeNull()
})
