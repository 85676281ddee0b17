import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { notificationPreference } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { stopLink } from '#server/backend/mail-links/mail-token.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { createTestPeople } from '#server/backend/testing/people.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createNotificationChoices } from './notification-choices.ts'
import { createNotificationMails } from './notification-mails.ts'

const mailKeys = ['a secret of this test']
const email = 'hanako@example.com'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(auditLog)
  await handle.database.delete(account)
  await insertPerson(handle.database, { uid: 'hanako' })
})

const open = () => {
  const { work } = createTestWork(handle, () => testNow)
  const { database } = handle
  const people = createTestPeople(
    new Map([['hanako', { email, password: 'x', factors: [], revoked: 0, signInPhone: null }]]),
  )
  return {
    choices: createNotificationChoices({ database, work }),
    links: createNotificationMails({ database, work, people, mailKeys }),
  }
}
const tokenOf = (topic: 'security' | 'operator') =>
  stopLink(mailKeys)({ uid: 'hanako', topic }, email).replace('/mail/', '')

test('a row of a kind that always comes changes nothing of what is shown', async () => {
  await handle.database
    .insert(notificationPreference)
    .values({ uid: 'hanako', kind: 'security', shown: false, mail: 'off' })
  const { choices } = open()
  expect((await choices.list('hanako')).find(({ kind }) => kind === 'security')).toEqual({
    kind: 'security',
    shown: true,
    mail: 'at_once',
  })
})

test('choices that are saved several times at once are one', async () => {
  const { choices } = open()
  const commit = await holdRows(handle, (transaction) => transaction.select().from(account).for('update'))
  const saving = Promise.all(
    Array.from({ length: 6 }, () =>
      choices.save('hanako', [{ kind: 'message', shown: true, mail: 'daily' }]),
    ),
  )
  expect(await untilWaiting(handle, saving, 6)).toBe('waiting')
  await commit()
  const saved = await saving
  expect(saved).toEqual(Array.from({ length: 6 }, () => true))
  const rows = await handle.database
    .select({ kind: notificationPreference.kind, mail: notificationPreference.mail })
    .from(notificationPreference)
    .where(eq(notificationPreference.uid, 'hanako'))
  expect(rows).toEqual([{ kind: 'message', mail: 'daily' }])
})

test.each(['security', 'operator'] as const)('no link stops mails of %s', async (topic) => {
  const { links } = open()
  expect(await links.look(tokenOf(topic))).toEqual({ topic, choices: [] })
  await links.stop(tokenOf(topic))
  await links.change(tokenOf(topic), 'weekly')
  expect(await handle.database.$count(notificationPreference)).toBe(0)
  expect(await handle.database.$count(auditLog)).toBe(0)
})
