import { expect, it } from 'vitest'
import { scoreArticle } from './article-words.ts'

const article = {
  title: '固定残業代の読み方',
  description: 'みなし残業の計算',
  tags: ['給与'],
  body: 'サーバーの監視をする仕事では、夜勤があります。',
}

it.each([
  ['固定残業代', 3],
  ['みなし', 2],
  ['給与　残業', 5],
  ['さーば', 1],
  ['ｻｰﾊﾞｰ', 1],
  ['"固定残業代の読み方"', 3],
  ['「固定残業」 計算', 5],
  ['固定残業代 -夜勤', 0],
  ['固定残業代 ボーナス', 0],
  ['-夜勤', 0],
  ['', 0],
  ['%_"', 0],
])('%s', (typed, score) => {
  expect(scoreArticle(article, typed)).toBe(score)
})
