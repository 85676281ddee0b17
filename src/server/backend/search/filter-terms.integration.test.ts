import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { featureTags } from '#contract/codes/job-post.ts'
import { jobPostFilterSchema, type JobPostFilter } from '#contract/job-post-query.ts'
import { readMigrations } from '#server/backend/database/migrate.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { seedDatabase } from '#server/backend/seed/seed-database.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { countFacets } from './count-facets.ts'
import { findHits } from './find-hits.ts'
import { filterConditions, filtersOf } from './job-filter.ts'

type Row = typeof jobSearch.$inferSelect & { shadow: string }

let handle: DatabaseHandle
let rows: Row[]

beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDatabase(handle, { seed: '絞込', now: testNow }, { companies: 40, jobs: 450 }, () => {})
  const texts = await handle.database.execute<{ id: string; shadow: string }>(
    sql`select job_post_id as id, shadow from job_search_text`,
  )
  const shadows = new Map(texts.rows.map(({ id, shadow }) => [id, shadow]))
  const stored = await handle.database.select().from(jobSearch)
  rows = stored
    .filter(({ publishAt, validThrough }) => publishAt <= testNow && validThrough > testNow)
    .map((row) => ({ ...row, shadow: shadows.get(row.jobPostId) ?? '' }))
})
afterAll(() => handle.close())

const inPrefecture = (code: number) => (row: Row) => Math.floor(row.prefectures / 2 ** code) % 2 === 1
const hasFeature = (tag: (typeof featureTags)[number]) => (row: Row) =>
  Math.floor(row.features / 2 ** featureTags.indexOf(tag)) % 2 === 1

/** Each with what it means on a row, written out here once more. */
const cases: readonly (readonly [Partial<JobPostFilter>, (row: Row) => boolean])[] = [
  [{ kind: ['part_time'] }, ({ kind }) => kind === 'part_time'],
  [{ kind: ['open_company', 'new_grad'] }, ({ kind }) => kind === 'open_company' || kind === 'new_grad'],
  [{ prefecture: ['13'] }, inPrefecture(13)],
  [{ prefecture: ['01', '47', '27'] }, (row) => [1, 47, 27].some((code) => inPrefecture(code)(row))],
  [
    { occupation: ['software', 'sales'] },
    ({ occupation }) => occupation === 'software' || occupation === 'sales',
  ],
  [{ industry: ['G', 'I'] }, ({ industryCode }) => industryCode === 'G' || industryCode === 'I'],
  [{ remote: ['partial'] }, ({ remote }) => remote === 'partial'],
  [{ year: 2028 }, ({ graduationYears }) => graduationYears.length === 0 || graduationYears.includes(2028)],
  [
    { feature: ['training', 'weekends_off'] },
    (row) => hasFeature('training')(row) && hasFeature('weekends_off')(row),
  ],
  [
    { kind: ['new_grad'], prefecture: ['13'], year: 2028, feature: ['training'] },
    (row) =>
      row.kind === 'new_grad' &&
      inPrefecture(13)(row) &&
      (row.graduationYears.length === 0 || row.graduationYears.includes(2028)) &&
      hasFeature('training')(row),
  ],
]

const searchOf = (q: string, filter: Partial<JobPostFilter>) => ({
  query: parseQuery(q),
  now: testNow,
  filter: jobPostFilterSchema.parse(filter),
})
const page = () => ({ kind: 'offset', offset: 0, first: rows.length }) as const
const byNewest = (some: readonly Row[]) =>
  some
    .toSorted((a, b) => Number(b.publishAt) - Number(a.publishAt) || (a.jobPostId < b.jobPostId ? 1 : -1))
    .map(({ jobPostId }) => jobPostId)

test.each(cases)('%j: by the index as by the rows, alone and with a word', async (filter, holds) => {
  for (const q of ['', '"の"']) {
    const expected = byNewest(rows.filter((row) => holds(row) && (q === '' || row.shadow.includes('ノ'))))
    expect(expected.length).toBeGreaterThan(0)
    const { places, total } = await findHits(handle.database, searchOf(q, filter), 'newest', page())
    expect(places.map(({ id }) => id)).toEqual(expected)
    expect(total).toEqual({ value: expected.length, exact: true })
  }
})

test('a city leads to its ads alone', async () => {
  const city = rows.flatMap(({ cities }) => cities)[0] ?? ''
  const expected = byNewest(rows.filter(({ cities }) => cities.includes(city)))
  expect(expected.length).toBeGreaterThan(0)
  const { places } = await findHits(handle.database, searchOf('', { city: [city] }), 'newest', page())
  expect(places.map(({ id }) => id)).toEqual(expected)
})

test('a year, which most ads are for, leads only where no other filter does', () => {
  const termsOf = (filter: Partial<JobPostFilter>) => filtersOf(filterConditions(searchOf('', filter))).terms
  expect(termsOf({ year: 2028 })).toEqual(["('Fy0' | 'Fy2028')"])
  expect(termsOf({ year: 2028, kind: ['part_time'] })).toEqual(["('Fkpart_time')"])
})

test('facets beside a filter are counted among the ads that it leads to', async () => {
  const { counts } = await countFacets(handle.database, searchOf('', { prefecture: ['13'] }), 'proven')
  const kinds = Map.groupBy(rows.filter(inPrefecture(13)), ({ kind }) => kind)
  expect(counts.kind).toEqual(
    Array.from(kinds, ([code, { length: count }]) => ({ code, count })).toSorted((a, b) =>
      a.code < b.code ? -1 : 1,
    ),
  )
})

test.each([
  { kind: ['new_grad'], wage: 220_000, year: 2028 },
  { kind: ['new_grad'], wage: 220_000, year: 2028, prefecture: ['13'], pay: ['month'], remote: ['none'] },
] as Partial<JobPostFilter>[])(
  '%j: each facet is counted as if its filter were not asked',
  async (filter) => {
    const asked = vi.spyOn(handle.database, 'execute')
    const { counts } = await countFacets(handle.database, searchOf('', filter), 'proven')
    // What the probe says, then once for all that no lexeme leads to, and once beside each of the others.
    const led = ['kind', 'prefecture', 'remote'].filter((name) => name in filter)
    expect(asked).toHaveBeenCalledTimes(2 + led.length)
    asked.mockRestore()
    for (const name of ['kind', 'wage', 'year', 'prefecture', 'pay', 'remote'] as const) {
      const { [name]: _own, ...others } = filter
      const alone = await countFacets(handle.database, searchOf('', others), 'proven')
      expect(alone.counts[name].length).toBeGreaterThan(0)
      expect([name, counts[name]]).toEqual([name, alone.counts[name]])
    }
  },
)

test('what a sample says to be common has no exact total, and stands in the same order', async () => {
  const bounds = { counted: 3, scored: 3, deep: 10_000, led: 0, common: { level: 1, least: 2 } }
  const search = searchOf('', { kind: ['part_time'] })
  const { places, total } = await findHits(handle.database, search, 'newest', page(), bounds)
  expect(places.map(({ id }) => id)).toEqual(byNewest(rows.filter(({ kind }) => kind === 'part_time')))
  expect(total).toEqual({ value: 3, exact: false })
})

test('the migration that brought them writes what the program writes', async () => {
  const { database } = handle
  // Stations and cells came later.
  const termsOf = async () =>
    (
      await database.execute(sql`
        select job_post_id, ts_delete(terms, array(select lexeme from unnest(terms) where lexeme like 'Fs%' or lexeme like 'Fg%'))::text as terms
        from job_search order by 1
      `)
    ).rows
  const written = await termsOf()
  await database.execute(sql`
    update job_search set terms = ts_delete(terms, array(select lexeme from unnest(terms) where lexeme like 'F%'))
  `)
  const stripped = await termsOf()
  expect(stripped.filter((row, place) => row.terms === written[place]?.terms)).toEqual([])
  const migration = (await readMigrations()).find(({ name }) => name === '0015_filters_as_lexemes')
  for (const statement of migration?.statements ?? []) await database.execute(sql.raw(statement))
  expect(await termsOf()).toEqual(written)
})
