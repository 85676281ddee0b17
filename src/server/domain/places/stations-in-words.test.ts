import { expect, test } from 'vitest'
import { stationsInWords } from './stations-in-words.ts'

test.each([
  ['JR各線「渋谷駅」から徒歩5分', '13', ['13渋谷']],
  ['渋谷駅・表参道駅 徒歩10分', '13', ['13渋谷', '13表参道']],
  ['高輪ゲートウェイ駅直結', '13', ['13高輪ゲートウェイ']],
  ['渋谷駅 徒歩5分', '14', []],
  ['最寄りの駅から送迎バス', '13', []],
  ['', '13', []],
  ['駅', '13', []],
])('%s in %s names %j', (text, prefecture, stations) => {
  expect(stationsInWords(text, prefecture)).toEqual(stations)
})
