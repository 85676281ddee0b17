import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messageLimits } from '#contract/message.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { messageReport, thread } from '#server/backend/database/schema/message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { daysFromNow, insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { newId } from '#server/platform/ids.ts'
import type { Reader } from './thread-rows.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
})

type Wanted = Parameters<typeof world.messages.list>[1]
const all: Wanted = { filter: 'all', query: '', page: 1 }
const threadsOf = async (reader: Reader, wanted: Wanted = all) =>
  (await world.messages.list(reader, wanted)).threads
const refused = (because: string) => ({ kind: 'refused', because })

describe('who writes to whom', () => {
  test('both sides of a sent application begin and go on, numbered in order', async () => {
    const { hanako, recruiter, begin, send, read } = world
    const id = await begin(recruiter, '面接の前に伺います。')
    await send(hanako, id, 'はい。')
    expect(await begin(recruiter, 'もう一つ。')).toBe(id)
    const expected = [
      [1, '面接の前に伺います。'],
      [2, 'はい。'],
      [3, 'もう一つ。'],
    ]
    expect(await read(hanako, id)).toEqual(expected)
    expect(await read(recruiter, id)).toEqual(expected)
  })

  test('the company’s person stands with name and role, the student by name', async () => {
    const { hanako, recruiter, begin, send, rows } = world
    const id = await begin(recruiter)
    await send(hanako, id, 'はい。')
    expect((await rows(id)).map(({ name, role }) => [name, role])).toEqual([
      ['田中 一郎', '人事部'],
      ['山田 花子', ''],
    ])
  })

  test('a student asks about an ad and about a company, each in a thread of its own', async () => {
    const { hanako, recruiter, begin, ids } = world
    const ad = await begin(hanako, '質問です。', { kind: 'jobPost', id: ids.jobPostId })
    const firm = await begin(hanako, '質問です。', { kind: 'company', id: ids.companyId })
    const own = await begin(hanako)
    expect(new Set([ad, firm, own]).size).toBe(3)
    expect(await begin(hanako, '続きです。', { kind: 'jobPost', id: ids.jobPostId })).toBe(ad)
    expect(await threadsOf(recruiter)).toHaveLength(3)
  })

  test('a company begins no inquiry', async () => {
    const { recruiter, messages, ids } = world
    for (const subject of [
      { kind: 'jobPost', id: ids.jobPostId },
      { kind: 'company', id: ids.companyId },
    ] as const)
      expect(await messages.start(recruiter, { subject, id: newId(), text: 'あ', fileIds: [] })).toEqual({
        kind: 'unknown',
      })
  })

  test('nobody writes about a draft, another’s application, a hidden ad or a suspended company', async () => {
    const { hanako, recruiter, messages, ids } = world
    const { database } = handle
    await insertPerson(database, { uid: 'jiro' })
    const start = (reader: Reader, kind: 'application' | 'jobPost' | 'company', id: string) =>
      messages.start(reader, { subject: { kind, id }, id: newId(), text: 'あ', fileIds: [] })
    const unknown = { kind: 'unknown' }
    const others = await insertApplication(database, ids.jobPostId, { uid: 'jiro' })
    expect(await start(hanako, 'application', others)).toEqual(unknown)
    const elsewhere = await insertJobPost(database, await insertCompany(database))
    const foreign = await insertApplication(database, elsewhere, { uid: 'hanako' })
    expect(await start(recruiter, 'application', foreign)).toEqual(unknown)
    const draft = newId()
    await database.insert(application).values({
      id: draft,
      uid: 'hanako',
      jobPostId: await insertJobPost(database, ids.companyId),
      companyId: ids.companyId,
      revision: 1,
    })
    expect(await start(hanako, 'application', draft)).toEqual(unknown)
    await database.update(jobPost).set({ status: 'draft' }).where(eq(jobPost.id, ids.jobPostId))
    expect(await start(hanako, 'jobPost', ids.jobPostId)).toEqual(unknown)
    await database.update(company).set({ status: 'suspended' }).where(eq(company.id, ids.companyId))
    expect(await start(hanako, 'company', ids.companyId)).toEqual(unknown)
    expect(await start(hanako, 'application', ids.applicationId)).toEqual(unknown)
  })

  test('another student and another company know of nothing', async () => {
    const { begin, hanako, read, messages, send } = world
    const id = await begin(hanako)
    await insertPerson(handle.database, { uid: 'jiro' })
    const other = await insertCompany(handle.database)
    for (const stranger of [
      { side: 'student', uid: 'jiro' },
      { side: 'company', uid: 'recruiter', companies: [other] },
      { side: 'company', uid: 'recruiter', companies: [] },
    ] satisfies Reader[]) {
      expect(await messages.find(stranger, id)).toBeNull()
      expect(await read(stranger, id)).toBeNull()
      expect(await threadsOf(stranger)).toEqual([])
      expect(await messages.unread(stranger)).toBe(0)
      expect(await send(stranger, id, 'あ')).toEqual({ kind: 'unknown' })
      expect(await messages.markRead(stranger, { thread: id, sequence: 1 })).toBe(false)
      expect(await messages.freeze(stranger, { thread: id, reason: 'other', text: '' })).toBe('unknown')
      expect(await messages.reopen(stranger, id)).toBe('unknown')
    }
  })

  test('a company that is suspended reads nothing, and nobody writes any more', async () => {
    const { begin, hanako, recruiter, read, send, messages } = world
    const id = await begin(hanako)
    await handle.database.update(company).set({ status: 'suspended' })
    expect(await read(recruiter, id)).toBeNull()
    expect((await messages.find(hanako, id))?.closing).toBe('suspended')
    expect(await send(hanako, id, 'あ')).toEqual(refused('closed'))
  })

  test('a withdrawn application closes its thread, and the company reads it no more', async () => {
    const { begin, hanako, recruiter, read, send, ids } = world
    const id = await begin(hanako)
    await handle.database
      .update(application)
      .set({ status: 'withdrawn', closedAt: daysFromNow(0), eraseAt: daysFromNow(30) })
      .where(eq(application.id, ids.applicationId))
    expect(await read(hanako, id)).toHaveLength(1)
    expect(await send(hanako, id, 'あ')).toEqual(refused('closed'))
    expect(await read(recruiter, id)).toBeNull()
    expect(await threadsOf(recruiter)).toEqual([])
    expect(await world.messages.unread(recruiter)).toBe(0)
    expect(await send(recruiter, id, 'あ')).toEqual({ kind: 'unknown' })
  })
})

describe('sending', () => {
  test('the same id twice is one message; another person’s id is taken', async () => {
    const { begin, hanako, recruiter, send, read } = world
    const thread = await begin(hanako)
    const id = newId()
    const first = await send(hanako, thread, '一度だけ', id)
    expect(await send(hanako, thread, '一度だけ', id)).toEqual(first)
    expect(await send(recruiter, thread, 'ほかの人', id)).toEqual(refused('taken'))
    expect(await read(hanako, thread)).toHaveLength(2)
  })

  test('many at the same time are each numbered once, without a gap', async () => {
    const { begin, hanako, recruiter, send, read } = world
    const thread = await begin(hanako)
    await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        send(place % 2 === 0 ? hanako : recruiter, thread, `${place}`),
      ),
    )
    expect((await read(hanako, thread))?.map(([sequence]) => sequence)).toEqual(
      Array.from({ length: 11 }, (_, place) => place + 1),
    )
  })

  test('an hour and a day have their bounds', async () => {
    const { begin, hanako, send, messages } = world
    for (let count = 0; count < messageLimits.inquiriesADay; count += 1)
      await begin(hanako, '質問です。', { kind: 'company', id: await insertCompany(handle.database) })
    const subject = { kind: 'company', id: await insertCompany(handle.database) } as const
    expect(await messages.start(hanako, { subject, id: newId(), text: 'あ', fileIds: [] })).toBe('limited')
    const thread = await begin(hanako)
    for (let count = messageLimits.inquiriesADay + 2; count < messageLimits.sentAnHour; count += 1)
      expect(await send(hanako, thread, 'あ')).toMatchObject({ kind: 'sent' })
    expect(await send(hanako, thread, 'あ')).toBe('limited')
  })

  test('both sides’ open pages are told, and the other side once until it has read', async () => {
    const { begin, hanako, recruiter, send, told, mails, messages } = world
    const thread = await begin(hanako)
    await send(hanako, thread, '続きです。')
    expect(await told()).toEqual([
      { uid: 'recruiter', text: '山田 花子さんからみらい商事にメッセージが届きました。', readAt: null },
    ])
    expect(mails()).toEqual([
      {
        kind: 'message-received',
        to: 'recruiter@example.com',
        data: { threadId: thread, from: '山田 花子さん' },
      },
    ])
    await messages.markRead(recruiter, { thread, sequence: 2 })
    expect((await told())[0]?.readAt).not.toBeNull()
    await send(hanako, thread, 'もう一つ。')
    expect(mails()).toHaveLength(2)
    const changes = await handle.database.select().from(liveChange).where(eq(liveChange.threadId, thread))
    expect(new Set(changes.map(({ uid }) => uid))).toEqual(new Set(['hanako', 'recruiter']))
  })
})

describe('reading', () => {
  test('what is unread is counted for each side, up to where it has read', async () => {
    const { begin, hanako, recruiter, send, messages } = world
    const id = await begin(hanako)
    for (const text of ['一', '二', '三']) await send(hanako, id, text)
    await send(recruiter, id, '返事')
    const unread = async (reader: Reader) => [
      (await messages.find(reader, id))?.unread,
      await messages.unread(reader),
    ]
    expect(await unread(recruiter)).toEqual([4, 1])
    expect(await unread(hanako)).toEqual([1, 1])
    await messages.markRead(recruiter, { thread: id, sequence: 2 })
    expect(await unread(recruiter)).toEqual([2, 1])
    // Never back, and not past the end.
    await messages.markRead(recruiter, { thread: id, sequence: 1 })
    expect(await unread(recruiter)).toEqual([2, 1])
    await messages.markRead(recruiter, { thread: id, sequence: 1_000_000 })
    expect(await unread(recruiter)).toEqual([0, 0])
    expect((await messages.find(recruiter, id))?.readSequence).toBe(5)
    expect((await messages.find(hanako, id))?.seenSequence).toBe(5)
    expect(await unread(hanako)).toEqual([1, 1])
  })

  test('whoever answers has read what the page showed, and nothing after it', async () => {
    const { begin, hanako, recruiter, send, messages } = world
    const thread = await begin(hanako)
    await send(hanako, thread, 'もう一つ。')
    const unread = async () => (await messages.find(recruiter, thread))?.unread
    const answer = { thread, id: newId(), text: 'お返事します。', fileIds: [], seen: 1 }
    expect(await messages.send(recruiter, answer)).toMatchObject({ kind: 'sent' })
    expect(await unread()).toBe(1)
  })

  test('what is unread is counted for each company, and for all of a member together', async () => {
    const { begin, hanako, messages, ids } = world
    await begin(hanako)
    await begin(hanako, '質問です。', { kind: 'company', id: ids.companyId })
    const other = await insertCompany(handle.database)
    await begin(hanako, '質問です。', { kind: 'company', id: other })
    const unread = (...companies: string[]) =>
      messages.unread({ side: 'company', uid: 'recruiter', companies })
    expect(await unread(ids.companyId)).toBe(2)
    expect(await unread(other)).toBe(1)
    expect(await unread(ids.companyId, other)).toBe(3)
  })

  test('older ones are paged, newer ones follow', async () => {
    const { begin, hanako, send, messages } = world
    const id = await begin(hanako, '1')
    for (let count = 2; count <= 7; count += 1) await send(hanako, id, `${count}`)
    const page = async (window: Partial<Parameters<typeof messages.messages>[2]>) => {
      const found = await messages.messages(hanako, id, { after: null, before: null, first: 3, ...window })
      return [found?.messages.map(({ sequence }) => sequence), found?.hasMore]
    }
    expect(await page({})).toEqual([[5, 6, 7], true])
    expect(await page({ before: 5 })).toEqual([[2, 3, 4], true])
    expect(await page({ before: 2 })).toEqual([[1], false])
    expect(await page({ after: 5 })).toEqual([[6, 7], false])
  })

  test('unread threads stand first, then the newest; filters and words find theirs', async () => {
    const { begin, hanako, recruiter, at, messages, ids } = world
    const first = await begin(hanako, '初任給について伺います。')
    at(daysFromNow(1))
    const second = await begin(hanako, '勤務地は100%東京ですか。', { kind: 'company', id: ids.companyId })
    const idsOf = async (wanted: Partial<Wanted>) =>
      (await threadsOf(recruiter, { ...all, ...wanted })).map(({ id }) => id)
    expect(await idsOf({})).toEqual([second, first])
    await messages.markRead(recruiter, { thread: second, sequence: 1 })
    expect(await idsOf({})).toEqual([first, second])
    expect(await idsOf({ filter: 'unread' })).toEqual([first])
    expect(await idsOf({ query: 'しょにんきゅう' })).toEqual([])
    expect(await idsOf({ query: '初任給' })).toEqual([first])
    expect(await idsOf({ query: '勤務地 東京' })).toEqual([second])
    expect(await idsOf({ query: '100%' })).toEqual([second])
    expect(await idsOf({ query: '%' })).toEqual([second])
    expect(await idsOf({ query: '。' })).toEqual([])
    await messages.freeze(hanako, { thread: second, reason: 'other', text: '' })
    expect(await idsOf({ filter: 'closed' })).toEqual([second])
  })
})

describe('freezing', () => {
  test('closes the thread to both, keeps the evidence, tells the operator, and the company nothing of it', async () => {
    const { begin, hanako, recruiter, send, messages, mails } = world
    const id = await begin(recruiter, '夜に二人で会いませんか。')
    await send(hanako, id, '困ります。')
    expect(await messages.freeze(hanako, { thread: id, reason: 'private', text: '何度もあります。' })).toBe(
      'done',
    )
    expect(await messages.freeze(hanako, { thread: id, reason: 'private', text: '' })).toBe('done')
    const [report, ...others] = await handle.database.select().from(messageReport)
    expect(others).toEqual([])
    expect(report).toMatchObject({ uid: 'hanako', threadId: id, reason: 'private', text: '何度もあります。' })
    expect(report?.evidence.map(({ side, name, text }) => [side, name, text])).toEqual([
      ['company', '田中 一郎', '夜に二人で会いませんか。'],
      ['student', '山田 花子', '困ります。'],
    ])
    expect(await send(recruiter, id, 'あ')).toEqual(refused('closed'))
    expect(await send(hanako, id, 'あ')).toEqual(refused('closed'))
    expect((await messages.find(recruiter, id))?.closing).toBe('closed')
    expect((await messages.find(hanako, id))?.closing).toBe('frozen')
    expect(mails().filter(({ to }) => to === 'desk@example.com')).toHaveLength(1)
    expect(mails().filter(({ to }) => to === 'recruiter@example.com')).toHaveLength(1)
    expect(await handle.database.$count(auditLog, eq(auditLog.actorUid, 'hanako'))).toBe(0)
  })

  test('the student alone opens it again', async () => {
    const { begin, hanako, recruiter, send, messages } = world
    const id = await begin(recruiter)
    await messages.freeze(hanako, { thread: id, reason: 'other', text: '' })
    expect(await messages.freeze(recruiter, { thread: id, reason: 'other', text: '' })).toBe('unknown')
    expect(await messages.reopen(recruiter, id)).toBe('unknown')
    expect(await messages.reopen(hanako, id)).toBe('done')
    expect(await messages.reopen(hanako, id)).toBe('open')
    expect(await send(recruiter, id, 'あ')).toMatchObject({ kind: 'sent' })
  })

  test('a frozen thread takes no first message either', async () => {
    const { begin, hanako, recruiter, messages, ids } = world
    await messages.freeze(hanako, { thread: await begin(recruiter), reason: 'other', text: '' })
    const subject = { kind: 'application', id: ids.applicationId } as const
    expect(await messages.start(recruiter, { subject, id: newId(), text: 'あ', fileIds: [] })).toEqual(
      refused('closed'),
    )
  })
})

test('a person without a name is asked for it first, and no empty thread is left', async () => {
  const { messages, ids } = world
  await insertPerson(handle.database, { uid: 'nameless' })
  const subject = { kind: 'jobPost', id: ids.jobPostId } as const
  const sent = messages.start(
    { side: 'student', uid: 'nameless' },
    { subject, id: newId(), text: 'あ', fileIds: [] },
  )
  expect(await sent).toEqual(refused('name'))
  expect(await handle.database.$count(thread)).toBe(0)
})
