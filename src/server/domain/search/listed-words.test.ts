import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { digestOf, isListed, isListedWhole, listedWordsDigest, listedWordsIn } from './listed-words.ts'
import { joinPhrases } from './legal-phrases.ts'
import { normalise } from './normalise.ts'

const wordsIn = (text: string) => [...new Set(listedWordsIn(joinPhrases(normalise(text))))].toSorted()

test('a word stands inside others too', () => {
  expect(wordsIn('ソフトウェアエンジニアの書類選考')).toEqual(
    ['エンジニア', 'ソフト', 'ソフトウェア', 'ソフトウェアエンジニア', '書類選考'].map(normalise).toSorted(),
  )
})

test('short katakana stands by itself alone', () => {
  expect(wordsIn('ボーナス')).toEqual([])
  expect(wordsIn('看護ナース募集')).toEqual(['ナス'])
})

test('a Latin word and what is a term already are not listed', () => {
  expect(wordsIn('JavaScriptとSNSの研修')).toEqual([])
})

test('a word does not go over the end of a text', () => {
  expect(wordsIn('書類選')).toEqual([])
})

test('every form that a listed table gives a word is listed, or proven by pairs', () => {
  const forms = ['エンジニア', '営業', '看護', '施工管理', 'データ分析', 'マーケティング'].flatMap(
    (typed) => parseQuery(typed).words,
  )
  for (const { forms: parts, whole } of forms) {
    expect(parts.filter((form) => form.length > 2 && !/^[a-z]+$/u.test(form) && !isListed(form))).toEqual([])
    expect(whole.filter((form) => !isListedWhole(form))).toEqual([])
  }
})

test('the digest fits the column that holds it, and is not that of rows from before', () => {
  expect(Number.isInteger(listedWordsDigest)).toBe(true)
  expect(listedWordsDigest).toBeGreaterThan(0)
  expect(listedWordsDigest).toBeLessThan(2 ** 31)
})

test('the digest is another one with another word, and with one of another kind', () => {
  const lists = [
    [['プログラム'], ['ナス']],
    [['プログラム', '介護'], ['ナス']],
    [['プログラム'], ['コダ']],
    [['プログラム', 'ナス'], []],
  ] as const
  expect(new Set(lists.map(([parts, wholes]) => digestOf(parts, wholes))).size).toBe(lists.length)
})
