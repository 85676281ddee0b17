import { expect, test } from 'vitest'
import { likenessKey, nameChanges } from './company-names.ts'

test.each([
  ['株式会社みらい商事', 'みらい商事'],
  ['(株)みらい商事', 'みらい商事 株式会社'],
  ['㈱ﾐﾗｲ商事', 'ミライ商事'],
  ['みらい・商事', 'みらい 商事'],
  ['ミライ商事', 'ミラィ商事'.replace('ィ', 'イ')],
  ['カトー工ー', '力ト一エ'.replace('一', 'ー')],
  ['ロータリー', '口ータリー'],
  ['Apple', 'Аpple'],
  ['GOOGLE Inc.', 'G00gle'],
  ['斎藤工業', '齋藤エ業'],
  ['キヤノン', 'キャノン'],
  ['サントリー', 'サントリ一'],
  ['オリンパス', '才リンパス'],
  ['TOYOTA', 'ΤΟΥΟΤΑ'],
  ['Zoom', 'Ζооm'],
  ['Apple', 'Áррle'],
  ['SONY', 'Ѕоnу★'],
  ['トヨタ', 'トヨ\u0301タ'],
])('%s is taken for %s', (one, other) => {
  expect(likenessKey(one)).toBe(likenessKey(other))
  expect(likenessKey(one)).not.toBe('')
})

test.each([
  ['みらい商事', 'みらい商店'],
  ['あおば', 'あおばの森'],
  ['株式会社', '商事'],
])('%s is not taken for %s', (one, other) => {
  expect(likenessKey(one)).not.toBe(likenessKey(other))
})

test('what differs is told side by side, a number that is not there as nothing', () => {
  const before = { legalName: '山田', kana: 'ヤマダ', displayName: '山田', corporateNumber: null }
  expect(nameChanges(before, before)).toEqual([])
  expect(nameChanges(before, { ...before, displayName: '山田屋', corporateNumber: '1010001000001' })).toEqual(
    [
      { column: 'displayName', before: '山田', after: '山田屋' },
      { column: 'corporateNumber', before: '', after: '1010001000001' },
    ],
  )
})
