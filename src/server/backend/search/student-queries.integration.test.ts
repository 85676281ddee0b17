import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobPostFilterSchema } from '#contract/job-post-query.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { seedDemo } from '#server/backend/seed/seed-demo.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { occupationWords } from '#server/domain/tables/occupation-words.ts'
import { findGuess } from './find-guess.ts'
import { findHits, sortOf } from './find-hits.ts'
import { studentQueries, type DemoAd } from './testing/student-queries.ts'

const now = new Date('2026-11-21T03:00:00Z')
let handle: DatabaseHandle
/** Every ad on the list, by id. */
let ads: ReadonlyMap<string, DemoAd>

beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDemo(handle, now)
  const { database } = handle
  const rows = await database
    .select({ ad: jobPost, companyName: company.displayName, industry: company.industryCode })
    .from(jobPost)
    .innerJoin(company, and(eq(company.id, jobPost.companyId), eq(company.status, 'active')))
    .where(eq(jobPost.status, 'published'))
  const places = Map.groupBy(
    await database.select().from(jobPostWorkplace).where(eq(jobPostWorkplace.scope, 'hire')),
    ({ jobPostId }) => jobPostId,
  )
  ads = new Map(
    rows
      .filter(({ ad }) => ad.validThrough !== null && ad.validThrough > now)
      .map(({ ad, ...rest }) => [ad.id, { ...ad, ...rest, places: places.get(ad.id) ?? [] }]),
  )
})
afterAll(() => handle.close())

const firstOf = async (typed: string): Promise<DemoAd[]> => {
  const search = { query: parseQuery(typed), filter: jobPostFilterSchema.parse({}), now }
  const { places } = await findHits(handle.database, search, sortOf(search, 'relevance'), {
    kind: 'offset',
    offset: 0,
    first: 5,
  })
  return places.flatMap(({ id }) => ads.get(id) ?? [])
}

test('there are enough of them', () => {
  expect(Object.keys(studentQueries).length).toBeGreaterThanOrEqual(120)
})

describe('at least 4 of the first 5 fit', () => {
  test.each(Object.entries(studentQueries))('%s', async (typed, fits) => {
    const fitting = [...ads.values()].filter(fits).length
    expect(fitting).toBeGreaterThan(0)
    const first = await firstOf(typed)
    const wrong = first.filter((ad) => !fits(ad)).map(({ title, occupation }) => `${occupation} ${title}`)
    expect({ wrong: wrong.length > 1 ? wrong : [], found: first.length }).toEqual({
      wrong: [],
      found: expect.any(Number),
    })
    expect(first.length - wrong.length).toBeGreaterThanOrEqual(Math.min(4, fitting))
  })
})

test.each([
  ['ぷろくらま', 'プログラマー'],
  ['東京 施行管理', '東京 施工管理'],
])('who typed %s may have meant %s, which finds as many as it says', async (typed, meant) => {
  const query = parseQuery(typed)
  const filter = jobPostFilterSchema.parse({})
  const guess = await findGuess(handle.database, { query, filter, now }, { value: 0, exact: true })
  expect(guess?.q).toBe(meant)
  const search = { query: parseQuery(meant), filter, now }
  const { total } = await findHits(handle.database, search, 'newest', { kind: 'offset', offset: 0, first: 1 })
  expect(guess?.total).toEqual(total)
  expect(total.value).toBeGreaterThan(0)
})

test('nothing is guessed where enough is found, or nothing is like the words', async () => {
  const search = (typed: string) => ({ query: parseQuery(typed), filter: jobPostFilterSchema.parse({}), now })
  expect(await findGuess(handle.database, search('ぷろくらま'), { value: 5, exact: true })).toBeNull()
  expect(await findGuess(handle.database, search('ありえない仕事'), { value: 0, exact: true })).toBeNull()
})

test('of every name of work at least 4 of the first 5 are of its occupations', async () => {
  const wrong: Record<string, string[]> = {}
  for (const word of occupationWords()) {
    const { words } = parseQuery(word)
    const codes: readonly string[] = words[0]?.occupations ?? []
    // Some names are conditions as well (通年, 短期); those are not looked for as work.
    if (codes.length === 0) continue
    const first = await firstOf(word)
    const others = first.filter(({ occupation }) => !codes.includes(occupation))
    const there = [...ads.values()].filter(({ occupation }) => codes.includes(occupation)).length
    if (others.length > Math.max(1, 5 - there)) wrong[word] = others.map(({ title }) => title)
  }
  expect(wrong).toEqual({})
})
