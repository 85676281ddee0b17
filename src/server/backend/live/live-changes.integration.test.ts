import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liveLimits } from '#contract/live.ts'
import { newId } from '#server/platform/ids.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createLiveChanges, createOldLiveChanges } from './live-changes.ts'

const day = 86_400_000

let handle: DatabaseHandle
let now = testNow
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  now = testNow
  await handle.database.delete(account)
  for (const uid of ['hanako', 'taro']) await insertPerson(handle.database, { uid })
})

const work = () => createTestWork(handle, () => now).work
const signal = (uid: string, threadId: string | null = null) =>
  work()({ kind: 'task', name: 'test' }, async (unit) =>
    unit.signal(threadId === null ? { uid, kind: 'notifications' } : { uid, kind: 'thread', threadId }),
  )
const read = (...questions: { uid: string; after: number }[]) =>
  createLiveChanges(handle.database).read(questions)

test('several people are read at once, each behind their own number, and nobody else', async () => {
  const thread = newId()
  await signal('hanako')
  await signal('hanako', thread)
  await signal('taro')
  const answers = await read(
    { uid: 'hanako', after: 1 },
    { uid: 'taro', after: 1 },
    { uid: 'nobody', after: 0 },
  )
  expect(Object.fromEntries(answers)).toEqual({
    hanako: { last: 2, changes: [{ sequence: 2, kind: 'thread', threadId: thread }] },
    taro: { last: 1, changes: [] },
  })
  expect([...(await read({ uid: 'hanako', after: Number.MAX_SAFE_INTEGER })).values()]).toEqual([
    { last: 2, changes: [] },
  ])
  expect((await read()).size).toBe(0)
})

test('no more than so many are read, the first ones, in order', async () => {
  await work()({ kind: 'task', name: 'test' }, async (unit) => {
    for (let count = 0; count < liveLimits.missed + 20; count += 1)
      unit.signal({ uid: 'hanako', kind: 'thread', threadId: newId() })
  })
  const answer = (await read({ uid: 'hanako', after: 5 })).get('hanako')
  expect(answer?.last).toBe(liveLimits.missed + 20)
  expect(answer?.changes.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: liveLimits.missed }, (_, index) => 6 + index),
  )
})

test('what is a day old is removed; numbers go on', async () => {
  await signal('hanako')
  now = new Date(testNow.getTime() + day)
  await signal('hanako')
  const { removeOld } = createOldLiveChanges({ work: work() })
  expect(await removeOld()).toBe(0)
  now = new Date(testNow.getTime() + day + 1000)
  expect(await removeOld()).toBe(1)
  expect(await handle.database.$count(liveChange, eq(liveChange.sequence, 2))).toBe(1)
  await signal('hanako')
  expect((await read({ uid: 'hanako', after: 0 })).get('hanako')).toMatchObject({
    last: 3,
    changes: [{ sequence: 2 }, { sequence: 3 }],
  })
})
