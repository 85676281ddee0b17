import { expect, test } from 'vitest'
import type { WordUse } from '#contract/legal/found-words.ts'
import { checkWords } from './words-check.ts'

const codesOf = (use: WordUse, text: string): string[] => checkWords(use, text).map(({ code }) => code)

test.each<[WordUse, string, string]>([
  ['message', '女性の方は体力的に難しい仕事です。', 'gendered_wording'],
  ['message', 'ご結婚のご予定を教えてください。', 'unfair_question'],
  ['message', '身分証の写真と口座番号をお送りください。', 'danger_signs'],
  ['message', 'LINEのIDを教えてください。', 'danger_signs'],
  ['own_message', '私のLINEのIDはyamada_2027です。', 'danger_signs'],
  ['own_message', '運転免許証の写真をお送りします。', 'danger_signs'],
  ['profile', '残業代は支給しません。', 'unlawful_condition'],
  ['profile', '封筒を預かって、指定された人に渡すだけです。', 'danger_signs'],
])('%s: 「%s」 is found', (use, text, code) => {
  expect(codesOf(use, text)).toContain(code)
})

test.each<[WordUse, string]>([
  ['message', '一次面接は12月3日（木）の14時からです。オンラインで行います。'],
  ['message', 'ご応募ありがとうございます。書類の選考には1週間ほどかかります。'],
  ['own_message', '一人っ子で、父は大阪の出身です。面接の日程は3日の午後でお願いできますか。'],
  ['own_message', '貴社のLINE公式アプリの開発に興味があります。'],
  ['profile', '家族の結婚式や、お子さまの記念写真を撮影している写真館です。'],
])('%s: nothing is found in 「%s」', (use, text) => {
  expect(codesOf(use, text)).toEqual([])
})
