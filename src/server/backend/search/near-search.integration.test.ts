import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobPostFilterSchema, type JobPostFilter } from '#contract/job-post-query.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { seedDatabase } from '#server/backend/seed/seed-database.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { distanceKm } from '#server/domain/places/distance.ts'
import { stationsOfValue } from '#server/domain/places/station-values.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { countFacets } from './count-facets.ts'
import { findHits, sortOf, type SearchBounds } from './find-hits.ts'
import type { ListWindow } from './gather-hits.ts'

/** Each ad of the seed is read and its distance worked out here once more, with no index and no bound. */
type Row = typeof jobSearch.$inferSelect

let handle: DatabaseHandle
let rows: Row[]

beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDatabase(handle, { seed: '近く', now: testNow }, { companies: 60, jobs: 900 }, () => {})
  const stored = await handle.database.select().from(jobSearch)
  rows = stored.filter(({ publishAt, validThrough }) => publishAt <= testNow && validThrough > testNow)
})
afterAll(() => handle.close())

const searchOf = (q: string, filter: Partial<JobPostFilter>) => ({
  query: parseQuery(q),
  now: testNow,
  filter: jobPostFilterSchema.parse(filter),
})

const kmOf = ({ lons, lats, stations, remote }: Row, asked: readonly string[]): number =>
  stations.some((station) => asked.includes(station))
    ? 0
    : remote === 'full'
      ? Number.POSITIVE_INFINITY
      : Math.min(
          ...asked
            .flatMap((station) => stationsOfValue(station))
            .flatMap((station) =>
              lons.map((lon, index) => distanceKm(station, { lon, lat: lats[index] ?? Number.NaN })),
            ),
        )

const nearness = (row: Row, asked: readonly string[]): number => {
  if (row.remote === 'full') return 1_000_000_000
  const walks = row.walks.filter((_, index) => asked.includes(row.stations[index] ?? ''))
  return walks.length > 0 ? Math.min(...walks) : 1000 + Math.round(kmOf(row, asked) * 1000)
}

const nearestFirst = (some: readonly Row[], asked: readonly string[]) =>
  some
    .toSorted(
      (a, b) =>
        nearness(a, asked) - nearness(b, asked) ||
        Number(b.publishAt) - Number(a.publishAt) ||
        (a.jobPostId < b.jobPostId ? 1 : -1),
    )
    .map(({ jobPostId }) => jobPostId)

const all = (): ListWindow => ({ kind: 'offset', offset: 0, first: rows.length })

test('the seed has ads at stations, with where they are', () => {
  expect(rows.length).toBeGreaterThan(400)
  expect(rows.filter(({ lons }) => lons.length === 0)).toEqual([])
})

const around = [
  { station: ['13渋谷'], km: 3 },
  { station: ['13渋谷'], km: 20 },
  { station: ['13三鷹', '27大阪'], km: 5 },
  { station: ['01札幌'], km: 10 },
] satisfies Partial<JobPostFilter>[]

test.each(around)('%j finds what is within, the nearest first', async (filter) => {
  const { station, km } = filter
  const inside = rows.filter((row) => kmOf(row, station) <= km)
  expect(inside.length).toBeGreaterThan(3)
  const { places, total } = await findHits(handle.database, searchOf('', filter), 'near', all())
  expect(places.map(({ id }) => id)).toEqual(nearestFirst(inside, station))
  expect(total).toEqual({ value: inside.length, exact: true })
})

test('what is done online is near to nowhere, and last where its station is asked for', async () => {
  const station = ['13渋谷']
  const online = rows.filter(({ remote }) => remote === 'full')
  const atOffice = online
    .filter(({ stations }) => stations.includes('13渋谷'))
    .map(({ jobPostId }) => jobPostId)
  expect([online.length > 20, atOffice.length > 0]).toEqual([true, true])
  const idsOf = async (filter: Partial<JobPostFilter>) =>
    (await findHits(handle.database, searchOf('', filter), 'near', all())).places.map(({ id }) => id)
  const isOnline = (id: string) => online.some(({ jobPostId }) => jobPostId === id)
  expect((await idsOf({ station, km: 30 })).filter(isOnline).toSorted()).toEqual(atOffice.toSorted())
  expect((await idsOf({ station })).slice(-atOffice.length).every(isOnline)).toBe(true)
})

test('of many only rings around the station are ordered, and pages and cursors follow one another', async () => {
  const { station, km } = { station: ['13渋谷'], km: 20 }
  const expected = nearestFirst(
    rows.filter((row) => kmOf(row, station) <= km),
    station,
  )
  const bounds: SearchBounds = {
    counted: 20,
    scored: 5,
    deep: 10_000,
    led: 0,
    common: { level: 1, least: 1000 },
  }
  const hitsOf = (window: ListWindow) =>
    findHits(handle.database, searchOf('', { station, km }), 'near', window, bounds)
  const found: string[] = []
  for (let offset = 0; offset < 12; offset += 4) {
    const { places, hasNextPage, total } = await hitsOf({ kind: 'offset', offset, first: 4 })
    expect({ hasNextPage, total }).toEqual({ hasNextPage: true, total: { value: 20, exact: false } })
    found.push(...places.map(({ id }) => id))
  }
  expect(found).toEqual(expected.slice(0, 12))
  const first = await hitsOf({ kind: 'offset', offset: 0, first: 3 })
  const next = await hitsOf({ kind: 'after', key: first.places.at(-1)!, first: 3 })
  expect(next.places.map(({ id }) => id)).toEqual(expected.slice(3, 6))
  const last = await hitsOf({ kind: 'offset', offset: expected.length - 2, first: 4 })
  expect(last.places.map(({ id }) => id)).toEqual(expected.slice(-2))
  expect(last.hasNextPage).toBe(false)
})

test('the kilometres that are offered are counted whatever is asked for', async () => {
  const station = ['13渋谷']
  const expected = [3, 5, 10, 20].map((km) => ({
    code: String(km),
    count: rows.filter((row) => kmOf(row, station) <= km).length,
  }))
  for (const filter of [{ station }, { station, km: 5 }, { station, km: 20 }, { station, km: 30 }]) {
    const { counts } = await countFacets(handle.database, searchOf('', filter), 'proven')
    expect(counts.km).toEqual(expected.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
  }
  expect((await countFacets(handle.database, searchOf('', { km: 5 }), 'proven')).counts.km).toEqual([])
})

test('a distance beside a line, a walk or words narrows what those find', async () => {
  const station = ['13渋谷']
  const totalOf = async (q: string, filter: Partial<JobPostFilter>) =>
    (await findHits(handle.database, searchOf(q, filter), 'newest', all())).total.value
  const inside = rows.filter((row) => kmOf(row, station) <= 10)
  // Whoever looks around a station takes a walk from any.
  expect(await totalOf('', { station, km: 10, walk: 5 })).toBe(
    inside.filter(({ walk }) => walk !== null && walk <= 5).length,
  )
  expect(await totalOf('徒歩5分', { station, km: 10 })).toBe(await totalOf('', { station, km: 10, walk: 5 }))
  expect(await totalOf('', { station, km: 10, kind: ['part_time'] })).toBe(
    inside.filter(({ kind }) => kind === 'part_time').length,
  )
  // Without a station it is no condition.
  expect(await totalOf('', { km: 3 })).toBe(rows.length)
  expect(await totalOf('', { station: ['13どこにもない'], km: 20 })).toBe(0)
})

test('nearest first is an order only where a place is asked for', async () => {
  expect(sortOf(searchOf('', {}), 'near')).toBe('relevance')
  expect(sortOf(searchOf('', { station: ['13渋谷'] }), 'near')).toBe('near')
  expect(sortOf(searchOf('渋谷駅', {}), 'near')).toBe('near')
  expect(sortOf(searchOf('中央線沿線', {}), 'near')).toBe('near')
})

test('along a line the shortest walk from one of its stations is first', async () => {
  const search = searchOf('', { line: ['JR山手線'] })
  const { places } = await findHits(handle.database, search, 'near', all())
  expect(places.length).toBeGreaterThan(5)
  const walks = places.map(({ main }) => Number(main))
  expect(walks).toEqual(walks.toSorted((a, b) => a - b))
  expect(walks[0]).toBeLessThan(20)
})

test('a row from before there were positions is found by its station alone', async () => {
  const search = searchOf('', { station: ['13渋谷'], km: 20 })
  await handle.database
    .transaction(async (transaction) => {
      await transaction.execute(sql`update job_search set lons = '{}', lats = '{}'`)
      const { places } = await findHits(transaction, search, 'near', all())
      const atStation = rows.filter(({ stations }) => stations.includes('13渋谷'))
      expect(places.map(({ id }) => id)).toEqual(nearestFirst(atStation, ['13渋谷']))
      throw new Error('undo')
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'undo') throw error
    })
})
