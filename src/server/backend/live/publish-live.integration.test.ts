import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liveDocumentLimits } from '#contract/live-document.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createWork, notifyNobody } from '#server/backend/database/unit-of-work.ts'
import { writeSignals } from '#server/backend/database/write-signals.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import type { NewTask } from '#server/backend/tasks/task-queue.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import type { LiveDocument } from '#server/ports/live-documents.ts'
import { createLiveChanges } from './live-changes.ts'
import { createPublishLive, liveByDocuments } from './publish-live.ts'

let handle: DatabaseHandle
let sent: NewTask[] = []
let kept = new Map<string, LiveDocument>()
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(account)
  for (const uid of ['hanako', 'taro']) await insertPerson(handle.database, { uid })
  sent = []
  kept = new Map()
})

const tasks = {
  insert: async (_: unknown, added: readonly NewTask[]) => {
    sent.push(...added)
  },
}
const work = () =>
  createWork({
    handle,
    tasks,
    invalidation: { tell: () => {} },
    notify: notifyNobody,
    live: liveByDocuments(tasks),
    now: () => testNow,
  })
const publish = (countUnread = async (uid: string) => uid.length) =>
  createPublishLive({
    changes: createLiveChanges(handle.database),
    countUnread,
    documents: {
      advance: async (uid, document) => {
        kept.set(uid, document)
      },
      remove: async (uid) => {
        kept.delete(uid)
      },
      close: async () => {},
    },
  })
const carryOut = async () => {
  for (const task of sent.splice(0)) if (task.name === 'publish-live') await publish()(task.data)
}
const threadId = '0198f000-0000-7000-8000-000000000001'

test('a write puts one task for each person in line, which brings their document to where the database is', async () => {
  await work()({ kind: 'task', name: 'test' }, async ({ signal }) =>
    signal({ uid: 'hanako', kind: 'notifications' }, { uid: 'hanako', kind: 'thread', threadId }),
  )
  expect(sent).toEqual([{ name: 'publish-live', data: { uid: 'hanako' }, key: 'hanako' }])
  await carryOut()
  expect([...kept]).toEqual([
    [
      'hanako',
      {
        sequence: 2,
        changes: [
          { sequence: 1, kind: 'notifications' },
          { sequence: 2, kind: 'thread', threadId },
        ],
        notifications: 6,
      },
    ],
  ])
})

test('of many changes the last ones are told', async () => {
  for (let count = 0; count < liveDocumentLimits.changes + 5; count += 1)
    await work()({ kind: 'task', name: 'test' }, async ({ signal }) =>
      signal({ uid: 'taro', kind: 'notifications' }),
    )
  await carryOut()
  const { sequence, changes } = kept.get('taro') ?? { sequence: 0, changes: [] }
  expect([sequence, changes.length, changes.at(0)?.sequence, changes.at(-1)?.sequence]).toEqual([
    25, 20, 6, 25,
  ])
})

test('the document goes with the account', async () => {
  await work()({ kind: 'task', name: 'test' }, async ({ signal }) =>
    signal({ uid: 'hanako', kind: 'notifications' }),
  )
  await carryOut()
  expect(kept.has('hanako')).toBe(true)
  await work()({ kind: 'task', name: 'test' }, (unit) => deleteAccount(unit, 'hanako', 'asked'))
  await carryOut()
  expect(kept.has('hanako')).toBe(false)
})

test('a document that is written while its account goes does not stay', async () => {
  await work()({ kind: 'task', name: 'test' }, async ({ signal }) =>
    signal({ uid: 'hanako', kind: 'notifications' }),
  )
  sent = []
  const late = publish(async () => {
    await work()({ kind: 'task', name: 'test' }, (unit) => deleteAccount(unit, 'hanako', 'asked'))
    await carryOut()
    return 0
  })
  await late({ uid: 'hanako' })
  expect(kept.has('hanako')).toBe(false)
})

test('a write that is not committed yet, whose task was dropped since one waited, is in what that one publishes', async () => {
  const write = () =>
    work()({ kind: 'task', name: 'test' }, async ({ signal }) =>
      signal({ uid: 'hanako', kind: 'notifications' }),
    )
  await write()
  const commit = await holdRows(handle, (transaction) =>
    writeSignals(transaction, testNow, [{ uid: 'hanako', kind: 'notifications' }]),
  )
  const publishing = publish()({ uid: 'hanako' })
  expect(await untilWaiting(handle, publishing)).toBe('waiting')
  await commit()
  await publishing
  expect(kept.get('hanako')?.sequence).toBe(2)
})
