import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messageLimits } from '#contract/message.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { message, messageReport, thread } from '#server/backend/database/schema/message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertThread, openMessages } from '#server/backend/testing/messages.ts'
import { daysFromNow, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createOldThreads } from './end-threads.ts'
import { createMemoryFileStore } from '#server/backend/testing/files.ts'
import { createMessageReports } from './message-reports.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(messageReport)
  world = await openMessages(handle)
})

const insertReport = async (given: Partial<typeof messageReport.$inferInsert> = {}) => {
  const id = newId()
  await handle.database.insert(messageReport).values({
    id,
    companyId: world.ids.companyId,
    reason: 'other',
    text: '',
    evidence: [],
    createdAt: testNow,
    ...given,
  })
  return id
}
const reportsLeft = async () =>
  (await handle.database.select({ id: messageReport.id }).from(messageReport)).map(({ id }) => id)

test('an inquiry in which something still waits stays however old the rest is', async () => {
  const { at, recruiter, ids } = world
  const { database } = handle
  const waiting = await insertThread(database, { uid: 'hanako', companyId: ids.companyId })
  await insertThread(database, { uid: 'hanako', companyId: ids.companyId, jobPostId: ids.jobPostId })
  await database.insert(message).values({
    threadId: waiting,
    id: newId(),
    sequence: null,
    side: 'company',
    uid: recruiter.uid,
    name: '田中 一郎',
    role: '人事部',
    text: '返事です。',
    searchText: '返事デス',
    sentAt: daysFromNow(messageLimits.inquiryDays),
    deliverAt: daysFromNow(messageLimits.inquiryDays + 1),
  })
  at(daysFromNow(messageLimits.inquiryDays))
  expect(await createOldThreads(world).removeDue()).toBe(1)
  expect((await database.select({ id: thread.id }).from(thread)).map(({ id }) => id)).toEqual([waiting])
})

test('the days of a report count from its close, not from when it was sent', async () => {
  const { at } = world
  const days = messageLimits.reportDays
  const open = await insertReport({ createdAt: daysFromNow(-3 * days) })
  const late = await insertReport({
    createdAt: daysFromNow(-3 * days),
    closedAt: daysFromNow(0),
    outcome: 'x',
  })
  await insertReport({ createdAt: daysFromNow(-days), closedAt: daysFromNow(-days), outcome: 'x' })
  const { removeReports } = createOldThreads(world)
  expect(await removeReports()).toBe(1)
  expect((await reportsLeft()).toSorted()).toEqual([open, late].toSorted())
  at(daysFromNow(days))
  expect(await removeReports()).toBe(1)
  expect(await reportsLeft()).toEqual([open])
})

test('the operator is shown open reports alone, the oldest first, and nothing of what was written', async () => {
  const newer = await insertReport({ createdAt: daysFromNow(-1), text: '二つ目' })
  const older = await insertReport({ createdAt: daysFromNow(-2), text: '一つ目' })
  await insertReport({ createdAt: daysFromNow(-3), closedAt: daysFromNow(0), outcome: 'x' })
  const listed = await createMessageReports({
    database: handle.database,
    work: world.work,
    store: createMemoryFileStore(),
  }).open()
  expect(listed).toEqual([
    { id: older, reason: 'other', company: 'みらい商事', createdAt: daysFromNow(-2) },
    { id: newer, reason: 'other', company: 'みらい商事', createdAt: daysFromNow(-1) },
  ])
})
