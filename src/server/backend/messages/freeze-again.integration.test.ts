import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messageLimits } from '#contract/message.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { message, messageReport, thread } from '#server/backend/database/schema/message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { showMessageReport } from '#server/backend/operator/message-report-commands.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { daysFromNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createMemoryFileStore } from '#server/backend/testing/files.ts'
import { createMessageReports } from './message-reports.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
})

const operator = { kind: 'operator', name: 'root' } as const
const freeze = (threadId: string, more: { reason?: 'private' | 'threat'; text?: string } = {}) =>
  world.messages.freeze(world.hanako, { thread: threadId, reason: 'private', text: '', ...more })
const reportsOf = (threadId: string) =>
  handle.database.select().from(messageReport).where(eq(messageReport.threadId, threadId))
const toDesk = () => world.mails().filter(({ to }) => to === 'desk@example.com')

/** Puts messages into a thread as if they had been written, up to this number. */
const fill = async (threadId: string, upTo: number) => {
  const { database } = handle
  const [last] = await database.select().from(thread).where(eq(thread.id, threadId))
  const from = last?.sequence ?? 0
  const texts = Array.from({ length: upTo - from }, (_, index) => ({
    threadId,
    id: newId(),
    sequence: from + index + 1,
    side: 'company' as const,
    uid: 'recruiter',
    name: '田中 一郎',
    role: '人事部',
    text: `${from + index + 1}`,
    searchText: '',
    sentAt: daysFromNow(0),
  }))
  await database.insert(message).values(texts)
  await database.update(thread).set({ sequence: upTo }).where(eq(thread.id, threadId))
}

test('evidence is the newest messages of a long thread, and says how many there were', async () => {
  const id = await world.begin(world.recruiter)
  const all = messageLimits.evidence + 7
  await fill(id, all)
  await freeze(id)
  const [report] = await reportsOf(id)
  expect(report?.evidence).toHaveLength(messageLimits.evidence)
  expect(report?.evidence[0]?.sequence).toBe(8)
  expect(report?.evidence.at(-1)).toMatchObject({ sequence: all, text: `${all}`, name: '田中 一郎' })
  const messageReports = createMessageReports({
    database: handle.database,
    work: world.work,
    store: createMemoryFileStore(),
  })
  const shown = await showMessageReport({ messageReports }, operator, { id: report?.id ?? '' })
  expect(shown.lines).toContain(`    messages kept: ${messageLimits.evidence}, numbers 8 to ${all}`)
})

test('a thread that is ended again while its report is open extends that report, with one mail in all', async () => {
  const { begin, hanako, recruiter, messages, send } = world
  const id = await begin(recruiter, '夜に二人で会いませんか。')
  await freeze(id, { text: '何度もあります。' })
  await messages.reopen(hanako, id)
  await send(recruiter, id, '断れば内定はありません。')
  await freeze(id, { reason: 'threat', text: 'おどされました。' })
  const [report, ...others] = await reportsOf(id)
  expect(others).toEqual([])
  expect(report?.evidence.map(({ text }) => text)).toEqual([
    '夜に二人で会いませんか。',
    '断れば内定はありません。',
  ])
  // Nothing of what the student said is lost: neither words nor reasons.
  expect(report?.reason).toBe('threat')
  expect(report?.text).toMatch(
    /^何度もあります。\n\n.*選考に関係のない、私的な連絡や誘い.*\nおどされました。$/u,
  )
  expect(toDesk()).toHaveLength(1)
})

test('what was reported after the operator closed the report is a report of its own', async () => {
  const { begin, hanako, recruiter, messages } = world
  const id = await begin(recruiter)
  await freeze(id)
  const [report] = await reportsOf(id)
  const { close } = createMessageReports({
    database: handle.database,
    work: world.work,
    store: createMemoryFileStore(),
  })
  await close(operator, report?.id ?? '', '対応しました。')
  await messages.reopen(hanako, id)
  await freeze(id)
  expect(await reportsOf(id)).toHaveLength(2)
  expect(toDesk()).toHaveLength(2)
})

test('the report of one thread is not extended by another', async () => {
  const { begin, hanako, ids } = world
  await freeze(await begin(hanako))
  await freeze(await begin(hanako, '質問です。', { kind: 'company', id: ids.companyId }))
  expect(await handle.database.$count(messageReport)).toBe(2)
})

test('words that are added again and again are bounded, the newest kept', async () => {
  const { begin, hanako, recruiter, messages } = world
  const id = await begin(recruiter)
  for (let count = 0; count < 12; count += 1) {
    expect(await freeze(id, { text: `${count}${'あ'.repeat(messageLimits.report - 3)}終` })).toBe('done')
    await messages.reopen(hanako, id)
  }
  const [report, ...others] = await reportsOf(id)
  expect(others).toEqual([])
  expect(report?.text.length).toBeLessThanOrEqual(messageLimits.reportAdded)
  expect(report?.text).toMatch(/^…/u)
  expect(report?.text).toMatch(/終$/u)
})

test('a person sends so many messages in a day and no more, however the hours lie', async () => {
  const small = await openMessages(handle, { scale: 0.05 })
  const { at, begin, hanako, recruiter, send } = small
  const anHour = Math.floor(messageLimits.sentAnHour * 0.05)
  const aDay = Math.floor(messageLimits.sentADay * 0.05)
  const id = await begin(hanako)
  for (let count = 1; count < aDay; count += 1) {
    at(daysFromNow(Math.floor(count / anHour) / 24))
    expect(await send(hanako, id, 'あ')).toMatchObject({ kind: 'sent' })
  }
  at(daysFromNow(5 / 24))
  expect(await send(hanako, id, 'あ')).toEqual({ kind: 'refused', because: 'daily' })
  const subject = { kind: 'application', id: small.ids.applicationId } as const
  expect(await small.messages.start(hanako, { subject, id: newId(), text: 'あ', fileIds: [] })).toEqual({
    kind: 'refused',
    because: 'daily',
  })
  expect(await send(recruiter, id, 'あ')).toMatchObject({ kind: 'sent' })
  at(daysFromNow(1))
  expect(await send(hanako, id, 'あ')).toMatchObject({ kind: 'sent' })
})
