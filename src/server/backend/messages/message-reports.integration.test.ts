import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messageLimits } from '#contract/message.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import { createApplications } from '#server/backend/applications/applications.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { messageReport, thread } from '#server/backend/database/schema/message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createMemoryFileStore } from '#server/backend/testing/files.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { daysFromNow } from '#server/backend/testing/records.ts'
import { createOldThreads } from './end-threads.ts'
import { createMessageReports } from './message-reports.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
let reports: ReturnType<typeof createMessageReports>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
  reports = createMessageReports({
    database: handle.database,
    work: world.work,
    store: createMemoryFileStore(),
  })
})

const all = { filter: 'all', query: '', page: 1 } as const
const operator = { kind: 'operator', name: 'root' } as const
const reported = async () => {
  const { begin, hanako, recruiter, send, messages } = world
  const threadId = await begin(recruiter, '夜に二人で会いませんか。')
  await send(hanako, threadId, '困ります。')
  await messages.freeze(hanako, { thread: threadId, reason: 'private', text: '何度もあります。' })
  const [report] = await reports.open()
  return { threadId, id: report?.id ?? '' }
}

test('the operator reads what was reported as it was; that is logged, and the student alone is shown it', async () => {
  const { hanako, recruiter, messages } = world
  const { threadId, id } = await reported()
  expect((await messages.find(hanako, threadId))?.operatorReadAt).toBeNull()
  const { database } = handle
  await database.delete(liveChange)
  const found = await reports.read(operator, id)
  expect(found?.evidence.map(({ text }) => text)).toEqual(['夜に二人で会いませんか。', '困ります。'])
  expect((await messages.find(hanako, threadId))?.operatorReadAt).not.toBeNull()
  // Whoever reads as the company would learn from it that there was a report.
  expect((await messages.find(recruiter, threadId))?.operatorReadAt).toBeNull()
  expect((await messages.list(recruiter, all)).threads.map((each) => each.operatorReadAt)).toEqual([null])
  const changes = await database.select().from(liveChange)
  expect(changes.map(({ uid, threadId: about }) => [uid, about])).toEqual([['hanako', threadId]])
  const lines = await database
    .select({ actor: auditLog.actor, action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, `message_report:${id}`))
  expect(lines).toEqual([{ actor: expect.stringContaining('root') as string, action: 'message_report.read' }])
  expect(await reports.read(operator, threadId)).toBeNull()
  expect(await reports.read(operator, 'x')).toBeNull()
})

test('the close tells the student once, and nobody of the company', async () => {
  const { mails, told } = world
  const { id } = await reported()
  const before = mails().length
  expect(await reports.close(operator, id, '会社に注意しました。')).toMatchObject({ kind: 'done' })
  expect(await reports.close(operator, id, 'もう一度')).toEqual({ kind: 'unknown' })
  expect(mails().slice(before)).toEqual([
    {
      kind: 'message-report-closed',
      to: 'hanako@example.com',
      data: { company: 'みらい商事', outcome: '会社に注意しました。' },
    },
  ])
  expect((await told()).filter(({ text }) => text.includes('報告')).map(({ uid }) => uid)).toEqual(['hanako'])
})

test('a report goes its days after the close, and no sooner', async () => {
  const { at } = world
  const old = createOldThreads(world)
  const { id } = await reported()
  at(daysFromNow(messageLimits.reportDays * 2))
  expect(await old.removeReports()).toBe(0)
  at(daysFromNow(0))
  await reports.close(operator, id, '対応しました。')
  at(daysFromNow(messageLimits.reportDays - 1))
  expect(await old.removeReports()).toBe(0)
  at(daysFromNow(messageLimits.reportDays))
  expect(await old.removeReports()).toBe(1)
})

test('an inquiry goes its days after the last message; a thread of an application stays with that', async () => {
  const { at, begin, hanako, recruiter, ids, send, told } = world
  const old = createOldThreads(world)
  const own = await begin(hanako)
  const inquiry = await begin(hanako, '質問です。', { kind: 'company', id: ids.companyId })
  at(daysFromNow(10))
  await send(recruiter, inquiry, '返事です。')
  at(daysFromNow(messageLimits.inquiryDays + 9))
  expect(await old.removeDue()).toBe(0)
  at(daysFromNow(messageLimits.inquiryDays + 10))
  expect(await old.removeDue()).toBe(1)
  expect(await old.removeDue()).toBe(0)
  expect((await handle.database.select({ id: thread.id }).from(thread)).map(({ id }) => id)).toEqual([own])
  // What was told of it is gone as well.
  expect((await told()).map(({ uid }) => uid)).toEqual(['recruiter'])
})

test('what was sent is erased with its thread', async () => {
  const { begin, hanako, ids, work, at } = world
  await begin(hanako)
  await begin(hanako, '質問です。', { kind: 'company', id: ids.companyId })
  await handle.database
    .update(application)
    .set({ status: 'withdrawn', closedAt: daysFromNow(0), eraseAt: daysFromNow(30) })
  at(daysFromNow(31))
  const now = () => daysFromNow(31)
  const { database } = handle
  const rateLimits = createRateLimits(database, { scale: 1, now })
  expect(await createApplications({ database, work, rateLimits, now }).eraseDue()).toBe(1)
  const left = await database.select({ applicationId: thread.applicationId }).from(thread)
  expect(left).toEqual([{ applicationId: null }])
})

test('an account takes its threads along; of its reports what the company wrote stays, without whom it was for', async () => {
  const { work, told } = world
  await reported()
  await work(operator, (unit) => deleteAccount(unit, 'hanako', 'asked'))
  expect(await handle.database.$count(thread)).toBe(0)
  const [report] = await handle.database.select().from(messageReport)
  expect(report).toMatchObject({ uid: null, threadId: null, text: '', reason: 'private' })
  expect(report?.evidence.map(({ text }) => text)).toEqual(['夜に二人で会いませんか。'])
  // Nor is the name in what the company was told of messages.
  expect((await told()).filter(({ text }) => text.includes('山田'))).toEqual([])
})
