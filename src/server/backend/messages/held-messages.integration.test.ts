import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messageLimits } from '#contract/message.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { newId } from '#server/platform/ids.ts'
import { createHeldMessages } from './deliver-held.ts'
import { createOldThreads } from './end-threads.ts'
import { exportMessages } from './export-messages.ts'

let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
})

const night = '2026-11-21T22:00:00+09:00'
const morning = '2026-11-22T08:00:00+09:00'
const sweep = () => createHeldMessages(world).deliverDue()

test('what a company writes at night is delivered in the morning, once, and the student knows nothing before', async () => {
  const { hanako, recruiter, begin, send, read, messages, told, mails, at } = world
  at(night)
  const id = await begin(recruiter, '夜分に失礼します。')
  expect(await messages.find(hanako, id)).toBeNull()
  expect(await read(hanako, id)).toBeNull()
  expect(await messages.list(hanako, { filter: 'all', query: '', page: 1 })).toMatchObject({ threads: [] })
  expect(await told()).toEqual([])
  const changes = await handle.database.select().from(liveChange)
  expect(new Set(changes.map(({ uid }) => uid))).toEqual(new Set(['recruiter']))
  const held = await messages.held({ reader: recruiter, threadId: id })
  expect(held.map(({ text, deliverAt }) => [text, deliverAt])).toEqual([
    ['夜分に失礼します。', new Date(morning)],
  ])
  expect(await messages.held({ reader: hanako, threadId: id })).toEqual([])
  await send(recruiter, id, '追伸です。')
  expect(await sweep()).toBe(0)
  at(morning)
  expect(await sweep()).toBe(1)
  expect(await sweep()).toBe(0)
  expect(await read(hanako, id)).toEqual([
    [1, '夜分に失礼します。'],
    [2, '追伸です。'],
  ])
  expect((await messages.find(hanako, id))?.unread).toBe(2)
  expect(await told()).toHaveLength(1)
  expect(mails()).toHaveLength(1)
})

test('what waited goes before what is written in the morning, also before the sweep', async () => {
  const { hanako, recruiter, begin, send, read, at } = world
  const id = await begin(hanako, '質問です。')
  at(night)
  await send(recruiter, id, '夜の返事')
  await send(hanako, id, '夜の追伸')
  expect(await read(hanako, id)).toEqual([
    [1, '質問です。'],
    [2, '夜の追伸'],
  ])
  at(morning)
  await send(recruiter, id, '朝の返事')
  expect((await read(hanako, id))?.slice(2)).toEqual([
    [3, '夜の返事'],
    [4, '朝の返事'],
  ])
})

/** Takes a row behind all others, where a query that names no order finds it last. */
const putLast = async (id: string) => {
  const rows = await handle.database.delete(message).where(eq(message.id, id)).returning()
  await handle.database.insert(message).values(rows)
}

test('what waited is delivered in the order of its writing, whatever the order of ids and rows', async () => {
  const { hanako, recruiter, begin, send, read, at } = world
  const id = await begin(hanako, '質問です。')
  const [older, newer] = [newId(), newId()]
  at(night)
  await send(recruiter, id, '先の返事', newer)
  at('2026-11-21T22:05:00+09:00')
  await send(recruiter, id, '後の返事', older)
  await putLast(newer)
  at(morning)
  expect(await sweep()).toBe(1)
  expect((await read(hanako, id))?.slice(1)).toEqual([
    [2, '先の返事'],
    [3, '後の返事'],
  ])
})

test('what a stop of the site kept over two nights is delivered in the order of its writing', async () => {
  const { hanako, recruiter, begin, send, read, at } = world
  const id = await begin(hanako, '質問です。')
  const [older, newer] = [newId(), newId()]
  at(night)
  await send(recruiter, id, '夜の返事', newer)
  at('2026-11-22T22:30:00+09:00')
  await send(recruiter, id, '次の夜の返事', older)
  await putLast(newer)
  at('2026-11-23T08:00:00+09:00')
  expect(await sweep()).toBe(1)
  expect((await read(hanako, id))?.slice(1)).toEqual([
    [2, '夜の返事'],
    [3, '次の夜の返事'],
  ])
})

test('what a stop of the site kept over the day is not delivered in the next night by what is written then', async () => {
  const { hanako, recruiter, begin, send, read, at } = world
  const id = await begin(hanako, '質問です。')
  at(night)
  await send(recruiter, id, '夜の返事')
  at('2026-11-22T22:30:00+09:00')
  await send(recruiter, id, '次の夜の返事')
  expect(await read(hanako, id)).toEqual([[1, '質問です。']])
  at('2026-11-23T08:00:00+09:00')
  expect(await sweep()).toBe(1)
  expect((await read(hanako, id))?.slice(1)).toEqual([
    [2, '夜の返事'],
    [3, '次の夜の返事'],
  ])
})

test('who allows the night gets it at once', async () => {
  const { hanako, recruiter, begin, read, messages, at } = world
  expect(await messages.allowsNight('hanako')).toBe(false)
  expect(await messages.allowNight('hanako', true)).toBe(true)
  expect(await messages.allowsNight('hanako')).toBe(true)
  at(night)
  const id = await begin(recruiter, '夜分に失礼します。')
  expect(await read(hanako, id)).toEqual([[1, '夜分に失礼します。']])
})

test('once the night is allowed what waited goes before what comes after, never behind it', async () => {
  const { hanako, recruiter, begin, send, read, messages, at } = world
  const id = await begin(hanako, '質問です。')
  at(night)
  await send(recruiter, id, '夜の返事')
  await messages.allowNight('hanako', true)
  // Nothing of the company comes with what the student writes.
  await send(hanako, id, '追伸です。')
  at('2026-11-21T22:05:00+09:00')
  await send(recruiter, id, '夜の返事の続き')
  const order = [
    [1, '質問です。'],
    [2, '追伸です。'],
    [3, '夜の返事'],
    [4, '夜の返事の続き'],
  ]
  expect(await read(hanako, id)).toEqual(order)
  at(morning)
  expect(await sweep()).toBe(0)
  expect(await read(hanako, id)).toEqual(order)
})

test('of a thread that begins at night the student takes along nothing before it is delivered', async () => {
  const { recruiter, begin, at } = world
  at(night)
  const id = await begin(recruiter, '夜分に失礼します。')
  const threadsOf = async () => (await exportMessages(handle.database, 'hanako')).threads
  expect(await threadsOf()).toEqual([])
  at(morning)
  await sweep()
  expect((await threadsOf()).map((each) => [each.id, each.messages.map(({ text }) => text)])).toEqual([
    [id, ['夜分に失礼します。']],
  ])
})

test('the company takes back what was not delivered yet, and nobody else does', async () => {
  const { hanako, recruiter, begin, rows, messages, at } = world
  at(night)
  const id = await begin(recruiter)
  const [held] = await rows(id)
  const named = { thread: id, id: held?.id ?? '' }
  expect(await messages.takeBack(hanako, named)).toBe('unknown')
  expect(await messages.takeBack({ side: 'company', uid: 'recruiter', companies: [] }, named)).toBe('unknown')
  expect(await messages.takeBack(recruiter, named)).toBe('done')
  // Nothing else was in it.
  expect(await handle.database.$count(thread)).toBe(0)
  at(morning)
  const delivered = await begin(recruiter)
  const [sent] = await rows(delivered)
  expect(await messages.takeBack(recruiter, { thread: delivered, id: sent?.id ?? '' })).toBe('late')
})

test('what waits is bounded, and thrown away where nobody writes any more', async () => {
  const { hanako, recruiter, begin, send, rows, messages, at, ids } = world
  const id = await begin(hanako)
  at(night)
  for (let count = 0; count < messageLimits.held; count += 1) await send(recruiter, id, 'あ')
  expect(await send(recruiter, id, 'あ')).toEqual({ kind: 'refused', because: 'held' })
  await handle.database
    .update(application)
    .set({ status: 'withdrawn', closedAt: new Date(night), eraseAt: new Date(morning) })
    .where(eq(application.id, ids.applicationId))
  at(morning)
  expect(await sweep()).toBe(1)
  expect(await rows(id)).toHaveLength(1)
  expect((await messages.find(hanako, id))?.unread).toBe(0)
})

test('what waits in a thread that the student ends is never delivered, and stays with the company', async () => {
  const { hanako, recruiter, begin, send, read, messages, at } = world
  const id = await begin(hanako)
  const dropped = async () =>
    (await messages.dropped({ reader: recruiter, threadId: id })).map(({ text }) => text)
  at(night)
  await send(recruiter, id, '夜の返事')
  await messages.freeze(hanako, { thread: id, reason: 'other', text: '' })
  expect(await dropped()).toEqual(['夜の返事'])
  expect(await messages.dropped({ reader: hanako, threadId: id })).toEqual([])
  expect(await messages.held({ reader: recruiter, threadId: id })).toEqual([])
  at(morning)
  expect(await sweep()).toBe(0)
  // Opened again, what is sent then comes, and what was dropped does not come with it.
  await messages.reopen(hanako, id)
  await send(recruiter, id, '朝の返事')
  expect(await sweep()).toBe(0)
  expect((await read(hanako, id))?.map(([, text]) => text)).toEqual(['はじめまして。', '朝の返事'])
  expect(await dropped()).toEqual(['夜の返事'])
  // An end in which nothing waited leaves it; one in which something did takes its place.
  at(night)
  await messages.freeze(hanako, { thread: id, reason: 'other', text: '' })
  expect(await dropped()).toEqual(['夜の返事'])
  await messages.reopen(hanako, id)
  await send(recruiter, id, '次の夜の返事')
  await messages.freeze(hanako, { thread: id, reason: 'other', text: '' })
  expect(await dropped()).toEqual(['次の夜の返事'])
})

test('what was dropped keeps no old inquiry, and no place among what may wait', async () => {
  const { hanako, recruiter, begin, send, messages, at, ids } = world
  const id = await begin(hanako, '質問です。', { kind: 'company', id: ids.companyId })
  at(night)
  for (let count = 0; count < messageLimits.held; count += 1) await send(recruiter, id, 'あ')
  await messages.freeze(hanako, { thread: id, reason: 'other', text: '' })
  await messages.reopen(hanako, id)
  expect(await send(recruiter, id, 'もう一度')).toMatchObject({ kind: 'sent' })
  await messages.freeze(hanako, { thread: id, reason: 'other', text: '' })
  at(new Date(Date.parse(night) + (messageLimits.inquiryDays + 1) * 86_400_000))
  expect(await createOldThreads(world).removeDue()).toBe(1)
})
