import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatFullInstant } from '#contract/format/time.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createDeskAudit } from './audit.ts'
import { createDeskFiles } from './desk-files.ts'
import { createYearlyReport } from './yearly-report.ts'

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

test('a line names companies and admins, and of drafts and other people no more than an id', async () => {
  const { database } = handle
  const companyId = await insertCompany(database, { displayName: 'みらい' })
  const draft = await insertJobPost(database, companyId, { status: 'draft', title: 'まだ秘密の求人' })
  const shown = await insertJobPost(database, companyId, { title: '受付のスタッフ' })
  const subjects = [`company:${companyId}`, `job_post:${draft}`, `job_post:${shown}`]
  for (const subject of subjects)
    await database.insert(auditLog).values({
      id: newId(),
      action: 'company.approve',
      subject,
      actor: 'operator:root',
      createdAt: testNow,
    })
  const { page } = createDeskAudit(database)
  const lines = await page({ action: null, subject: null, actor: null, day: null }, null)
  expect(new Map(lines.map(({ subject, subjectName }) => [subject, subjectName]))).toEqual(
    new Map([
      [subjects[0], 'みらい'],
      [subjects[1], null],
      [subjects[2], '受付のスタッフ'],
      ['account:desk', 'desk@example.com'],
      ['account:student', null],
    ]),
  )
})

test('a file that goes out is in the log, without the address that was looked for', async () => {
  const { database } = handle
  const { work } = createTestWork(handle, () => testNow)
  const files = createDeskFiles({
    work,
    audit: createDeskAudit(database),
    yearlyReport: createYearlyReport({ database, now: () => testNow }),
  })
  await files.audit('desk', { action: null, subject: null, actor: 'student@example.com', day: null })
  await files.complaints('desk', 2026)
  await files.figures('desk', '2026-06-01')
  const lines = await database.select().from(auditLog).where(eq(auditLog.action, 'desk.exported'))
  expect(lines.map(({ subject, detail, actorUid }) => [subject, detail, actorUid]).toSorted()).toEqual([
    ['desk_file:audit', { actor: 'one' }, 'desk'],
    ['desk_file:complaints', { year: 2026 }, 'desk'],
    ['desk_file:figures', { on: '2026-06-01' }, 'desk'],
  ])
})
