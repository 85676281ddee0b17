import { expect, test } from 'vitest'
import { emptyJobPostQuery } from './job-post-query-string.ts'
import { asKnown, listTitle } from './list-title.ts'

const query = {
  ...emptyJobPostQuery,
  city: ['13なぞの市'],
  station: ['13渋谷', '13なぞの'],
  line: ['なぞの線'],
}
const unknownPlaces = ['13なぞの', 'なぞの線']

test('a heading names no place that nobody knows', () => {
  expect(listTitle(asKnown(query, { unknownPlaces, total: { value: 0 } }))).toBe('渋谷駅の求人')
  const shut = { ...query, station: ['13なぞの'] }
  expect(listTitle(asKnown(shut, { unknownPlaces, total: { value: 0 } }))).toBe('求人一覧')
})

test('a city that has ads is named', () => {
  expect(listTitle(asKnown(query, { unknownPlaces, total: { value: 1 } }))).toBe('なぞの市・渋谷駅の求人')
})
