import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { thread as threads } from '#server/backend/database/schema/message.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { newId } from '#server/platform/ids.ts'
import { createHeldMessages } from './deliver-held.ts'

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
const times = (count: number) => Array.from({ length: count }, (_, place) => place)

test('one message that is sent six times at once is one, with one number, mail and line of news', async () => {
  const { hanako, begin, send, read, mails, told } = world
  const thread = await begin(hanako, '1')
  const id = newId()
  const before = mails().length
  await world.messages.markRead(world.recruiter, { thread, sequence: 1 })
  const commit = await holdRows(handle, (transaction) => transaction.select().from(threads).for('update'))
  const sending = Promise.all(times(6).map(() => send(hanako, thread, '2', id)))
  expect(await untilWaiting(handle, sending, 6)).toBe('waiting')
  await commit()
  const sent = await sending
  expect(
    new Set(sent.map((each) => (each !== 'limited' && each.kind === 'sent' ? each.message.sequence : each))),
  ).toEqual(new Set([2]))
  expect(await read(hanako, thread)).toEqual([
    [1, '1'],
    [2, '2'],
  ])
  expect((await world.messages.find(world.recruiter, thread))?.unread).toBe(1)
  expect(mails().length - before).toBe(1)
  expect((await told()).filter(({ readAt }) => readAt === null)).toHaveLength(1)
})

test('sweeps and a message that come at once in the morning number what waited once, before it', async () => {
  const { hanako, recruiter, begin, send, read, at } = world
  const thread = await begin(hanako, '質問')
  at(night)
  for (const place of times(5)) await send(recruiter, thread, `夜 ${place}`)
  at(morning)
  await Promise.all([
    ...times(3).map(() => createHeldMessages(world).deliverDue()),
    send(recruiter, thread, '朝'),
  ])
  expect(await read(hanako, thread)).toEqual([
    [1, '質問'],
    ...times(5).map((place) => [place + 2, `夜 ${place}`]),
    [7, '朝'],
  ])
  expect((await world.messages.find(hanako, thread))?.unread).toBe(6)
})
