import { expect, test } from 'vitest'
import { readJobPostQuery } from '#contract/job-post-query-string.ts'
import { featuresOf, matchReasons, prefecturesOf, type MatchFacts } from './match-reasons.ts'
import { parseQuery } from './search/parse-query.ts'
import { featureMask, prefectureMask } from './search/search-row.ts'

const facts: MatchFacts = {
  companyId: '019aa000-0000-7000-8000-000000000001',
  kind: 'new_grad',
  prefectures: ['13', '14'],
  occupation: 'sales',
  industryCode: 'G',
  graduationYears: [2027, 2028],
  hourlyWage: null,
  monthlyWage: 250_000,
  remote: 'partial',
  features: ['no_transfer', 'weekends_off'],
}
const reasons = (search: string, given: Partial<MatchFacts> = {}) => {
  const query = readJobPostQuery(new URLSearchParams(search))
  return matchReasons(query, parseQuery(query.q), { ...facts, ...given })
}

test.each([
  ['', []],
  ['prefecture=13&prefecture=27', ['東京都']],
  ['prefecture=14&kind=new_grad&kind=part_time', ['新卒採用', '神奈川県']],
  ['feature=no_transfer&feature=weekends_off', ['転勤なし', '土日休み']],
  ['wage=200000', ['月給 20万円以上']],
  ['year=2028', ['2028年卒']],
  [`company=${facts.companyId}`, ['保存した企業の求人']],
  // Read as filters, as the search does.
  ['q=東京 法人営業 -夜勤', ['「法人営業」', '東京都']],
  ['q=東京&prefecture=13', ['東京都']],
  ['q=%22東京%22', ['「東京」']],
])('%s: %j', (search, expected) => {
  expect(reasons(search)).toEqual(expected)
})

test('an ad that names no years is open to each, and says so', () => {
  expect(reasons('year=2028', { graduationYears: [] })).toEqual(['卒業年の指定なし'])
  expect(reasons('', { graduationYears: [] })).toEqual([])
})

test('the bits of a search row are what they were made of', () => {
  expect(prefecturesOf(prefectureMask(['01', '13', '47']))).toEqual(['01', '13', '47'])
  expect(featuresOf(featureMask(['no_transfer', 'remote_ok']))).toEqual(['no_transfer', 'remote_ok'])
})
