import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { mailDelivery } from '#server/backend/database/schema/mail-delivery.ts'
import { openTaskQueue, type TaskQueue } from '#server/backend/tasks/task-queue.ts'
import { newId } from '#server/platform/ids.ts'
import { createLogTo } from '#server/platform/log.ts'
import { createSiteState } from './site-state.ts'

const now = new Date()
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
let handle: DatabaseHandle
let tasks: TaskQueue
beforeAll(async () => {
  handle = await openTestDatabase()
  const log = createLogTo({ write: () => {} }, 'silent')
  tasks = await openTaskQueue({ client: handle.client, role: 'sender', log })
})
afterAll(async () => {
  await tasks.stop(1000)
  await handle.close()
})

const read = () => createSiteState({ database: handle.beside, now: () => now })()

test('an empty site has nothing that waits', async () => {
  const { tasks: counted, desk, mails } = await read()
  expect(counted).toEqual([])
  expect(desk).toHaveLength(7)
  expect(desk.every(({ waiting, oldestSeconds }) => waiting === 0 && oldestSeconds === 0)).toBe(true)
  expect(mails).toEqual([
    { result: 'sent', count: 0 },
    { result: 'failed', count: 0 },
    { result: 'stopped', count: 0 },
  ])
})

test('what waits is counted with the age of the oldest', async () => {
  const { database } = handle
  await tasks.insert(database, [
    { name: 'index-all', data: { after: null }, key: 'one' },
    { name: 'delete-account', data: { uid: 'u' }, key: 'u', after: 3600 },
  ])
  await database.execute(
    "update pgboss.job set start_after = now() - interval '100 seconds' where name = 'index-all'",
  )
  const message = (createdAt: Date) => ({
    id: newId(),
    formId: crypto.randomUUID(),
    kind: 'other' as const,
    name: 'name',
    email: 'a@example.com',
    body: 'words of more than ten letters',
    createdAt,
  })
  await database.insert(contactMessage).values([message(before(50)), message(before(500))])
  const mail = (result: 'sent' | 'failed', at: Date) => ({
    id: newId(),
    addressHash: 'ab'.repeat(32),
    about: 'notice' as const,
    result,
    at,
  })
  await database
    .insert(mailDelivery)
    .values([mail('sent', before(10)), mail('failed', before(20)), mail('failed', before(7200))])
  const state = await read()
  expect(state.tasks.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'delete-account', state: 'waiting', count: 1, oldestSeconds: 0 },
    { name: 'index-all', state: 'waiting', count: 1, oldestSeconds: expect.closeTo(100, -1) },
  ])
  expect(state.desk.find(({ queue }) => queue === 'contact')).toEqual({
    queue: 'contact',
    waiting: 2,
    oldestSeconds: 500,
  })
  expect(state.mails.slice(0, 2)).toEqual([
    { result: 'sent', count: 1 },
    { result: 'failed', count: 1 },
  ])
})
