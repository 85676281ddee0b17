import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPostView } from '#server/backend/database/schema/job-post-view.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createViewCounts } from './view-counts.ts'

const today = '2026-11-21'
let handle: DatabaseHandle
let counts: ReturnType<typeof createViewCounts>
let ads: string[] = []

beforeAll(async () => {
  handle = await openTestDatabase()
  const companyId = await insertCompany(handle.database)
  ads = [await insertJobPost(handle.database, companyId), await insertJobPost(handle.database, companyId)]
  counts = createViewCounts({ work: createTestWork(handle, () => testNow).work })
})
beforeEach(() => handle.database.delete(jobPostView))
afterAll(() => handle.close())

const of = (source: string, views: number, day = today, jobPostId = ads[0]!) => ({
  jobPostId,
  day,
  source,
  views,
})
const rows = () =>
  handle.database
    .select({ day: jobPostView.day, source: jobPostView.source, views: jobPostView.views })
    .from(jobPostView)
    .where(eq(jobPostView.jobPostId, ads[0]!))
    .orderBy(asc(jobPostView.day), asc(jobPostView.source))

test('what nodes count adds up, by ad, day and source', async () => {
  await counts.add([
    of('(site)', 3),
    of('google.com', 2),
    of('(site)', 4, '2026-11-20'),
    of('(site)', 9, today, ads[1]),
  ])
  await Promise.all([counts.add([of('(site)', 5), of('google.com', 1)]), counts.add([of('google.com', 10)])])
  expect(await rows()).toEqual([
    { day: '2026-11-20', source: '(site)', views: 4 },
    { day: today, source: '(site)', views: 8 },
    { day: today, source: 'google.com', views: 13 },
  ])
})

test('a source that is no name of a host holds up no other', async () => {
  await counts.add([of('local', 2), of('x'.repeat(200), 1), of('example.com', 3), of('', 1)])
  expect(await rows()).toEqual([
    { day: today, source: '(other)', views: 4 },
    { day: today, source: 'example.com', views: 3 },
  ])
})

test('an ad that is gone takes nothing from the others', async () => {
  await counts.add([of('(none)', 1), of('(none)', 1, today, newId())])
  expect(await rows()).toEqual([{ day: today, source: '(none)', views: 1 }])
})

test('however often hosts are invented, thirty of an ad’s day are told apart', async () => {
  await counts.add([of('(site)', 1), of('(none)', 1), of('first.example', 1)])
  const invented = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => of(`${from + index}.example`, 1))
  await counts.add([...invented(0, 20), of('often.example', 50)])
  await counts.add([...invented(1000, 30), of('first.example', 1), of('(site)', 1)])
  await counts.add([...invented(2000, 25), of('first.example', 3), of('(none)', 4)])
  const found = await rows()
  expect(found.filter(({ source }) => !source.startsWith('('))).toHaveLength(30)
  const views = new Map(found.map(({ source, views: number }) => [source, number]))
  const sources = ['(site)', '(none)', 'first.example', 'often.example']
  expect(sources.map((source) => views.get(source))).toEqual([2, 5, 5, 50])
  // 8 of the thirty found room.
  expect(views.get('(other)')).toBe(22 + 25)
})

test('views go with their ad, and after 400 days', async () => {
  const companyId = await insertCompany(handle.database)
  const gone = await insertJobPost(handle.database, companyId)
  await counts.add([
    of('(none)', 1, today, gone),
    of('(none)', 1, '2025-10-16'),
    of('(none)', 2, '2025-10-17'),
  ])
  await handle.database.delete(jobPost).where(eq(jobPost.id, gone))
  expect(await handle.database.$count(jobPostView)).toBe(2)
  expect(await counts.removeOld()).toBe(1)
  expect(await rows()).toEqual([{ day: '2025-10-17', source: '(none)', views: 2 }])
  expect(await counts.removeOld()).toBe(0)
})
