import { expect, test } from 'vitest'
import {
  changeUntil,
  judgeSlot,
  judgeStart,
  mayChange,
  overlaps,
  spansOf,
  tomorrowOf,
} from './interview-slots.ts'

const now = new Date('2026-11-21T03:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const span = (from: number, until: number) => ({ startsAt: inHours(from), endsAt: inHours(until) })

test.each([
  [span(0, 1), span(1, 2), false],
  [span(0, 1), span(0.99, 2), true],
  [span(0, 4), span(1, 2), true],
  [span(2, 3), span(0, 1), false],
])('%j and %j overlap: %s', (one, other, expected) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected])
})

test('times are those of Japan, and one written twice is one', () => {
  const spans = spansOf(['2026-12-02', '2026-12-01'], ['23:30', '23:30'], 60)
  expect(spans.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()])).toEqual([
    ['2026-12-01T14:30:00.000Z', '2026-12-01T15:30:00.000Z'],
    ['2026-12-02T14:30:00.000Z', '2026-12-02T15:30:00.000Z'],
  ])
})

test('a time is offered from the next moment on, up to exactly 180 days ahead', () => {
  const judged = (milliseconds: number) => judgeStart(new Date(now.getTime() + milliseconds), now)
  const most = 180 * 24 * 3_600_000
  expect([0, 1, most, most + 1].map(judged)).toEqual(['past', 'fine', 'fine', 'far'])
})

test('a seat is taken until three hours before, while one is left', () => {
  const slot = { ...span(3, 4), cancelledAt: null, seats: 2, taken: 1 }
  expect(judgeSlot(slot, now)).toBe('fine')
  expect(judgeSlot(slot, inHours(0.001))).toBe('late')
  expect(judgeSlot({ ...slot, taken: 2 }, now)).toBe('full')
  expect(judgeSlot({ ...slot, cancelledAt: now }, now)).toBe('gone')
})

test('what was chosen is changed until a day before; what moved since, until it begins', () => {
  const booking = { startsAt: inHours(24), bookedAt: inHours(-5), movedAt: null }
  expect(mayChange(booking, inHours(-0.001))).toBe(true)
  expect(mayChange(booking, now)).toBe(false)
  expect(changeUntil({ ...booking, movedAt: inHours(-4) })).toEqual(inHours(24))
  expect(changeUntil({ ...booking, movedAt: inHours(-6) })).toEqual(now)
})

test.each([
  ['2026-11-21T14:59:59Z', '2026-11-21T15:00:00.000Z'],
  ['2026-11-21T15:00:00Z', '2026-11-22T15:00:00.000Z'],
])('at %s tomorrow begins in Japan at %s', (at, from) => {
  expect(tomorrowOf(new Date(at)).from.toISOString()).toBe(from)
})
