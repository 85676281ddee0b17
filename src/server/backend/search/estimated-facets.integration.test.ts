import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facetNames, type FacetName } from '#contract/job-post-filters.ts'
import { jobPostFilterSchema, type JobPostFilter } from '#contract/job-post-query.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { seedDatabase } from '#server/backend/seed/seed-database.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { countFacets, type FacetValue, type JobFacets } from './count-facets.ts'

let handle: DatabaseHandle

beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDatabase(handle, { seed: '標本', now: testNow }, { companies: 60, jobs: 1_500 }, () => {})
})
afterAll(() => handle.close())

/** Of some eight hundred ads a fourth is counted. */
const sampling = { probe: 2, least: 150 }
const searchOf = (q: string, filter: Partial<JobPostFilter> = {}) => ({
  query: parseQuery(q),
  now: testNow,
  filter: jobPostFilterSchema.parse(filter),
})
const exactly = (q: string, filter?: Partial<JobPostFilter>) =>
  countFacets(handle.database, searchOf(q, filter), 'proven')
const estimated = (q: string, filter?: Partial<JobPostFilter>) =>
  countFacets(handle.database, searchOf(q, filter), 'indexed', sampling)

/** Nowhere further from the count than chance takes a fourth, and two figures; the data are the same each time. */
const expectNear = (about: JobFacets, exact: JobFacets, name: FacetName) => {
  const estimates = new Map(about.counts[name].map(({ code, count }) => [code, count]))
  expect(estimates.size).toBeGreaterThan(0)
  // What hardly an ad says may be missing from a sample (docs/search.md), also where ads that say nothing count for each.
  const least = Math.min(...exact.counts[name].map(({ count }) => count))
  const isSaid = ({ code, count }: FacetValue) => estimates.has(code) || count - least >= 8
  for (const { code, count } of exact.counts[name].filter(isSaid)) {
    const off = Math.abs((estimates.get(code) ?? 0) - count)
    expect([name, code, off <= 4 * Math.sqrt(8 * count) + count / 20]).toEqual([name, code, true])
  }
  const sum = (facets: JobFacets) => facets.counts[name].reduce((all, { count }) => all + count, 0)
  expect(sum(about) / sum(exact)).toBeGreaterThan(0.75)
  expect(sum(about) / sum(exact)).toBeLessThan(1.25)
}

const names = ['kind', 'prefecture', 'occupation', 'industry', 'remote', 'year', 'pay', 'grade'] as const

test.each(['', '営業', '-営業', 'の -"書類選考"'])(
  '%j: many are estimated by a sample, the same each time',
  async (q) => {
    const [about, again, exact] = [await estimated(q), await estimated(q), await exactly(q)]
    expect(again).toEqual(about)
    for (const name of names) expectNear(about, exact, name)
    expect(about.estimated).toEqual(
      facetNames.filter((name) => !['city', 'station', 'walk', 'km'].includes(name)),
    )
  },
)

test.each(['エンジニア', '"オンライン面談" 営業'])('%j: few are counted, and said to be', async (q) => {
  const about = await estimated(q)
  expect(about.estimated).toEqual([])
  expect(about).toEqual(await exactly(q))
})

test('what was found is counted where the search counted it; beside it a filter of its own may be many', async () => {
  const filter: Partial<JobPostFilter> = { kind: ['open_company'] }
  const about = await countFacets(handle.database, searchOf('', filter), 'proven', sampling)
  const exact = await exactly('', filter)
  expect(about.estimated).toEqual(['kind'])
  expect({ ...about.counts, kind: [] }).toEqual({ ...exact.counts, kind: [] })
  expectNear(about, exact, 'kind')
})

test('an index from before there were samples is counted whole', async () => {
  await handle.transaction(async (database) => {
    // Hundreds of entries of the index for each row take longer than a visitor's statement may.
    await database.execute(sql`set local statement_timeout = 0`)
    await database.execute(
      sql`update job_search set terms = ts_delete(terms, array(select 'S' || n from generate_series(1, 10) n))`,
    )
  })
  const whole = await estimated('')
  expect(whole.estimated).toEqual([])
  expect(whole).toEqual(await exactly(''))
})
