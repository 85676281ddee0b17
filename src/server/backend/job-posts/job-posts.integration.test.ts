import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { featureMask } from '#server/domain/search/search-row.ts'
import { newId } from '#server/platform/ids.ts'
import { createJobPostIndex } from './job-post-index.ts'
import { createJobPostMoves } from './job-post-moves.ts'

const unsaid = { reason: '', dangerous: false }
const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let company = ''
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(jobPost)
  await handle.database.delete(auditLog)
  await handle.database.delete(account)
  company = await insertCompany(handle.database)
})

const at = (now: Date) => {
  const writes = createTestWork(handle, () => now)
  return { ...writes, ...createJobPostMoves(writes) }
}
const rowOf = async (id: string) =>
  (await handle.database.select().from(jobPost).where(eq(jobPost.id, id)))[0]
const isListed = async (id: string) =>
  (await handle.database.$count(jobSearch, eq(jobSearch.jobPostId, id))) === 1

test('an ad ends at its deadline, not before: off the list, its pages stale, the deadline as its end', async () => {
  const id = await insertJobPost(handle.database, company, { validThrough: daysFromNow(3) })
  const paused = await insertJobPost(handle.database, company, {
    validThrough: daysFromNow(3),
    status: 'paused',
  })
  const open = await insertJobPost(handle.database, company, { validThrough: daysFromNow(4) })
  expect(await at(new Date(daysFromNow(3).getTime() - 1)).expireDue()).toBe(0)
  expect(await isListed(id)).toBe(true)

  const later = at(daysFromNow(3.5))
  expect(await later.expireDue()).toBe(2)
  for (const each of [id, paused])
    expect(await rowOf(each)).toMatchObject({
      status: 'expired',
      closeReason: 'deadline',
      closedAt: daysFromNow(3),
    })
  expect([await isListed(id), await isListed(open)]).toEqual([false, true])
  expect(later.told).toEqual([
    {
      kind: 'tags',
      stale: expect.arrayContaining([`jobpost:${id}`, `jobpost:${paused}`, 'jobposts', `company:${company}`]),
      purge: [],
    },
  ])
  const [line] = await handle.database.select().from(auditLog)
  expect(line).toMatchObject({ action: 'job_post.expire', actor: 'task:expire-job-posts' })
  expect(await later.expireDue()).toBe(0)
})

test('a scheduled ad is published when its day has come, and found', async () => {
  const id = await insertJobPost(handle.database, company, { status: 'scheduled', publishAt: daysFromNow(1) })
  expect(await at(testNow).publishDue()).toBe(0)
  expect(await isListed(id)).toBe(false)
  const later = at(daysFromNow(1))
  expect(await later.publishDue()).toBe(1)
  expect(await rowOf(id)).toMatchObject({ status: 'published' })
  expect(await isListed(id)).toBe(true)
  expect(later.told).toMatchObject([{ stale: expect.arrayContaining(['jobposts', `jobpost:${id}`]) }])
})

test('an ad that is taken down is gone at once, for good, and its company is told why', async () => {
  await insertPerson(handle.database, { uid: 'owner', kind: 'company' })
  await handle.database
    .insert(companyMember)
    .values({ id: newId(), companyId: company, uid: 'owner', role: 'owner' })
  const id = await insertJobPost(handle.database, company, { title: '怪しい求人' })
  const { takeDown, told, mails } = at(testNow)
  expect(await takeDown(operator, id, { reason: '実在しない勤務地', dangerous: false })).toEqual({
    kind: 'done',
    title: '怪しい求人',
    told: ['owner@example.com'],
  })
  expect(await rowOf(id)).toMatchObject({ status: 'removed', closeReason: 'violation', closedAt: testNow })
  expect(await isListed(id)).toBe(false)
  expect(told).toEqual([
    { kind: 'tags', stale: [], purge: [`jobpost:${id}`, 'jobposts', `company:${company}`] },
  ])
  expect(mails()).toEqual([
    {
      kind: 'job-post-removed',
      to: 'owner@example.com',
      data: { title: '怪しい求人', reason: '実在しない勤務地' },
    },
  ])
  expect(await takeDown(operator, id, unsaid)).toEqual({ kind: 'refused' })
  expect(await takeDown(operator, newId(), unsaid)).toEqual({ kind: 'unknown' })
  expect(await takeDown(operator, 'x', unsaid)).toEqual({ kind: 'unknown' })
})

test('every ad is indexed anew, a part at a time, each part putting the next in line', async () => {
  const ids: string[] = []
  for (let count = 0; count < 205; count += 1) ids.push(await insertJobPost(handle.database, company))
  await handle.database.delete(jobSearch)
  const writes = createTestWork(handle, () => testNow)
  const index = createJobPostIndex(writes)
  await index.begin(operator)
  const parts: unknown[] = []
  for (let task = writes.sent.shift(); task !== undefined; task = writes.sent.shift()) {
    if (task.name !== 'index-all') throw new Error(task.name)
    parts.push(task.data.after)
    await index.indexAll(task.data)
    // Done twice, as after a crash, it leaves the same.
    await index.indexAll(task.data)
    writes.sent.splice(1)
  }
  expect(parts).toEqual([null, ids.toSorted()[199]])
  expect(await handle.database.$count(jobSearch)).toBe(205)
})

test('tags of ads that were written under earlier rules become those of today, and nothing else of them', async () => {
  const [denied, told] = [
    await insertJobPost(handle.database, company, { duties: '研修はありません。', features: ['training'] }),
    await insertJobPost(handle.database, company, { duties: '研修があります。', features: [] }),
  ]
  const before = await rowOf(denied)
  const writes = createTestWork(handle, () => daysFromNow(1))
  const index = createJobPostIndex(writes)
  await index.indexAll({ after: null })
  const tagsOf = async (id: string) => (await rowOf(id))!.features.includes('training')
  expect([await tagsOf(denied), await tagsOf(told)]).toEqual([false, true])
  const after = await rowOf(denied)
  expect({ ...after, features: [] }).toEqual({ ...before, features: [] })
  const isFound = async (id: string) => {
    const [row] = await handle.database.select().from(jobSearch).where(eq(jobSearch.jobPostId, id))
    return (row!.features & featureMask(['training'])) !== 0
  }
  expect([await isFound(denied), await isFound(told)]).toEqual([false, true])
  expect(writes.told).toMatchObject([
    { stale: expect.arrayContaining(['jobposts', `jobpost:${denied}`, `jobpost:${told}`]) },
  ])
  const again = createTestWork(handle, () => daysFromNow(1))
  await createJobPostIndex(again).indexAll({ after: null })
  expect(again.told).toMatchObject([{ stale: ['jobposts'] }])
})
