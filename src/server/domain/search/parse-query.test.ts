import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { prefectures } from '#contract/codes/prefectures.ts'
import { createRandom } from './random-text.ts'
import { isEmptyQuery, parseQuery } from './parse-query.ts'
import { searchExpression } from './search-expression.ts'

const read = (typed: string) => {
  const { words, excluded, prefectures: places, kinds, years } = parseQuery(typed)
  return {
    words: words.map(({ written }) => written),
    excluded: excluded.map(({ written }) => written),
    prefectures: places,
    kinds,
    years,
  }
}
const nothing = { words: [], excluded: [], prefectures: [], kinds: [], years: [] }

describe('words', () => {
  test.each<[string, Partial<ReturnType<typeof read>>]>([
    ['', {}],
    ['　 \n', {}],
    ['営業', { words: ['営業'] }],
    ['営業　事務', { words: ['営業', '事務'] }],
    ['営業、事務', { words: ['営業', '事務'] }],
    ['営業 営業 えいぎょう', { words: ['営業', 'えいぎょう'] }],
    ['サーバー さーば', { words: ['さーば'] }],
    // Exclusion: the minus of any keyboard, only in front of a word
    ['営業 -事務', { words: ['営業'], excluded: ['事務'] }],
    ['営業 －事務', { words: ['営業'], excluded: ['事務'] }],
    ['営業 ー事務', { words: ['営業'], excluded: ['事務'] }],
    ['-"固定残業"', { excluded: ['固定残業'] }],
    ['-「固定 残業」', { excluded: ['固定 残業'] }],
    ['e-mail', { words: ['e-mail'] }],
    ['- -- 営業', { words: ['営業'] }],
    // Phrases
    ['"法人 営業"', { words: ['法人 営業'] }],
    ['「法人　営業」', { words: ['法人　営業'] }],
    ['『法人 営業』新規', { words: ['法人 営業', '新規'] }],
    ['“法人 営業”', { words: ['法人 営業'] }],
    ['"法人 営業', { words: ['法人', '営業'] }],
    ['「」""', {}],
    // Prefectures
    ['東京', { prefectures: ['13'] }],
    ['東京都', { prefectures: ['13'] }],
    ['とうきょう', { prefectures: ['13'] }],
    ['トウキョウト', { prefectures: ['13'] }],
    ['TOKYO', { prefectures: ['13'] }],
    ['東京 大阪府', { prefectures: ['13', '27'] }],
    ['東京・大阪', { words: ['東京・大阪'] }],
    ['東京/大阪', { prefectures: ['13', '27'] }],
    ['ほっかいどう', { prefectures: ['01'] }],
    ['京都', { prefectures: ['26'] }],
    ['四国', { prefectures: ['36', '37', '38', '39'] }],
    ['首都圏 営業', { words: ['営業'], prefectures: ['11', '12', '13', '14'] }],
    ['"東京"', { words: ['東京'] }],
    ['「東京」', { words: ['東京'] }],
    ['-東京', { excluded: ['東京'] }],
    ['東京都渋谷区', { words: ['東京都渋谷区'] }],
    // Kinds
    ['新卒', { kinds: ['new_grad'] }],
    ['バイト', { kinds: ['part_time'] }],
    ['ｱﾙﾊﾞｲﾄ', { kinds: ['part_time'] }],
    ['インターン', { kinds: ['internship_general', 'internship_special', 'internship_advanced'] }],
    ['インターンシップ', { kinds: ['internship_general', 'internship_special', 'internship_advanced'] }],
    ['長期インターン', { kinds: ['paid_internship'] }],
    ['オープンカンパニー', { kinds: ['open_company'] }],
    ['オープン・カンパニー', { kinds: ['open_company'] }],
    ['"インターン"', { words: ['インターン'] }],
    // Years
    ['28卒', { years: [2028] }],
    ['２０２８年卒', { years: [2028] }],
    ['2028年3月卒業予定', { years: [2028] }],
    ['2028', { words: ['2028'] }],
    // Signs
    ['%', { words: ['%'] }],
    ['_', { words: ['_'] }],
    ['C++ C#', { words: ['C++', 'C#'] }],
    ["' \\ ;", { words: [] }],
    ['🎉', { words: ['🎉'] }],
  ])('%j', (typed, expected) => {
    expect(read(typed)).toEqual({ ...nothing, ...expected })
  })

  test('every prefecture is understood by its name', () => {
    for (const { code, name } of prefectures) expect(parseQuery(name).prefectures).toEqual([code])
  })

  test('a word has synonyms, a phrase and an exclusion have none', () => {
    expect(parseQuery('SE').words[0]?.forms).toEqual(['se', 'システムエンジニア'])
    expect(parseQuery('"SE"').words[0]?.forms).toEqual(['se'])
    expect(parseQuery('-SE').excluded[0]?.forms).toEqual(['se'])
  })

  test('only so many words and characters count', () => {
    const many = Array.from({ length: 40 }, (_, index) => `語${index}`).join(' ')
    expect(parseQuery(many).words).toHaveLength(limits.searchTerms)
    const long = parseQuery('あ'.repeat(10_000))
    expect(long.words[0]?.forms[0]).toHaveLength(limits.searchQuery)
  })

  test('an empty query is told from one that asks for something', () => {
    expect(isEmptyQuery(parseQuery(' - "" '))).toBe(true)
    for (const typed of ['営業', '-営業', '東京', '新卒', '28卒'])
      expect(isEmptyQuery(parseQuery(typed))).toBe(false)
  })
})

test('no text makes it throw or write an expression with an open quote', () => {
  const random = createRandom(7)
  const marks = ['-', '"', '「', '」', ' ', '　', "'", '\\', '%', '_', ':*', '&', '|', '!', '(', ')']
  for (let round = 0; round < 3_000; round++) {
    const typed = Array.from(
      { length: 8 },
      () => random.text(6) + (marks[random.next(marks.length)] ?? ''),
    ).join('')
    const { words } = parseQuery(typed)
    const unquoted = searchExpression(words, '').replaceAll(/'(?:[^'\\]|''|\\\\)*'/g, '')
    expect(unquoted).toMatch(/^[()&|:* ]*$/)
  }
})
