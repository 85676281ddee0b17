import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import type { Signal } from '#server/ports/news.ts'
import { writeSignals } from './write-signals.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(account)
  for (const uid of ['hanako', 'taro']) await insertPerson(handle.database, { uid })
})

const write = (...signals: readonly Signal[]) =>
  handle.transaction((transaction) => writeSignals(transaction, testNow, signals))
const written = () =>
  handle.database
    .select({
      uid: liveChange.uid,
      sequence: liveChange.sequence,
      kind: liveChange.kind,
      threadId: liveChange.threadId,
    })
    .from(liveChange)
    .orderBy(asc(liveChange.uid), asc(liveChange.sequence))
const bell = (uid: string) => ({ uid, kind: 'notifications' }) as const

test('of one unit a person hears each thing once, however often it changed, and each person their own', async () => {
  const [one, other] = [newId(), newId()]
  const thread = (uid: string, threadId: string) => ({ uid, kind: 'thread', threadId }) as const
  expect(
    await write(
      thread('hanako', one),
      bell('hanako'),
      thread('hanako', one),
      thread('hanako', other),
      bell('hanako'),
      bell('taro'),
    ),
  ).toEqual(['hanako', 'taro'])
  const row = (uid: string, sequence: number, threadId: string | null) => ({
    uid,
    sequence,
    kind: threadId === null ? 'notifications' : 'thread',
    threadId,
  })
  expect(await written()).toEqual([
    row('hanako', 1, one),
    row('hanako', 2, null),
    row('hanako', 3, other),
    row('taro', 1, null),
  ])
})

test('numbers go on without gaps, also where units that name people in another order come at once', async () => {
  await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      write(...(place % 2 === 0 ? [bell('hanako'), bell('taro')] : [bell('taro'), bell('hanako')])),
    ),
  )
  const numbers = Array.from({ length: 10 }, (_, place) => place + 1)
  const rows = await written()
  for (const uid of ['hanako', 'taro'])
    expect(rows.filter((each) => each.uid === uid).map(({ sequence }) => sequence)).toEqual(numbers)
})

test('people are taken in one order, so that two units cannot wait for each other', async () => {
  const commit = await holdRows(handle, (transaction) => writeSignals(transaction, testNow, [bell('hanako')]))
  const writing = write(bell('taro'), bell('hanako'))
  expect(await untilWaiting(handle, writing)).toBe('waiting')
  // It holds nothing of the second while it waits for the first.
  expect(await untilWaiting(handle, write(bell('taro')), 2)).toBe('done')
  await commit()
  await writing
  expect((await written()).map(({ uid, sequence }) => [uid, sequence])).toEqual([
    ['hanako', 1],
    ['hanako', 2],
    ['taro', 1],
    ['taro', 2],
  ])
})

test('nothing to tell is nothing written', async () => {
  expect(await write()).toEqual([])
  expect(await written()).toEqual([])
})
