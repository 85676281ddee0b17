import { expect, test } from 'vitest'
import { recommendationLimits } from '#contract/recommendation.ts'
import { hasWishes, recommend, type Candidate, type Wishes } from './recommend.ts'

const now = new Date('2026-11-21T03:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const nothing: Wishes = {
  kinds: [],
  occupations: [],
  prefectures: [],
  graduationYear: null,
  homeStations: [],
}
const wishes: Wishes = {
  kinds: ['new_grad'],
  occupations: ['sales'],
  prefectures: ['13', '27'],
  graduationYear: 2028,
  homeStations: ['13三鷹', '13渋谷'],
}
const ad = (given: Partial<Candidate> = {}): Candidate => ({
  id: 'a',
  kind: 'part_time',
  occupation: 'cooking',
  prefectures: ['01'],
  graduationYears: [],
  publishAt: daysAgo(20),
  words: [],
  place: { remote: 'none', stations: [], lons: [], lats: [] },
  ...given,
})
const scoreOf = (given: Partial<Candidate>) => recommend([ad(given)], wishes, now)[0]?.score ?? null

test.each<[string, Partial<Candidate>, number | null]>([
  ['nothing of it', {}, null],
  ['the occupation', { occupation: 'sales' }, 4],
  ['the place', { prefectures: ['01', '27'] }, 3],
  ['two of the places count once', { prefectures: ['13', '27'] }, 3],
  ['the kind', { kind: 'new_grad' }, 3],
  ['all three', { kind: 'new_grad', occupation: 'sales', prefectures: ['13'] }, 10],
  ['the year by name', { kind: 'new_grad', graduationYears: [2027, 2028] }, 5],
  ['another year', { kind: 'new_grad', graduationYears: [2027] }, null],
  ['fresh', { kind: 'new_grad', publishAt: daysAgo(6.9) }, 4],
  ['seven days old', { kind: 'new_grad', publishAt: daysAgo(7) }, 3],
  ['two words', { kind: 'new_grad', words: ['簿記', '英語'] }, 5],
  ['five words count as three', { kind: 'new_grad', words: ['1', '2', '3', '4', '5'] }, 6],
  ['words and the date alone', { words: ['簿記'], publishAt: daysAgo(1), graduationYears: [2028] }, null],
])('points for %s', (_what, given, points) => {
  expect(scoreOf(given)).toBe(points)
})

/** At 恵比寿, 1.5 km from 渋谷. */
const ebisu = { remote: 'none', stations: ['13恵比寿'], lons: [139.7101], lats: [35.6467] } as const

test.each<[string, Partial<Candidate>, number | null]>([
  ['near one of the stations', { kind: 'new_grad', place: ebisu }, 5],
  [
    'at one of them, wherever it is measured',
    { kind: 'new_grad', place: { ...ebisu, stations: ['13三鷹'], lats: [34] } },
    5,
  ],
  ['too far', { kind: 'new_grad', place: { ...ebisu, lats: [35.75] } }, 3],
  ['near, but done online', { kind: 'new_grad', place: { ...ebisu, remote: 'full' } }, 3],
  ['near alone', { place: ebisu }, null],
])('points for what is %s', (_what, given, points) => expect(scoreOf(given)).toBe(points))

test('the way from the nearest station is told, and of nobody without stations', () => {
  const near = ad({ kind: 'new_grad', place: ebisu })
  expect(recommend([near], wishes, now)[0]?.reasons).toContainEqual({
    kind: 'near',
    value: '渋谷駅から約2km（直線）',
  })
  const without = recommend([near], { ...wishes, homeStations: [] }, now)
  expect(without[0]?.reasons).toEqual([{ kind: 'kind', value: 'new_grad' }])
})

test('every point is told with its reason', () => {
  const [found] = recommend(
    [ad({ occupation: 'sales', prefectures: ['13'], graduationYears: [2028], words: ['簿記'] })],
    wishes,
    now,
  )
  expect(found?.reasons).toEqual([
    { kind: 'occupation', value: 'sales' },
    { kind: 'prefecture', value: '13' },
    { kind: 'graduation', value: '2028' },
    { kind: 'skill', value: '簿記' },
  ])
})

test('the best come first, then the newest, and no more than are shown', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    ad({ id: `kind-${String(index).padStart(2, '0')}`, kind: 'new_grad', publishAt: daysAgo(10 + index) }),
  )
  const found = recommend([...many, ad({ id: 'best', kind: 'new_grad', occupation: 'sales' })], wishes, now)
  expect(found).toHaveLength(recommendationLimits.shown)
  expect(found.slice(0, 3).map(({ id }) => id)).toEqual(['best', 'kind-00', 'kind-01'])
})

test('whoever wished for nothing gets nothing', () => {
  expect(hasWishes({ ...nothing, graduationYear: 2028 })).toBe(false)
  expect(hasWishes({ ...nothing, prefectures: ['13'] })).toBe(true)
  expect(recommend([ad({ kind: 'new_grad', publishAt: daysAgo(1) })], nothing, now)).toEqual([])
})
