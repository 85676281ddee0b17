import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { jobPostFilterSchema, type JobPostFilter } from '#contract/job-post-query.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { seedDatabase } from '#server/backend/seed/seed-database.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { countFacets } from './count-facets.ts'
import { findHits, type SearchBounds } from './find-hits.ts'

let handle: DatabaseHandle

beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDatabase(handle, { seed: '一度', now: testNow }, { companies: 40, jobs: 450 }, () => {})
})
afterAll(() => handle.close())

const searchOf = (q: string, filter: Partial<JobPostFilter> = {}) => ({
  query: parseQuery(q),
  now: testNow,
  filter: jobPostFilterSchema.parse(filter),
})
const matchedOf = async (search: ReturnType<typeof searchOf>, bounds?: SearchBounds) =>
  (await findHits(handle.database, search, 'newest', { kind: 'offset', offset: 0, first: 3 }, bounds)).matched

test.each([
  ['"会議資料の準備"', {}],
  ['"会議資料の準備"', { kind: ['new_grad'], remote: ['partial'] }],
  ['"の準備" 営業', { prefecture: ['13'] }],
  ['業 -"会議資料の準備"', {}],
  // Nothing holds it, but some ads both of its pairs.
  ['"準備品"', { kind: ['new_grad'] }],
] as const)(
  '%s %j: facets of the ads that texts were read for are those of the search',
  async (q, filter) => {
    const search = searchOf(q, jobPostFilterSchema.parse(filter))
    const matched = await matchedOf(search)
    if (matched === null) throw new Error('No ads were kept')
    const asked = await countFacets(handle.database, search, 'proven')
    expect(await countFacets(handle.database, search, matched)).toEqual(asked)
  },
)

test('of ads that are known none is left to a sample', async () => {
  const search = searchOf('"会議資料の準備"')
  const matched = await matchedOf(search)
  if (matched === null) throw new Error('No ads were kept')
  const facets = await countFacets(handle.database, search, matched, { probe: 1, least: 1 })
  expect(facets).toEqual(await countFacets(handle.database, search, 'proven'))
  expect(facets.estimated).toEqual([])
})

test('what the index proves, or is not counted, is found again', async () => {
  expect(await matchedOf(searchOf('"書類選考" 営業', { kind: ['new_grad'] }))).toBe(null)
  expect(await matchedOf(searchOf('', { kind: ['new_grad'] }))).toBe(null)
  const bounds = { counted: 1, scored: 1, deep: 400, led: 0, common: { level: 1, least: 10_000 } }
  expect(await matchedOf(searchOf('"会議資料の準備"'), bounds)).toBe(null)
})

test('their texts are not read again', async () => {
  const { database } = handle
  const search = searchOf('"会議資料の準備"')
  const matched = await matchedOf(search)
  if (matched === null) throw new Error('No ads were kept')
  const asked = await countFacets(database, search, matched)
  await database.execute(sql`truncate job_search_text`)
  expect(await countFacets(database, search, matched)).toEqual(asked)
  expect((await countFacets(database, search, 'proven')).counts.kind).toEqual([])
})
