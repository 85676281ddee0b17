import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { companyStatuses, type CompanyStatus } from '#contract/codes/company.ts'
import { jobPostStatuses } from '#contract/codes/job-post.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { daysFromNow, insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { listedWordsDigest } from '#server/domain/search/listed-words.ts'
import { newId } from '#server/platform/ids.ts'
import { indexedAtOnce, indexJobPosts } from './job-search-row.ts'
import type { Database, DatabaseHandle } from './open.ts'
import { company } from './schema/company.ts'
import { jobPost } from './schema/job-post.ts'
import { jobSearch, jobSearchText } from './schema/job-search.ts'
import { openTestDatabase } from './testing/database.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

/** How many rows an ad has in the two tables of the search. */
const rowsOf = async (id: string) => {
  const { database } = handle
  return [
    await database.$count(jobSearch, eq(jobSearch.jobPostId, id)),
    await database.$count(jobSearchText, eq(jobSearchText.jobPostId, id)),
  ]
}
const none = [0, 0]
const found = [1, 1]

test('the ads of a suspended company leave the index when they are indexed anew, and come back with it', async () => {
  const owner = await insertCompany(handle.database)
  const id = await insertJobPost(handle.database, owner)
  const become = async (status: CompanyStatus) => {
    await handle.database.update(company).set({ status }).where(eq(company.id, owner))
    await indexJobPosts(handle.database, [id])
    return rowsOf(id)
  }
  expect(await rowsOf(id)).toEqual(found)
  for (const status of companyStatuses.filter((each) => each !== 'active'))
    expect([status, await become(status)]).toEqual([status, none])
  expect(await become('active')).toEqual(found)
})

test.each(jobPostStatuses.map((status) => [status, status === 'published' ? found : none] as const))(
  'an ad that is %s has %j rows',
  async (status, expected) => {
    const ended =
      status === 'closed' || status === 'expired' || status === 'removed'
        ? { closedAt: daysFromNow(-0.5), closeReason: 'filled' as const }
        : {}
    const owner = await insertCompany(handle.database)
    expect(await rowsOf(await insertJobPost(handle.database, owner, { status, ...ended }))).toEqual(expected)
  },
)

const suspend = (transaction: Database, owner: string) =>
  transaction.update(company).set({ status: 'suspended' }).where(eq(company.id, owner))
const takeDown = (transaction: Database, owner: string) =>
  transaction
    .update(jobPost)
    .set({ status: 'removed', closedAt: daysFromNow(-0.5), closeReason: 'filled' })
    .where(eq(jobPost.companyId, owner))

test.each([
  ['its company is suspended', suspend],
  ['it is taken down', takeDown],
])('an ad that is indexed while %s is not left on the list', async (_what, write) => {
  const owner = await insertCompany(handle.database)
  const id = await insertJobPost(handle.database, owner)
  const commit = await holdRows(handle, (transaction) => write(transaction, owner))
  const indexed = handle.transaction((transaction) => indexJobPosts(transaction, [id]))
  const before = await untilWaiting(handle, indexed)
  await commit()
  await indexed
  expect([before, await rowsOf(id)]).toEqual(['waiting', none])
})

test('more ads than one transaction takes in are refused', async () => {
  expect(indexedAtOnce).toBe(200)
  const ids = Array.from({ length: 201 }, newId)
  await expect(indexJobPosts(handle.database, ids)).rejects.toThrow('At most 200 ads at once')
})

test('indexing again leaves one row with what the ad says now; an ad that is gone leaves none', async () => {
  const owner = await insertCompany(handle.database)
  const id = await insertJobPost(handle.database, owner, { title: '法人営業', occupation: 'sales' })
  await handle.database.update(jobPost).set({ occupation: 'office' }).where(eq(jobPost.id, id))
  await indexJobPosts(handle.database, [id])
  expect(await rowsOf(id)).toEqual(found)
  const [row] = await handle.database.select().from(jobSearch).where(eq(jobSearch.jobPostId, id))
  expect(row).toMatchObject({ occupation: 'office', companyId: owner, listedWords: listedWordsDigest })
  await handle.database.delete(jobPost).where(eq(jobPost.id, id))
  await indexJobPosts(handle.database, [id])
  expect(await rowsOf(id)).toEqual(none)
  await indexJobPosts(handle.database, [newId()])
})

test('what was written is no longer in the list that every search reads through', async () => {
  const { database } = handle
  const owner = await insertCompany(database)
  const ids = [await insertJobPost(database, owner), await insertJobPost(database, owner)]
  const pagesTaken = async () =>
    (
      await database.execute<{ pages: string }>(
        sql`select gin_clean_pending_list('job_search_terms') as pages`,
      )
    ).rows[0]?.pages
  await pagesTaken()
  await handle.transaction((transaction) => indexJobPosts(transaction, ids))
  expect(String(await pagesTaken())).toBe('0')
  // Without which the test would not see anything.
  await database.execute(sql`update job_search set terms = terms || 'X'::tsvector`)
  expect(Number(await pagesTaken())).toBeGreaterThan(0)
})

/** Where the rows of an ad are stored, which changes whenever they are written. */
const storedAt = async (id: string) => {
  const { rows } = await handle.database.execute<{ search: string; text: string }>(sql`
    select s.ctid::text as search, t.ctid::text as text
    from job_search s join job_search_text t using (job_post_id) where job_post_id = ${id}`)
  return rows
}

test('a row that says what it said is not written again', async () => {
  const { database } = handle
  const owner = await insertCompany(database)
  const id = await insertJobPost(database, owner, { title: '法人営業' })
  const sorted = vi.spyOn(database, 'execute')
  const indexed = async () => {
    sorted.mockClear()
    await indexJobPosts(database, [id])
    return sorted.mock.calls.length
  }
  const before = await storedAt(id)
  expect(before).toHaveLength(1)
  expect(await indexed()).toBe(0)
  expect(await storedAt(id)).toEqual(before)
  // Of what no filter and no word asks for nothing is written; a day that the order goes by is in one row, words in both.
  const change = async (values: Partial<typeof jobPost.$inferInsert>) => {
    await database.update(jobPost).set(values).where(eq(jobPost.id, id))
    const sorts = await indexed()
    const [now] = await storedAt(id)
    return { sorts, search: now?.search !== before[0]?.search, text: now?.text !== before[0]?.text }
  }
  expect(await change({ updatedAt: daysFromNow(0) })).toEqual({ sorts: 0, search: false, text: false })
  expect(await change({ validThrough: daysFromNow(20) })).toEqual({ sorts: 1, search: true, text: false })
  expect(await change({ duties: '見積書を作ります。' })).toEqual({ sorts: 1, search: true, text: true })
})

test('an ad with a word of thousands of letters, as an address may be, is indexed', async () => {
  const owner = await insertCompany(handle.database)
  const duties = `くわしくは https://example.jp/${'a1'.repeat(2900)}`
  expect(await rowsOf(await insertJobPost(handle.database, owner, { duties }))).toEqual(found)
})

test('no more than a hundred ads are in that list at a time', async () => {
  const owner = await insertCompany(handle.database)
  const ids: string[] = []
  while (ids.length <= 100) ids.push(await insertJobPost(handle.database, owner))
  await handle.database.update(jobPost).set({ title: '法人営業' }).where(inArray(jobPost.id, ids))
  await handle.transaction(async (transaction) => {
    const written = vi.spyOn(transaction, 'insert')
    const sorted = vi.spyOn(transaction, 'execute')
    await indexJobPosts(transaction, ids)
    // A hundred rows, then one, then the texts.
    const order = [written, sorted].map(({ mock }) => mock.invocationCallOrder)
    const [inserts = [], sorts = []] = order
    expect(written.mock.calls.map(([table]) => table)).toEqual([jobSearch, jobSearch, jobSearchText])
    expect(sorts).toHaveLength(2)
    expect([...inserts.slice(0, 2), ...sorts].toSorted((a, b) => a - b)).toEqual([
      inserts[0],
      sorts[0],
      inserts[1],
      sorts[1],
    ])
  })
})
