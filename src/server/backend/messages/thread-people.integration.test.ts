import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messageLimits } from '#contract/message.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { messageReport } from '#server/backend/database/schema/message.ts'
import { notification, notificationPreference } from '#server/backend/database/schema/notification.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertThread, openMessages } from '#server/backend/testing/messages.ts'
import { insertCompany, insertPerson } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createHeldMessages } from './deliver-held.ts'
import type { Reader } from './thread-rows.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
  await insertMember(handle.database, world.ids.companyId, 'viewer', 'viewer')
  await insertMember(handle.database, world.ids.companyId, 'owner', 'owner')
  // Others, whom nothing of it concerns.
  await insertPerson(handle.database, { uid: 'jiro' })
  await insertMember(handle.database, await insertCompany(handle.database), 'stranger', 'owner')
})

const night = '2026-11-21T22:00:00+09:00'
const morning = '2026-11-22T08:00:00+09:00'
const everybody = ['hanako', 'owner', 'recruiter', 'viewer']

/** Whose open pages are told by `change` that something of the thread changed, once each. */
const signalledBy = async (change: () => Promise<unknown>, threadId?: string) => {
  await handle.database.delete(liveChange)
  await change()
  const rows = await handle.database
    .select({ uid: liveChange.uid, threadId: liveChange.threadId })
    .from(liveChange)
    .where(eq(liveChange.kind, 'thread'))
    .orderBy(asc(liveChange.uid))
  if (threadId !== undefined) expect(new Set(rows.map((row) => row.threadId))).toEqual(new Set([threadId]))
  return rows.map(({ uid }) => uid)
}

test('what a student writes is told and mailed to those who may answer; who only reads hears by an open page alone', async () => {
  const { hanako, begin, told, mails } = world
  expect(await signalledBy(() => begin(hanako))).toEqual(everybody)
  expect((await told()).map(({ uid }) => uid)).toEqual(['owner', 'recruiter'])
  expect(mails().map(({ to }) => to)).toEqual(['owner@example.com', 'recruiter@example.com'])
})

test('each change of a thread reaches the open pages of both sides', async () => {
  const { hanako, recruiter, begin, send, messages } = world
  const id = await begin(hanako)
  expect(await signalledBy(() => send(recruiter, id, '返事です。'), id)).toEqual(everybody)
  expect(await signalledBy(() => messages.markRead(hanako, { thread: id, sequence: 2 }), id)).toEqual(
    everybody,
  )
  expect(
    await signalledBy(() => messages.freeze(hanako, { thread: id, reason: 'other', text: '' }), id),
  ).toEqual(everybody)
  expect(await signalledBy(() => messages.reopen(hanako, id), id)).toEqual(everybody)
})

test('what waits for the morning reaches the open pages of the company alone', async () => {
  const { hanako, recruiter, begin, send, rows, messages, at } = world
  const id = await begin(hanako)
  const company = ['owner', 'recruiter', 'viewer']
  at(night)
  expect(await signalledBy(() => send(recruiter, id, '夜の返事'), id)).toEqual(company)
  const held = (await rows(id)).find(({ sequence }) => sequence === null)
  expect(
    await signalledBy(() => messages.takeBack(recruiter, { thread: id, id: held?.id ?? '' }), id),
  ).toEqual(company)
  await send(recruiter, id, '夜の返事')
  at(morning)
  expect(await signalledBy(() => createHeldMessages(world).deliverDue(), id)).toEqual(everybody)
})

test('reading marks what the other side wrote, and what was told to that side, alone', async () => {
  const { hanako, recruiter, begin, send, rows, messages } = world
  const id = await begin(hanako, '1')
  await send(recruiter, id, '2')
  const readBy = async () => ({
    texts: (await rows(id)).filter(({ readAt }) => readAt !== null).map(({ text }) => text),
    told: (
      await handle.database
        .select({ uid: notification.uid, readAt: notification.readAt })
        .from(notification)
        .orderBy(asc(notification.uid))
    )
      .filter(({ readAt }) => readAt !== null)
      .map(({ uid }) => uid),
  })
  expect(await readBy()).toEqual({ texts: [], told: [] })
  await messages.markRead(hanako, { thread: id, sequence: 2 })
  expect(await readBy()).toEqual({ texts: ['2'], told: ['hanako'] })
  await messages.markRead(recruiter, { thread: id, sequence: 2 })
  expect((await readBy()).told).toEqual(['hanako', 'owner', 'recruiter'])
})

test('who hid what is told of messages hears by open pages of the thread alone, also once it is read', async () => {
  const { hanako, recruiter, begin, send, messages } = world
  const id = await begin(hanako)
  await handle.database
    .insert(notificationPreference)
    .values({ uid: 'hanako', kind: 'message', shown: false, mail: 'at_once' })
  const bells = async (change: () => Promise<unknown>) => {
    await handle.database.delete(liveChange)
    await change()
    const rows = await handle.database
      .select({ uid: liveChange.uid })
      .from(liveChange)
      .where(and(eq(liveChange.kind, 'notifications'), eq(liveChange.uid, 'hanako')))
    return rows.length
  }
  expect(await bells(() => send(recruiter, id, '返信です。'))).toBe(0)
  expect(await bells(() => messages.markRead(hanako, { thread: id, sequence: 2 }))).toBe(0)
  const [line] = await handle.database.select().from(notification).where(eq(notification.uid, 'hanako'))
  expect(line).toMatchObject({ shown: false, readAt: expect.any(Date) })
})

test('reading one thread leaves what was told of another, and of other kinds', async () => {
  const { hanako, recruiter, begin, messages, ids } = world
  const { database } = handle
  const id = await begin(hanako)
  await begin(hanako, '質問です。', { kind: 'company', id: ids.companyId })
  await database.insert(notification).values({
    id: newId(),
    uid: 'recruiter',
    kind: 'interview',
    text: '面接の前日です',
    href: '/',
    subject: `thread:${id}`,
    key: 'interview',
    shown: true,
  })
  await messages.markRead(recruiter, { thread: id, sequence: 1 })
  const unread = await database
    .select({ uid: notification.uid, kind: notification.kind, readAt: notification.readAt })
    .from(notification)
    .where(eq(notification.uid, 'recruiter'))
  expect(
    unread
      .filter(({ readAt }) => readAt === null)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['interview', 'message'])
})

test('a student freezes so many threads in a day, and no more', async () => {
  const { hanako, messages } = world
  const { database } = handle
  const answers: string[] = []
  for (let count = 0; count <= messageLimits.frozenADay; count += 1) {
    const id = await insertThread(database, { uid: 'hanako', companyId: await insertCompany(database) })
    answers.push(await messages.freeze(hanako, { thread: id, reason: 'other', text: '' }))
  }
  expect(answers).toEqual([...Array.from({ length: messageLimits.frozenADay }, () => 'done'), 'limited'])
})

describe('what waits for the morning', () => {
  test('is found by a word in it by the company, and not by the student', async () => {
    const { hanako, recruiter, begin, send, messages, at } = world
    const id = await begin(hanako, '質問です。')
    at(night)
    await send(recruiter, id, '内々定のお知らせ')
    const found = async (reader: Reader, query: string) =>
      (await messages.list(reader, { filter: 'all', query, page: 1 })).threads.map((thread) => thread.id)
    expect(await found(recruiter, '内々定')).toEqual([id])
    expect(await found(hanako, '内々定')).toEqual([])
    expect(await found(hanako, '質問')).toEqual([id])
  })

  test('is no evidence of a report', async () => {
    const { hanako, recruiter, begin, send, messages, at } = world
    const id = await begin(recruiter, '昼の一通')
    at(night)
    await send(recruiter, id, '夜の一通')
    await messages.freeze(hanako, { thread: id, reason: 'other', text: '' })
    const [report] = await handle.database.select().from(messageReport)
    expect(report?.evidence.map(({ text }) => text)).toEqual(['昼の一通'])
  })
})

describe('what a first message would be about', () => {
  const about = (reader: Reader, kind: 'application' | 'jobPost' | 'company', id: string) =>
    world.messages.about(reader, { kind, id })

  test('names the thread there is, to a student only once something reached them', async () => {
    const { hanako, recruiter, begin, ids, at } = world
    expect(await about(hanako, 'application', ids.applicationId)).toMatchObject({ threadId: null })
    at(night)
    const id = await begin(recruiter, '夜の一通')
    expect(await about(recruiter, 'application', ids.applicationId)).toMatchObject({ threadId: id })
    expect(await about(hanako, 'application', ids.applicationId)).toMatchObject({ threadId: null })
    at(morning)
    await createHeldMessages(world).deliverDue()
    expect(await about(hanako, 'application', ids.applicationId)).toMatchObject({ threadId: id })
  })

  test('says to a company alone when it is delivered, as the student chose', async () => {
    const { hanako, recruiter, ids, at } = world
    const deliverAt = async (reader: Reader) =>
      (await about(reader, 'application', ids.applicationId))?.deliverAt
    expect([await deliverAt(hanako), await deliverAt(recruiter)]).toEqual([null, null])
    at(night)
    expect([await deliverAt(hanako), await deliverAt(recruiter)]).toEqual([null, new Date(morning)])
    await handle.database.update(studentUser).set({ nightMessages: true })
    expect(await deliverAt(recruiter)).toBeNull()
  })

  test('is nothing of a draft, of what was withdrawn, or of a company that is suspended', async () => {
    const { hanako, recruiter, ids } = world
    const { database } = handle
    expect(await about(recruiter, 'company', ids.companyId)).toBeNull()
    expect(await about(hanako, 'company', ids.companyId)).toMatchObject({ companyName: 'みらい商事' })
    const withdrawn = { status: 'withdrawn', closedAt: new Date(night), eraseAt: new Date(morning) } as const
    await database.update(application).set(withdrawn)
    expect(await about(hanako, 'application', ids.applicationId)).toBeNull()
    await database.update(company).set({ status: 'suspended' })
    expect(await about(hanako, 'company', ids.companyId)).toBeNull()
  })
})
