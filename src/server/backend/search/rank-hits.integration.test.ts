import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { jobPostFilterSchema, type JobPostFilter } from '#contract/job-post-query.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'
import { findHits, type SearchBounds } from './find-hits.ts'
import { gatherStatement } from './gather-hits.ts'
import { filterConditions, filtersOf } from './job-filter.ts'

/** The newest sixty ads hold the pairs of 準備品 and not the word, which the thirty before them have in their work. */
const newer = 60
const older = 30

let handle: DatabaseHandle
const ids: string[] = []

beforeAll(async () => {
  handle = await openTestDatabase()
  const owner = await insertCompany(handle.database)
  for (let index = 0; index < newer + older; index++)
    ids.push(
      await insertJobPost(handle.database, owner, {
        duties: index < newer ? '会議の準備と備品の点検。' : '会議の準備品の点検。',
        publishAt: daysFromNow(-1 - index / 100),
        wageMin: index % 2 === 0 ? 250_000 : 300_000,
      }),
    )
})
afterAll(() => handle.close())

/** All are counted and none common; half of the ads are a sample. */
const bounds = { counted: 1000, scored: 5, deep: 10_000, led: 0, common: { level: 1, least: 10_000 } }

const foundBy = async (
  q: string,
  offset: number,
  filter: Partial<JobPostFilter> = {},
  within: SearchBounds = bounds,
) => {
  const search = { query: parseQuery(q), now: testNow, filter: jobPostFilterSchema.parse(filter) }
  const asked = vi.spyOn(handle.database, 'execute')
  const window = { kind: 'offset', offset, first: 4 } as const
  const { places } = await findHits(handle.database, search, 'relevance', window, within)
  const statements = asked.mock.calls.length
  asked.mockRestore()
  return { found: places.map(({ id }) => ids.indexOf(id)), statements }
}

test('of a field with more than the page needs, those since a day that a sample tells are read', async () => {
  // The matches, title and facts, which have none, then the work: since when, and from there.
  expect(await foundBy('会議', 0)).toEqual({ found: [0, 1, 2, 3], statements: 5 })
  expect(await foundBy('会議', 20)).toEqual({ found: [20, 21, 22, 23], statements: 5 })
})

test('where these do not hold the page once they are proven, all are', async () => {
  expect(await foundBy('"準備品"', 0)).toEqual({ found: [60, 61, 62, 63], statements: 6 })
})

test('the last of all are found, which are fewer than a page', async () => {
  expect((await foundBy('"準備品"', 28)).found).toEqual([88, 89])
  expect((await foundBy('会議', 88)).found).toEqual([88, 89])
})

test('of those since a day, as of all, only ads that the filters leave are found', async () => {
  const filter = { wage: 300_000 }
  expect(await foundBy('会議', 0, filter)).toEqual({ found: [1, 3, 5, 7], statements: 5 })
  expect(await foundBy('"準備品"', 0, filter)).toEqual({ found: [61, 63, 65, 67], statements: 6 })
})

test('where filters lead to few ads, these are read at once', async () => {
  const asked: Partial<JobPostFilter> = { kind: ['new_grad'] }
  const few = { ...bounds, led: newer + older }
  expect(await foundBy('会議', 20, asked)).toEqual({ found: [20, 21, 22, 23], statements: 5 })
  expect(await foundBy('会議', 20, asked, few)).toEqual({ found: [20, 21, 22, 23], statements: 4 })
  expect(await foundBy('会議', 20, asked, { ...few, led: few.led - 1 })).toMatchObject({ statements: 5 })
  // Nothing leads to them but their words.
  expect(await foundBy('会議', 20, {}, few)).toMatchObject({ statements: 5 })
})

test('far down among common words, ads that hold only the pairs of one are left out', async () => {
  const search = { query: parseQuery('"準備品"'), now: testNow, filter: jobPostFilterSchema.parse({}) }
  const window = { kind: 'offset', offset: newer - 2, first: 4 } as const
  const { places } = await findHits(handle.database, search, 'newest', window, {
    ...bounds,
    counted: 5,
    deep: window.offset,
  })
  expect(places.map(({ id }) => ids.indexOf(id))).toEqual([60, 61])
})

test('matches that are ordered field by field are only counted first', async () => {
  const search = { query: parseQuery('会議'), now: testNow, filter: jobPostFilterSchema.parse({}) }
  const window = { kind: 'offset', offset: 0, first: 4 } as const
  const asked = gatherStatement(
    search,
    filtersOf(filterConditions(search)),
    'score',
    window,
    'counted',
    bounds,
  )
  const { rows } = await handle.database.execute(asked)
  expect(rows).toEqual([expect.objectContaining({ total: newer + older, id: null })])
})

test.each(['-鰻重', ''])(
  '%j: a sample says that ads are common, whatever the index finds them by',
  async (q) => {
    const search = {
      query: parseQuery(q),
      now: testNow,
      filter: jobPostFilterSchema.parse({ wage: 300_000 }),
    }
    const window = { kind: 'offset', offset: 0, first: 4 } as const
    const foundWith = async (least: number) => {
      const common = { level: 1, least }
      const { places, total } = await findHits(handle.database, search, 'newest', window, {
        ...bounds,
        common,
      })
      return { found: places.map(({ id }) => ids.indexOf(id)), total }
    }
    const found = [1, 3, 5, 7]
    expect(await foundWith(10_000)).toEqual({ found, total: { value: 45, exact: true } })
    expect(await foundWith(1)).toEqual({ found, total: { value: bounds.counted, exact: false } })
  },
)
