import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDay, readMonth } from './written-date.ts'

const pad = (value: number) => String(value).padStart(2, '0')
const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Each number in one or two digits, in half or full width. */
const number = (value: number, width: number) =>
  fc
    .tuple(fc.boolean(), fc.boolean())
    .map(([isPadded, isFull]) =>
      (isPadded ? String(value).padStart(width, '0') : String(value)).replace(/\d/gu, (digit) =>
        isFull ? String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0) : digit,
      ),
    )

const blanks = fc.constantFrom('', ' ', '\u3000', '  ')
const marks = fc.constantFrom(
  '/',
  '／',
  '.',
  '．',
  '・',
  '-',
  '－',
  '‐',
  '‑',
  '–',
  '—',
  '―',
  '−',
  'ー',
  'ｰ',
  '﹣',
)
const spaced = (mark: fc.Arbitrary<string>) => fc.tuple(blanks, mark, blanks).map((parts) => parts.join(''))
const between = fc.oneof(spaced(marks), fc.constantFrom(' ', '\u3000', '  '))

const eraYears = (day: string): string[] => {
  const year = Number(day.slice(0, 4))
  const of = (names: readonly string[], first: number) =>
    names.flatMap((name) => [`${name}${year - first + 1}`, ...(year === first ? [`${name}元`] : [])])
  if (day >= '2019-05-01') return of(['令和', '㋿', 'R', 'ｒ', '令和 '], 2019)
  if (day >= '1989-01-08') return of(['平成', '㍻', 'H', 'h'], 1989)
  if (day >= '1926-12-25') return of(['昭和', '㍼', 'S', 'ｓ'], 1926)
  return []
}

const written = days.chain((day) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const weekday = '日月火水木金土'[new Date(day).getUTCDay()] ?? ''
  const years = fc.oneof(number(year, 4), fc.constantFrom(String(year), ...eraYears(day)))
  const tails = fc.constantFrom('', `(${weekday})`, `（${weekday}）`, ` (${weekday}曜日)`, ` ${weekday}曜日`)
  const inWords = fc
    .tuple(years, blanks, number(month, 2), blanks, number(date, 2), tails)
    .map(([y, a, m, b, d, tail]) => `${y}年${a}${m}月${b}${d}日${tail}`)
  const marked = fc
    .tuple(years, between, number(month, 2), between, number(date, 2), tails)
    .map(([y, a, m, b, d, tail]) => `${y}${a}${m}${b}${d}${tail}`)
  const together = fc.constantFrom(day.replaceAll('-', ''), ` ${day.replaceAll('-', '')}`)
  return fc.tuple(fc.constant(day), fc.oneof(inWords, marked, together))
})

test('A day is read from every way in which it is written', () =>
  fc.assert(
    fc.property(written, ([day, text]) => {
      expect(readDay(text)).toBe(day)
    }),
    { numRuns: 3000 },
  ))

/**
 * Every day that the digits of a text can be, in their order: a number ends wherever something else than a digit stands,
 * and may end elsewhere too.
 */
const daysIn = (text: string): Set<string> => {
  const plain = text.normalize('NFKC')
  const first = /[RH令平]/iu.test(plain) ? (/[R令]/iu.test(plain) ? 2019 : 1989) : null
  const runs = plain.match(/\d+/gu) ?? []
  const splits = runs.reduce<string[][]>(
    (befores, run) => befores.flatMap((before) => cuts(run).map((cut) => [...before, ...cut])),
    [[]],
  )
  return new Set(
    splits.flatMap((numbers) => {
      const [y = '', m = '', d = ''] = numbers
      const year = first === null ? Number(y) : first + Number(y) - 1
      const fits = numbers.length === 3 && m.length < 3 && d.length < 3 && (first === null) === y.length > 2
      return fits && isDay(year, Number(m), Number(d))
        ? [`${pad(year)}-${pad(Number(m))}-${pad(Number(d))}`]
        : []
    }),
  )
}

/** A run of digits as one, two or three numbers. */
const cuts = (run: string): string[][] => {
  const rest = Array.from({ length: run.length - 1 }, (_cut, at) => at + 1).flatMap((at) =>
    cuts(run.slice(at)).map((others) => [run.slice(0, at), ...others]),
  )
  return [[run], ...rest].filter((numbers) => numbers.length < 4)
}

const digitish = fc.constantFrom(
  '2006',
  '2027',
  '1',
  '12',
  '0',
  '3',
  '28',
  '1',
  '2',
  '11',
  '①',
  '²',
  '½',
  '㋄',
  '㏠',
)
const otherwise = fc.constantFrom(' ', '\u3000', '/', '-', '.', '年', '月', '日', 'R', '令和', 'H', '元', '')
const anyText = fc
  .array(fc.oneof(digitish, otherwise, fc.constantFrom(' ', '/')), { minLength: 3, maxLength: 9 })
  .map((parts) => parts.join(''))

const yearsFirst = fc
  .tuple(fc.constantFrom('2006', '2027', '1999', 'R8', 'H18'), anyText)
  .map((parts) => parts.join(''))

const eightDigits = /^\d{8}\D*$/u

test('What is read can be no other day', () =>
  fc.assert(
    fc.property(fc.oneof(anyText, yearsFirst), (text) => {
      const read = readDay(text)
      // Eight digits are four, two and two by rule; a cut elsewhere leaves a year that is none.
      if (read === null || eightDigits.test(text.normalize('NFKC').trim())) return
      expect([...daysIn(text.replaceAll('元', '1'))]).toEqual([read])
    }),
    { numRuns: 20_000 },
  ))

describe('eight digits', () => {
  test('have one cut into a year of four digits, a month and a day of one or two', () => {
    const found = cuts('20061112').filter(
      ([y, m, d]) => y?.length === 4 && (m ?? '').length <= 2 && (d ?? '???').length <= 2,
    )
    expect(found).toEqual([['2006', '11', '12']])
  })

  test('are the only ones that run together', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\d{1,7}|\d{9,12})$/u), (text) => {
        expect(readDay(text)).toBeNull()
      }),
    ))
})

test('A month runs together in six digits only', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^(?:\d{1,5}|\d{7,12})$/u), (text) => {
      expect(readMonth(text)).toBeNull()
    }),
  ))
