import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inAscii } from './in-ascii.ts'

/** What the code says, as it stands and in ASCII. */
const bothOf = (code: string): unknown[] => {
  const ascii = inAscii(code)
  expect(ascii).toMatch(/^[\0-\x7F]*$/)
  expect(ascii.split('\n')).toHaveLength(code.split('\n').length)
  return [code, ascii].map((each): unknown => runInNewContext(each))
}

test.each([
  [String.raw`'営業 \'東京\' \\千 \億 😀'`],
  ['`月給 ${1 + 1}万円\n〜`'],
  [String.raw`['１２', '一億'].map((text) => text.replace(/[０-９]|\億/g, '数'))`],
  [String.raw`'a😀b'.match(/^a[😀-😂]b$/u)?.[0]`],
  ['String.raw`\\d{1,3}万(?:円|$)${"x"}$千`'],
  ['(({ 名前 }) => 名前)({ 名前: "値" })'],
])('code says the same in ASCII: %s', (code) => {
  const [before, after] = bothOf(code)
  expect(after).toEqual(before)
})

test('what cannot be said so is told', () => {
  expect(() => inAscii('String.raw`\\億`')).toThrow('cannot be written in ASCII')
  expect(() => inAscii('String.raw`${"億"}`')).toThrow('cannot be written in ASCII')
  expect(() => inAscii('String.raw`${[`億`]}`')).toThrow('cannot be told apart')
})
