import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createMailStopCommands } from '#server/backend/mail-stops/mail-stops.ts'
import { createDueDigests } from '#server/backend/notifications/due-digests.ts'
import { daysFromNow, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { countDueDigests, liftMailStop, listMailStops } from './mail-commands.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const actor = { kind: 'operator', name: 'tester' } as const
const services = () => {
  const { database } = handle
  const now = () => testNow
  return {
    mailStops: createMailStopCommands({ database, work: createTestWork(handle, now).work }),
    dueDigests: createDueDigests({ database, now }),
  }
}

test('addresses without mails are listed and lifted, under the operator’s name', async () => {
  expect((await listMailStops(services())).lines).toEqual(['Mails go to every address.'])
  await handle.database
    .insert(mailStop)
    .values({ id: newId(), email: 'a@example.com', reason: 'complaint', at: testNow })
  expect((await listMailStops(services())).lines).toEqual([
    '2026-11-21T03:00:00.000Z  complaint  a@example.com',
  ])
  expect(await liftMailStop(services(), actor, { email: 'b@example.com' })).toMatchObject({ kind: 'failed' })
  expect(await liftMailStop(services(), actor, { email: 'A@example.com' })).toMatchObject({ kind: 'done' })
  expect((await listMailStops(services())).lines).toEqual(['Mails go to every address.'])
  const [line] = await handle.database.select().from(auditLog)
  expect(line).toMatchObject({ action: 'mail_stop.lifted', actorUid: null })
})

test('what waits for a digest is counted, and waits on', async () => {
  await insertPerson(handle.database, { uid: 'hanako' })
  const row = { uid: 'hanako', kind: 'message', text: 'x', href: '/', subject: 's', shown: true } as const
  await handle.database.insert(notification).values([
    { ...row, id: newId(), key: '1', mailDueAt: daysFromNow(-1) },
    { ...row, id: newId(), key: '2', mailDueAt: testNow },
    { ...row, id: newId(), key: '3', mailDueAt: testNow, readAt: testNow },
    { ...row, id: newId(), key: '4', mailDueAt: daysFromNow(1) },
  ])
  for (let times = 0; times < 2; times += 1)
    expect((await countDueDigests(services())).lines).toEqual([
      '2 unread and due, of 1 person: each gets one mail.',
    ])
})
