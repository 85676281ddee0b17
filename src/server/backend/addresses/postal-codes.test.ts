import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { createPostalCodes } from './postal-codes.ts'
import { findPostalCode, postalLines } from './postal-lines.ts'

const { find } = createPostalCodes()

test.each([
  ['1000001', [['13', '千代田区', '千代田']]],
  // 「以下に掲載がない場合」 is the city alone, in the first block of the data, in the middle and in the last.
  ['0010000', [['01', '札幌市北区', '']]],
  ['1000000', [['13', '千代田区', '']]],
  ['9998531', [['06', '飽海郡遊佐町', '菅里']]],
  // 「大手町（次のビルを除く）」, and a building of its own.
  ['1000004', [['13', '千代田区', '大手町']]],
  ['1006890', [['13', '千代田区', '大手町ＪＡビル']]],
  // 「利島村利島村一円」 is the whole village; 一円 of 多賀町 is a town.
  ['1000301', [['13', '利島村', '']]],
  ['5220317', [['25', '犬上郡多賀町', '一円']]],
  // 「小菅村の次に１〜６６３番地がくる場合」.
  ['4090142', [['19', '北都留郡小菅村', '']]],
  // Three streets of one town are one address.
  ['6028064', [['26', '京都市上京区', '一町目']]],
  // 「湯田１９地割〜湯田２１地割」 among others.
  [
    '0295503',
    [
      ['03', '和賀郡西和賀町', '穴明'],
      ['03', '和賀郡西和賀町', '清水ケ野１８地割'],
      ['03', '和賀郡西和賀町', '間木野２４地割'],
      ['03', '和賀郡西和賀町', '湯田'],
    ],
  ],
  // One code in two prefectures.
  [
    '4980000',
    [
      ['23', '弥富市', ''],
      ['24', '桑名郡木曽岬町', ''],
    ],
  ],
  // 浜松市 has had three wards since 2024: 中区, 浜北区, 天竜区, and two parts of 北区.
  ['4300933', [['22', '浜松市中央区', '鍛冶町']]],
  ['4340038', [['22', '浜松市浜名区', '貴布祢']]],
  ['4313314', [['22', '浜松市天竜区', '二俣町二俣']]],
  ['4338105', [['22', '浜松市中央区', '三方原町']]],
  ['4312102', [['22', '浜松市浜名区', '都田町']]],
  ['4328053', [['22', '浜松市中央区', '法枝町']]],
  [
    '4320000',
    [
      ['22', '浜松市中央区', ''],
      ['22', '浜松市浜名区', ''],
      ['22', '浜松市天竜区', ''],
    ],
  ],
  // Sixty-six towns: the city, and the town by hand.
  ['4520961', [['23', '清須市', '']]],
  ['0000000', []],
  ['1000005', [['13', '千代田区', '丸の内']]],
  ['1009999', []],
  ['9999999', []],
])('%s', async (code, expected) => {
  const found = await find(code)
  expect(found.map(({ prefectureCode, city, town }) => [prefectureCode, city, town])).toEqual(expected)
})

test('of all the data no line has brackets, notes or ranges, and every city is one', async () => {
  const text = brotliDecompressSync(await readFile(new URL('./postal-codes.br', import.meta.url))).toString()
  const lines = text.trimEnd().split('\n')
  const cities = lines.filter((line) => line.startsWith('>'))
  expect(cities.filter((line) => !/^>(?:0[1-9]|[1-3][0-9]|4[0-7])[^（]+[市区町村]$/u.test(line))).toEqual([])
  const towns = lines.filter((line) => !/^[=>]/u.test(line))
  expect(towns.length).toBeGreaterThan(120_000)
  expect(towns.filter((line) => /[（）、〜]|場合|除く|以下に/u.test(line))).toEqual([])
  // All municipalities of Japan but the six villages that get no mail, with the wards of big cities.
  expect(new Set(cities).size).toBe(1896)
})

test('what is written as text is found again, whatever the codes', () => {
  const digits = integer({ min: 0, max: 9_999_999 }).map((code) => String(code).padStart(7, '0'))
  const row = record({
    code: digits,
    prefectureCode: constantFrom('01', '13', '47'),
    city: constantFrom('千代田区', '利島村'),
    town: constantFrom('', '千代田', '一円', '大手町ＪＡビル'),
  })
  assert(
    property(array(row, { minLength: 1, maxLength: 60 }), digits, (given, other) => {
      const rows = given.toSorted((one, two) => one.code.localeCompare(two.code))
      const text = postalLines(rows)
      for (const code of [...rows.map((each) => each.code), other])
        expect(findPostalCode(text, code)).toEqual(
          rows
            .filter((each) => each.code === code)
            .map(({ prefectureCode, city, town }) => ({ prefectureCode, city, town })),
        )
    }),
  )
})
