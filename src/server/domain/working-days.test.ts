import { expect, test } from 'vitest'
import { endOfWorkingDay, isWorkingDay } from './working-days.ts'

/** As 内閣府 published them for 2026 and 2027, without those on weekends. */
const holidays = {
  2026: '01-01 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  2027: '01-01 01-11 02-11 02-23 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
}

test.each(Object.entries(holidays))('the holidays of %s are no working days', (year, days) => {
  const found: string[] = []
  for (let at = Date.UTC(Number(year), 0, 1); at < Date.UTC(Number(year) + 1, 0, 1); at += 86_400_000) {
    const date = new Date(at)
    const text = date.toISOString().slice(0, 10)
    if (![0, 6].includes(date.getUTCDay()) && !isWorkingDay(text)) found.push(text.slice(5))
  }
  const turn = ['01-02', '12-29', '12-30', '12-31']
  expect(found.filter((text) => !turn.includes(text))).toEqual(days.split(' '))
})

test.each([
  ['2026-12-28', true],
  ['2026-12-29', false],
  ['2026-12-31', false],
  ['2029-01-03', false],
  ['2029-01-04', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-23', false],
  ['2026-11-24', true],
])('%s: %s', (text, works) => {
  expect(isWorkingDay(text)).toBe(works)
})

test.each([
  // A Friday: Monday is a holiday, so that Tuesday and Wednesday count.
  ['2026-11-20T03:00:00Z', '2026-11-25T23:59:59+09:00'],
  ['2026-11-25T03:00:00Z', '2026-11-27T23:59:59+09:00'],
  // Late in the evening of UTC it is the next day in Japan.
  ['2026-11-25T15:00:00Z', '2026-11-30T23:59:59+09:00'],
  ['2026-12-25T03:00:00Z', '2027-01-04T23:59:59+09:00'],
])('two working days after %s end at %s', (after, end) => {
  expect(endOfWorkingDay(new Date(after), 2)).toEqual(new Date(end))
})
