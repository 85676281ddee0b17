import { expect, it } from 'vitest'
import { formatRemaining, formatSince } from './relative-day.ts'

const now = new Date('2026-07-01T14:00:00Z')

it.each([
  ['2026-07-01T14:59:00Z', '本日まで'],
  ['2026-07-01T15:00:00Z', 'あと1日'],
  ['2026-06-30T14:59:00Z', null],
  ['2026-09-01T00:00:00Z', null],
])('until %s', (end, words) => {
  expect(formatRemaining(end, now)).toBe(words)
})

it.each([
  ['2026-07-01T00:00:00Z', '今日'],
  ['2026-06-30T00:00:00Z', '昨日'],
  ['2026-06-25T00:00:00Z', '6日前'],
  ['2026-06-10T00:00:00Z', '2026年6月10日'],
  ['2026-07-03T00:00:00Z', '2026年7月3日'],
])('since %s', (start, words) => {
  expect(formatSince(start, now)).toBe(words)
})
