import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createReportLists } from '#server/backend/reports/report-lists.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { seedDemoReports } from './demo-reports.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

test('the demo’s company has a question that waits, and one that ended with its ad; written once', async () => {
  const { database } = handle
  const companyId = await insertCompany(database)
  const person = { uid: 'demo-company' }
  expect(await seedDemoReports(handle, person, testNow)).toBe(false)
  await insertMember(database, companyId, person.uid, 'owner')
  const open = await insertJobPost(database, companyId)
  const gone = await insertJobPost(database, companyId, {
    status: 'removed',
    closedAt: daysFromNow(-0.5),
    closeReason: 'violation',
  })
  expect(await seedDemoReports(handle, person, testNow)).toBe(true)
  expect(await seedDemoReports(handle, person, testNow)).toBe(false)
  const lists = createReportLists(database)
  expect(await lists.open()).toMatchObject([{ jobPostId: open, reports: 1, inquiry: { answeredAt: null } }])
  expect(await lists.find(gone)).toMatchObject({
    reports: [{ outcome: 'removed' }],
    inquiries: [{ outcome: 'removed', answer: expect.any(String) }],
  })
})
