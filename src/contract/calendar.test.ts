import { expect, test } from 'vitest'
import {
  calendarMonthText,
  endsWithDay,
  instantsOf,
  lastDay,
  monthAfter,
  readCalendarMonth,
  weeksOf,
} from './calendar.ts'

const now = new Date('2026-11-21T03:00:00Z')
const present = { year: 2026, month: 11 }

test.each<[string | null, { year: number; month: number }]>([
  ['2026-12', { year: 2026, month: 12 }],
  ['2028-01', { year: 2028, month: 1 }],
  [null, present],
  ['', present],
  ['2026-13', present],
  ['2026-1', present],
  ['2099-01', present],
  ['<script>', present],
])('the month of %j', (text, expected) => {
  expect(readCalendarMonth(text, now)).toEqual(expected)
})

test('the present month is that of Japan', () => {
  expect(readCalendarMonth(null, new Date('2026-11-30T15:00:00Z'))).toEqual({ year: 2026, month: 12 })
})

test('months turn over the year', () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(monthAfter({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 })
  expect(calendarMonthText({ year: 2027, month: 1 })).toBe('2027-01')
})

test('a month begins and ends at midnight in Japan', () => {
  expect(instantsOf({ year: 2026, month: 12 })).toEqual({
    from: new Date('2026-11-30T15:00:00Z'),
    until: new Date('2026-12-31T15:00:00Z'),
  })
})

test('weeks begin on Sunday and hold every day once', () => {
  const weeks = weeksOf({ year: 2026, month: 11 })
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  const february = weeksOf({ year: 2027, month: 2 })
  expect(february[0]).toEqual([null, '2027-02-01', ...[2, 3, 4, 5, 6].map((day) => `2027-02-0${day}`)])
  expect(february.flat().filter((day) => day !== null)).toHaveLength(28)
})

test.each([
  ['2026-12-01T14:59:59Z', '2026-12-01', true],
  ['2026-12-01T15:00:00Z', '2026-12-01', true],
  ['2026-12-01T15:00:01Z', '2026-12-02', false],
  ['2026-12-01T08:00:00Z', '2026-12-01', false],
])('what ends at %s ends on %s', (at, day, whole) => {
  expect([lastDay(at), endsWithDay(at)]).toEqual([day, whole])
})
