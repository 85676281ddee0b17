import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { messageReport } from '#server/backend/database/schema/message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { createMemoryFileStore } from '#server/backend/testing/files.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { createMessageReportDesk, type MessageReportDesk } from './message-report-desk.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
let desk: MessageReportDesk
const mailSite = { name: 'みちしるべ', origin: 'http://site.test', operator: { email: 'desk@example.com' } }

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
  await insertPerson(handle.database, { uid: 'desk', kind: 'admin' }).catch(() => null)
  const { database } = handle
  const act = createDeskActs({ work: world.work, mailSite })
  desk = createMessageReportDesk({ database, work: world.work, store: createMemoryFileStore(), act })
})

const reported = async () => {
  const { begin, hanako, recruiter, messages } = world
  const thread = await begin(recruiter, '夜に二人で会いませんか。')
  await messages.freeze(hanako, { thread, reason: 'private', text: '何度もあります。' })
  const [report] = await desk.list()
  return report?.id ?? ''
}
const actionsOf = async (id: string) =>
  (
    await handle.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `message_report:${id}`))
  )
    .filter(({ actorUid }) => actorUid === 'desk')
    .map(({ action }) => action)

test('what was written is told by the act that is logged alone', async () => {
  const id = await reported()
  const found = await desk.find(id)
  expect(found).toMatchObject({ messages: 1, closedAt: null })
  expect(JSON.stringify([found, await desk.list()])).not.toMatch(/夜に|何度も/u)
  expect(await actionsOf(id)).toEqual([])
  expect((await desk.read('desk', id))?.evidence).toMatchObject([{ text: '夜に二人で会いませんか。' }])
  expect(await actionsOf(id)).toEqual(['message_report.read'])
})

test('the letter to the student is shown before the report is closed, once', async () => {
  const id = await reported()
  const given = { id, read: (await desk.find(id))?.stamp ?? '', outcome: '会社に注意しました。' }
  expect(await desk.close('desk', given, 'preview')).toMatchObject({
    mails: [{ readers: 1, text: expect.stringContaining(given.outcome) as string }],
  })
  expect((await desk.find(id))?.closedAt).toBeNull()
  expect(await desk.close('desk', given, 'send')).toEqual({ kind: 'done' })
  expect(await desk.close('desk', given, 'send')).toMatchObject({ refusal: 'changed' })
})

test('what the student added since makes a form stale', async () => {
  const id = await reported()
  const read = (await desk.find(id))?.stamp ?? ''
  await handle.database
    .update(messageReport)
    .set({ text: '何度もあります。\n電話も来ました。' })
    .where(eq(messageReport.id, id))
  expect(await desk.close('desk', { id, read, outcome: '結果' }, 'send')).toMatchObject({
    refusal: 'changed',
    words: '学生が書いたこと',
  })
})
