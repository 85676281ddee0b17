import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { featureTags, jobPostKinds, remotes, wageUnits } from '#contract/codes/job-post.ts'
import { grades, workTimes } from '#contract/codes/job-search.ts'
import { industries } from '#contract/codes/industries.ts'
import { occupationCodes } from '#contract/codes/occupations.ts'
import { describedFilter, filterNames, type FilterName } from '#contract/job-post-filters.ts'
import { jobPostFilterSchema } from '#contract/job-post-query.ts'
import { matchReasons } from '#server/domain/match-reasons.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { filterConditions } from './job-filter.ts'

let handle: DatabaseHandle
let rows: (typeof jobSearch.$inferSelect)[] = []

const cities = ['13渋谷区', '13港区', '27北区', '01札幌市'] as const
const mask = (bits: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 ** bits - 1 }))
const perhaps = (least: number, most: number) => fc.option(fc.integer({ min: least, max: most }))

/** Whatever a row of the search table may hold. */
const facts = fc.record({
  kind: fc.constantFrom(...jobPostKinds),
  prefectures: fc
    .uniqueArray(fc.constantFrom(1, 13, 14, 27, 31, 32, 33, 47), { maxLength: 3 })
    .map((codes) => codes.reduce((sum, code) => sum + 2 ** code, 0)),
  cities: fc.uniqueArray(fc.constantFrom(...cities), { maxLength: 2 }),
  occupation: fc.constantFrom(...occupationCodes),
  industryCode: fc.constantFrom(...industries.map(({ code }) => code)),
  graduationYears: fc.uniqueArray(fc.integer({ min: 2026, max: 2031 }), { maxLength: 3 }),
  hourlyWage: fc.oneof(perhaps(1_000, 2_100), fc.constant(1_200)),
  monthlyWage: fc.oneof(perhaps(180_000, 320_000), fc.constant(200_000)),
  wageRank: fc.constantFrom(0, 1, 200_000),
  wageUnit: fc.option(fc.constantFrom(...wageUnits)),
  dailyWage: fc.oneof(perhaps(8_000, 16_000), fc.constant(10_000)),
  remote: fc.constantFrom(...remotes),
  features: mask(featureTags.length),
  weekdays: perhaps(1, 7),
  times: mask(workTimes.length),
  days: fc.option(fc.constantFrom(1, 2, 4, 5, 13, 14, 29, 30, 200)),
  months: mask(12).map((bits) => bits * 2),
  grades: mask(grades.length),
})

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  const companies = [await insertCompany(database), await insertCompany(database, { displayName: 'うみべ' })]
  for (const [index, row] of fc.sample(facts, 60).entries()) {
    const id = await insertJobPost(database, companies[index % 2] ?? '', {})
    await database.update(jobSearch).set(row).where(eq(jobSearch.jobPostId, id))
  }
  rows = await database.select().from(jobSearch)
})
afterAll(() => handle.close())

/** Every value of a filter; of numbers those at and beside every bound. */
const valuesOf = (name: FilterName): readonly (string | number)[] => {
  const filter = describedFilter(name)
  if (filter.kind === 'choices') return filter.options.map(({ code }) => code)
  if (filter.kind === 'names') return [...cities, '27堺市']
  if (filter.kind === 'id') return [...new Set(rows.map(({ companyId }) => companyId))]
  const bounds = name === 'year' ? [2026, 2027, 2028, 2029, 2030, 2031, 2032] : [1, 6, 1_200, 10_000, 200_000]
  const offered = filter.offered === 'counted' ? [] : filter.offered
  return [...bounds, ...offered, ...offered.map((value) => value + 1)].filter(
    (value) => value >= filter.min && value <= filter.max,
  )
}

const asked = (name: FilterName, value: string | number) => {
  const isMany = describedFilter(name).kind === 'choices' || describedFilter(name).kind === 'names'
  // A distance is one from a station.
  const around = name === 'km' ? { station: ['13渋谷'] } : {}
  const { q: _q, ...filter } = jobPostFilterSchema.parse({ ...around, [name]: isMany ? [value] : value })
  return filter
}

test.each(filterNames)('%s is a reason of the ads that each of its values alone finds', async (name) => {
  for (const value of valuesOf(name)) {
    const filter = asked(name, value)
    const tests = filterConditions({ filter, query: parseQuery(''), now: testNow }).map(
      ({ test: each }) => each,
    )
    const { rows: found } = await handle.database.execute<{ id: string }>(
      sql`select s.job_post_id as id from job_search s where ${sql.join(tests, sql` and `)}`,
    )
    const told = rows.filter((row) => matchReasons(filter, parseQuery(''), row, testNow).length > 0)
    expect(told.map(({ jobPostId }) => jobPostId).toSorted(), `${name}=${value}`).toEqual(
      found.map(({ id }) => id).toSorted(),
    )
  }
})
