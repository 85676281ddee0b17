import { describe, expect, test } from 'vitest'
import { kanjiVariants } from '#server/domain/tables/kanji-variants.ts'
import { createRandom } from './random-text.ts'
import { normalise, normaliseFields, normaliseWithMap } from './normalise.ts'

describe('normalise', () => {
  test.each([
    // Width, case, kana
    ['ｻｰﾊﾞｰ', 'サバ'],
    ['サーバ', 'サバ'],
    ['さーばー', 'サバ'],
    ['ﾊﾟﾅｿﾆｯｸ', 'パナソニック'],
    ['ＡＢＣ株式会社', 'abc株式会社'],
    ['Ｗｅｂデザイナー', 'webデザイナ'],
    ['か\u3099', 'ガ'],
    ['つづく', 'ツヅク'],
    // Long vowels, dashes that stand for them, middle dots
    ['コンピューター', 'コンピュタ'],
    ['コンピュータ', 'コンピュタ'],
    ['スーパ-マーケット', 'スパマケット'],
    ['スーパ−マーケット', 'スパマケット'],
    ['オープン・カンパニー', 'オプンカンパニ'],
    ['オープン･カンパニー', 'オプンカンパニ'],
    ['ﾌｧｲﾅﾝｼｬﾙ･ﾌﾟﾗﾝﾅｰ', 'ファイナンシャルプランナ'],
    // A dash after anything else is a dash
    ['e-mail', 'e-mail'],
    ['10～20時', '10-20時'],
    ['9時〜18時', '9時-18時'],
    // Compatibility forms and old kanji
    ['㈱髙島屋', '株 高島屋'],
    ['①②', '12'],
    ['㌢', 'センチ'],
    ['渡邊', '渡辺'],
    ['𠮷野 﨑山 渡邉', '吉野 崎山 渡辺'],
    ['冨眞栁曾桒舘瀧條黑', '富真柳曽桑館滝条黒'],
    ['斉藤 斎藤 齊藤 齋藤', '斉藤 斉藤 斉藤 斉藤'],
    ['葛\u{e0101}飾 辻\ufe00', '葛飾 辻'],
    ['霞ヶ関', '霞ケ関'],
    ['葛\u{e0100}城', '葛城'],
    // Punctuation parts words, signs of names stay
    ['東京、大阪／名古屋', '東京 大阪 名古屋'],
    ['（新卒）', '新卒'],
    ['C++とC#', 'c++トc#'],
    ['R&D', 'r&d'],
    ['Node.js', 'node.js'],
    ['100%', '100%'],
    // Space
    ['  営業　 事務\n\t企画 ', '営業 事務 企画'],
    ['', ''],
    ['\u0000\u200b', ''],
    ['🎉祝', '🎉祝'],
    ['Σίσυφος', 'σίσυφοσ'],
  ])('%j becomes %j', (text, expected) => {
    expect(normalise(text)).toBe(expected)
  })

  test('every variant becomes a usual form, which is no variant of another', () => {
    for (const [variant, usual] of kanjiVariants) {
      expect([...variant, ...usual]).toHaveLength(2)
      expect([variant, kanjiVariants.get(usual)]).toEqual([variant, undefined])
      expect(normalise(`佐${variant}木`)).toBe(`佐${usual}木`)
      expect(normaliseWithMap(variant)).toEqual({ text: usual, starts: [0], ends: [variant.length] })
    }
  })

  test('a lone surrogate, which no database takes, is replaced', () => {
    expect(normalise('a\ud800b').isWellFormed()).toBe(true)
  })

  test('what is normalised stays as it is', () => {
    for (const text of ['サーバー', 'R&D', '東京（渋谷）', 'ｶﾞｷﾞｸﾞ', 'スーパ-']) {
      const once = normalise(text)
      expect(normalise(once)).toBe(once)
    }
  })

  test('fields are lines', () => {
    expect(normaliseFields(['営業\n事務', 'さーばー'])).toBe('営業 事務\nサバ')
  })
})

describe('normaliseWithMap', () => {
  test('knows where each character came from', () => {
    const { text, starts, ends } = normaliseWithMap('ｻｰﾊﾞｰ係')
    expect(text).toBe('サバ係')
    // ｻｰ, ﾊﾞｰ, 係: long-vowel marks belong to what they lengthen.
    expect(starts).toEqual([0, 2, 5])
    expect(ends).toEqual([2, 5, 6])
  })

  test('a character that becomes several points to itself from each', () => {
    const { text, starts, ends } = normaliseWithMap('a㈱b')
    expect(text).toBe('a 株 b')
    expect(starts.slice(1, 4)).toEqual([1, 1, 1])
    expect(ends.slice(1, 4)).toEqual([2, 2, 2])
  })

  test('agrees with normalise on any text and never throws', () => {
    const random = createRandom(1)
    for (let round = 0; round < 3_000; round++) {
      const text = random.text(40)
      const mapped = normaliseWithMap(text)
      expect(mapped.text).toBe(normalise(text))
      expect(mapped.starts).toHaveLength(mapped.text.length)
      expect(
        mapped.ends.every((end, index) => end > (mapped.starts[index] ?? end) && end <= text.length),
      ).toBe(true)
    }
  })
})
