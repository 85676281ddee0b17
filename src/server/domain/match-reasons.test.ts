import { expect, test } from 'vitest'
import { readJobPostQuery } from '#contract/job-post-query-string.ts'
import type { MatchFacts } from './filter-rules.ts'
import { matchReasons } from './match-reasons.ts'
import { parseQuery } from './search/parse-query.ts'
import { featureMask, prefectureMask } from './search/search-row.ts'
import { gradeMask, monthMask, workTimeMask } from './search/work-shape.ts'

const facts: MatchFacts = {
  companyId: '019aa000-0000-7000-8000-000000000001',
  kind: 'new_grad',
  prefectures: prefectureMask(['13', '14']),
  cities: ['13渋谷区'],
  stations: ['13渋谷', '13恵比寿'],
  walks: [12, 4],
  walk: 4,
  lons: [139.7017],
  lats: [35.6588],
  occupation: 'sales',
  industryCode: 'G',
  graduationYears: [2027, 2028],
  hourlyWage: null,
  monthlyWage: 250_000,
  remote: 'partial',
  features: featureMask(['no_transfer', 'weekends_off']),
  wageRank: 250_000,
  wageUnit: 'month',
  dailyWage: null,
  weekdays: 3,
  times: workTimeMask(['day']),
  days: 5,
  months: monthMask([8, 9]),
  grades: gradeMask(['u3', 'm1']),
}
const reasons = (search: string, given: Partial<MatchFacts> = {}) => {
  const query = readJobPostQuery(new URLSearchParams(search))
  return matchReasons(query, parseQuery(query.q), { ...facts, ...given }, new Date('2026-11-26T00:00:00Z'))
}

test.each([
  ['', []],
  ['station=13恵比寿&station=13三鷹&km=3', ['恵比寿駅', '駅から直線で3km以内']],
  ['station=13三鷹&km=10', []],
  ['station=13原宿&km=3', ['駅から直線で3km以内']],
  ['prefecture=13&prefecture=27', ['東京都']],
  ['prefecture=14&kind=new_grad&kind=part_time', ['新卒採用', '神奈川県']],
  ['feature=no_transfer&feature=weekends_off', ['転勤なし', '土日休み']],
  ['wage=200000', ['月給 20万円以上']],
  ['station=13恵比寿&station=13新宿', ['恵比寿駅']],
  ['line=JR山手線&line=東急東横線&line=東京メトロ東西線', ['JR山手線', '東急東横線']],
  ['walk=5', ['駅から徒歩5分以内']],
  ['walk=3', []],
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

test('of several choices only those are named that the ad has', () => {
  expect(reasons('pay=hour&pay=month')).toEqual(['月給・年俸'])
  expect(reasons('pay=hour&pay=month', { wageUnit: 'hour' })).toEqual(['時給'])
  expect(reasons('time=night&time=day')).toEqual(['昼（10〜17時）'])
  expect(reasons('length=d1&length=d5')).toEqual(['5日〜2週間未満'])
  expect(reasons('month=7&month=9')).toEqual(['9月'])
  expect(reasons('grade=u1&grade=u3')).toEqual(['大学3年生'])
  expect(reasons('city=13渋谷区&city=13港区')).toEqual(['渋谷区'])
  expect(reasons('kind=part_time')).toEqual([])
  expect(reasons('occupation=retail&occupation=sales')).toEqual(['営業'])
  expect(reasons('industry=E&industry=G')).toEqual(['IT・通信'])
  expect(reasons('remote=full&remote=partial')).toHaveLength(1)
  expect(reasons('feature=training&feature=no_transfer')).toEqual(['転勤なし'])
  expect(reasons('year=2026')).toEqual([])
  expect(reasons('pay=paid', { wageRank: 0, wageUnit: 'unpaid' })).toEqual([])
  expect(reasons('length=d1&length=d5', { days: 1 })).toEqual(['1日'])
  // Of the year, but not asked for; and asked for, but not of the year.
  expect(reasons('grade=u4&grade=m1')).toEqual(['修士1年生'])
  expect(reasons('grade=u1&grade=u3', { grades: 0 })).toEqual(['大学3年生'])
  // The eighth and the fortieth are the same to operators of 32 bits.
  expect(reasons('prefecture=40', { prefectures: prefectureMask(['08']) })).toEqual([])
  expect(reasons('prefecture=40', { prefectures: prefectureMask(['40']) })).toEqual(['福岡県'])
  expect(reasons('company=019aa000-0000-7000-8000-000000000002')).toEqual([])
})

test('a bound is named where the ad meets it', () => {
  expect(reasons('wage=260000')).toEqual([])
  expect(reasons('wage=1200')).toEqual([])
  expect(reasons('wage=1200', { hourlyWage: 1_200, monthlyWage: null })).toEqual(['時給 1,200円以上'])
  expect(reasons('daywage=10000')).toEqual([])
  expect(reasons('weekdays=2')).toEqual([])
  expect(reasons('weekdays=3')).toEqual(['週3日から働ける'])
  expect(reasons('weekdays=3', { weekdays: null })).toEqual([])
})
