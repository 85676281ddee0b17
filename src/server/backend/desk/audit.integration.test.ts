import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatFullInstant } from '#contract/format/time.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertPerson, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import { createDeskAudit } from './audit.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
  for (const [uid, kind] of [
    ['desk', 'admin'],
    ['student', 'student'],
  ] as const) {
    await insertPerson(handle.database, { uid, kind, email: `${uid}@example.com` })
    await handle.database.insert(auditLog).values({
      id: newId(),
      action: 'application.submit',
      subject: `account:${uid}`,
      actor: 'person',
      actorUid: uid,
      createdAt: testNow,
    })
  }
})
afterAll(() => handle.close())

test('the log is filtered by the address of an admin, and finds nobody else by theirs', async () => {
  const { page } = createDeskAudit(handle.database)
  const by = async (actor: string) => {
    const lines = await page({ action: null, subject: null, actor, day: null }, null)
    return lines.map(({ subject }) => subject)
  }
  expect(await by('desk@example.com')).toEqual(['account:desk'])
  expect(await by('student@example.com')).toEqual([])
})

test('a file of the log tells the year of every line', async () => {
  const { csv } = createDeskAudit(handle.database)
  const file = await csv({ action: null, subject: 'account:desk', actor: null, day: null })
  expect(file).toContain(`"${formatFullInstant(testNow.toISOString())}"`)
  expect(file).toMatch(/"\d{4}年\d{1,2}月\d{1,2}日（.）/u)
})
