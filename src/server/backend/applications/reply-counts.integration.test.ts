import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createReplyDeadlines } from './reply-deadlines.ts'
import { createReplyCounts } from './reply-counts.ts'

let handle: DatabaseHandle
let companyId = ''
let ad = ''
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(company)
  companyId = await insertCompany(handle.database)
  ad = await insertJobPost(handle.database, companyId)
})

const at = (now: Date) => {
  const writes = createTestWork(handle, () => now)
  return { ...writes, ...createReplyCounts(writes) }
}
const numbers = async (id = companyId) => {
  const [row] = await handle.database.select().from(company).where(eq(company.id, id))
  return [row?.replyAnsweredPercent, row?.replyMedianDays]
}
/** Answered after so many days of a promise of seven; sent sixty days ago. */
const answered = (days: number, jobPostId = ad) =>
  insertApplication(handle.database, jobPostId, {
    status: 'screening',
    submittedAt: daysFromNow(-60),
    replyDueAt: daysFromNow(-53),
    answeredAt: daysFromNow(-60 + days),
  })

test('numbers are those of the rule, kept from five applications on, and pages follow', async () => {
  for (const days of [1, 2, 4]) await answered(days)
  await answered(9)
  const other = await insertJobPost(handle.database, await insertCompany(handle.database))
  await answered(1, other)
  const four = at(testNow)
  await four.count({ companyId })
  expect([await numbers(), four.told]).toEqual([[null, null], []])

  await insertApplication(handle.database, ad, {
    submittedAt: daysFromNow(-60),
    replyDueAt: daysFromNow(-53),
  })
  const five = at(testNow)
  await five.count({ companyId })
  expect(await numbers()).toEqual([60, 3])
  expect(five.told).toEqual([{ kind: 'tags', stale: [`company:${companyId}`, 'companies'], purge: [] }])
  const again = at(testNow)
  await again.count({ companyId })
  expect(again.told).toEqual([])
  // A year later nothing of it counts.
  await at(daysFromNow(306)).count({ companyId })
  expect(await numbers()).toEqual([null, null])
})

test('five applications without any answer are told, without a median', async () => {
  for (let count = 0; count < 5; count += 1)
    await insertApplication(handle.database, ad, {
      submittedAt: daysFromNow(-60),
      replyDueAt: daysFromNow(-53),
    })
  await at(testNow).count({ companyId })
  expect(await numbers()).toEqual([0, null])
})

test('the night looks at companies with numbers or applications of the year, and at no others', async () => {
  const { database } = handle
  const stale = await insertCompany(database, { replyAnsweredPercent: 90, replyMedianDays: 2 })
  await insertCompany(database)
  const old = await insertJobPost(database, await insertCompany(database))
  await insertApplication(database, old, { submittedAt: daysFromNow(-400), replyDueAt: daysFromNow(-390) })
  await answered(1)
  const night = at(testNow)
  expect(await night.findAll()).toBe(2)
  const ids = night.sent.flatMap((task) => (task.name === 'count-replies' ? [task.data.companyId] : []))
  expect(ids.toSorted()).toEqual([companyId, stale].toSorted())
  await at(testNow).count({ companyId: stale })
  expect(await numbers(stale)).toEqual([null, null])
})

test('a company’s people are shown what waits and what is past its promised instant', async () => {
  const { database } = handle
  const other = await insertCompany(database)
  const quiet = await insertCompany(database)
  const theirs = await insertJobPost(database, other)
  const waiting = (replyDueAt: Date, given = {}, jobPostId = ad) =>
    insertApplication(database, jobPostId, { submittedAt: daysFromNow(-20), replyDueAt, ...given })
  await waiting(testNow)
  await waiting(new Date(testNow.getTime() + 1), { status: 'viewed' })
  await waiting(daysFromNow(-3), { status: 'interview', answeredAt: daysFromNow(-4) })
  await waiting(daysFromNow(-3), {}, theirs)
  expect(await createReplyDeadlines(database).unanswered([companyId, quiet], testNow)).toEqual(
    new Map([[companyId, { waiting: 2, overdue: 1 }]]),
  )
  expect(await createReplyDeadlines(database).unanswered([], testNow)).toEqual(new Map())
})
