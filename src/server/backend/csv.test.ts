import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('rows are written as RFC 4180 has them, behind a byte order mark', () => {
  expect(
    csvOf([
      ['名前', 1, -2.5],
      ['a,b', 'say "x"', '二\n行'],
    ]),
  ).toBe('\uFEFF"名前","1","-2.5"\r\n"a,b","say ""x""","二\n行"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is no formula',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)
