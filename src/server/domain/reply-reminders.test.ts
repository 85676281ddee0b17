import { expect, test } from 'vitest'
import { isReminded, replyDay } from './reply-reminders.ts'

const submittedAt = new Date('2026-11-01T03:00:00Z')
/** The end of 24 November in Japan, as its last millisecond and as the midnight after it. */
const ends = [new Date('2026-11-24T14:59:59.999Z'), new Date('2026-11-24T15:00:00Z')]

test.each(ends)('a promise until %s is for 24 November', (replyDueAt) => {
  expect(replyDay(replyDueAt)).toBe('2026-11-24')
})

test.each([
  ['2026-11-20T14:59:59.999Z', false],
  ['2026-11-20T15:00:00Z', true],
  ['2026-11-21T14:59:59.999Z', true],
  ['2026-11-21T15:00:00Z', false],
  ['2026-11-22T14:59:59.999Z', false],
  ['2026-11-22T15:00:00Z', true],
  ['2026-11-23T14:59:59.999Z', true],
  ['2026-11-23T15:00:00Z', false],
  ['2026-11-24T15:00:00Z', false],
])('at %s the company is reminded: %s', (at, expected) => {
  for (const replyDueAt of ends) expect(isReminded({ submittedAt, replyDueAt }, new Date(at))).toBe(expected)
})

test('not on the day of the application', () => {
  const replyDueAt = new Date('2026-11-02T15:00:00Z')
  expect(isReminded({ submittedAt, replyDueAt }, new Date('2026-11-01T14:59:59Z'))).toBe(false)
  expect(isReminded({ submittedAt: new Date('2026-10-31T14:59:59Z'), replyDueAt }, submittedAt)).toBe(true)
})
