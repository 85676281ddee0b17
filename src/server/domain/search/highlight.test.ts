import { describe, expect, test } from 'vitest'
import { highlight, snippet, type TextPart } from './highlight.ts'
import { parseQuery } from './parse-query.ts'
import { createRandom } from './random-text.ts'

/** Matched parts in brackets. */
const shown = (parts: readonly TextPart[]): string =>
  parts.map(({ text, matched }) => (matched ? `[${text}]` : text)).join('')
const wordsOf = (typed: string) => parseQuery(typed).words

describe('highlight', () => {
  test.each([
    ['営業', '法人営業の仕事', '法人[営業]の仕事'],
    ['営業', '営業営業', '[営業営業]'],
    ['サーバ', 'ｻｰﾊﾞｰを監視', '[ｻｰﾊﾞｰ]を監視'],
    ['さーばー', 'サーバエンジニア', '[サーバ]エンジニア'],
    ['"オープンカンパニー"', 'オープン・カンパニー開催', '[オープン・カンパニー]開催'],
    ['SE', 'SEとしてSENSEを磨く', '[SE]としてSENSEを磨く'],
    ['java', 'JavaとJavaScript', '[Java]と[Java]Script'],
    ['se', 'システムエンジニア募集', '[システムエンジニア]募集'],
    ['エンジニア', 'プログラマー募集', '[プログラマー]募集'],
    ['法人 営業', '営業（法人）', '[営業]（[法人]）'],
    ['"法人 営業"', '法人　営業／法人営業', '[法人　営業]／法人営業'],
    ['吉', '𠮷野家と吉野家', '[𠮷]野家と[吉]野家'],
    ['🎉', '祝🎉祝', '祝[🎉]祝'],
    ['株', '㈱みらい', '[㈱]みらい'],
    ['営業', '事務', '事務'],
    ['', '事務', '事務'],
    ['営業', '', ''],
  ])('%j in %j', (typed, text, expected) => {
    expect(shown(highlight(text, wordsOf(typed)))).toBe(expected)
  })

  test('the parts joined are the text, whatever it is', () => {
    const random = createRandom(3)
    for (let round = 0; round < 2_000; round++) {
      const text = random.text(30)
      const parts = highlight(text, wordsOf(random.text(4)))
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }
  })
})

describe('snippet', () => {
  const long = `${'あ'.repeat(200)}営業${'い'.repeat(200)}`

  test('starts a little before the first match and says what is cut off', () => {
    const text = shown(snippet([long], wordsOf('営業')))
    expect(text).toMatch(/^…あ{24}\[営業\]い+…$/)
    expect(text.length).toBeLessThan(130)
  })

  test('takes the first text that holds a word, else the beginning of the first', () => {
    expect(shown(snippet(['事務の仕事', '営業の仕事'], wordsOf('営業')))).toBe('[営業]の仕事')
    expect(shown(snippet(['事務の仕事', '営業の仕事'], wordsOf('経理')))).toBe('事務の仕事')
    expect(shown(snippet(['事務の仕事'], []))).toBe('事務の仕事')
  })

  test('makes one line of several, of nothing nothing', () => {
    expect(shown(snippet(['一行目\n\n二行目'], []))).toBe('一行目 二行目')
    expect(snippet(['', ' \n'], [])).toEqual([])
  })

  test('cuts no character in two', () => {
    for (let lead = 20; lead < 30; lead++) {
      const text = shown(snippet([`${'𠮷'.repeat(lead)}営業${'𠮷'.repeat(100)}`], wordsOf('営業')))
      expect(text.isWellFormed()).toBe(true)
    }
  })
})
