import { expect, test } from 'vitest'
import { saysNothing } from './vague-range.ts'

test.each([
  '会社の定める業務',
  '会社の定める業務。',
  '当社が指定する場所',
  '会社の定める全ての事業所',
  '変更の範囲：会社の定める業務',
  '会社の指示による',
  '弊社が必要と認める業務全般',
  'すべての業務',
  '当社業務全般',
  '変更あり',
  '転勤の可能性あり',
  '就業規則による',
  '未定',
])('「%s」 says nothing', (text) => {
  expect(saysNothing(text)).toBe(true)
})

test.each([
  '変更なし',
  '営業、営業事務、商品企画',
  '会社の定める業務（営業、企画、広報）',
  '会社の定める東京都内の店舗',
  '会社の定める国内の事業所',
  '会社の定める国内の事業所および在宅勤務を行う場所',
  '店舗の運営に関する業務全般',
  '東京本社と大阪支店',
  '事務全般（人事、経理、総務）',
  '',
])('「%s」 says something', (text) => {
  expect(saysNothing(text)).toBe(false)
})
