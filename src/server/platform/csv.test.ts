import { parse } from 'csv-parse/sync'
import { array, assert, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, textOfCell } from './csv.ts'

test('rows are written as RFC 4180 has them, behind a byte order mark', () => {
  expect(
    csvOf(
      ['名前', '数', '差'],
      [
        ['あ', 1, -2.5],
        ['a,b', 'say "x"', '二\n行'],
      ],
    ),
  ).toBe('\uFEFF"名前","数","差"\r\n"あ","1","-2.5"\r\n"a,b","say ""x""","二\n行"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is no formula',
  (text) => {
    expect(csvOf(['甲'], [[text]])).toBe(`\uFEFF"甲"\r\n"'${text}"\r\n`)
  },
)

test.each([
  '09012345678',
  '0010001',
  '1234567890123456',
  '2028-03',
  '2028/3',
  '1-2',
  '3/2028',
  '2026.11.02',
  '1/2/2028',
  '12:30',
  '9:05 AM',
  '1E5',
  'true',
  ' 007 ',
])('%j stays what it is in a spreadsheet', (text) => {
  expect(csvOf(['甲'], [[text]])).toBe(`\uFEFF"甲"\r\n"'${text}"\r\n`)
})

test.each([
  '2028年3月',
  '090-1234-5678',
  '0475-22-1234',
  '100-0001 東京都',
  '3年1組',
  '0',
  '123456789012345',
  '第1-2号',
])('%j stays without a mark', (text) => {
  expect(csvOf(['甲'], [[text]])).toBe(`\uFEFF"甲"\r\n"${text}"\r\n`)
})

test('a strict parser finds each cell under its column, and its text without the mark', () => {
  const cell = string({ maxLength: 20, unit: 'binary' })
  assert(
    property(array(tuple(cell, cell), { maxLength: 10 }), (rows) => {
      const records: string[][] = parse(csvOf(['甲', '乙'], rows), { bom: true, from: 2 })
      expect(records.map((record) => record.map(textOfCell))).toEqual(rows)
    }),
  )
})
