import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPostView } from '#server/backend/database/schema/job-post-view.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { daysFromNow, insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { seedDemoNumbers } from './demo-numbers.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

test('a fortnight of views while an ad was open, written once', async () => {
  const { database } = handle
  const companyId = await insertCompany(database)
  await insertMember(database, companyId, 'owner', 'owner')
  const person = { uid: 'owner' }
  expect(await seedDemoNumbers(handle, person, testNow)).toBe(false)
  const long = await insertJobPost(database, companyId, { publishAt: daysFromNow(-60) })
  const short = await insertJobPost(database, companyId, {
    publishAt: daysFromNow(-60),
    status: 'closed',
    closeReason: 'filled',
    closedAt: daysFromNow(-4),
  })
  const draft = await insertJobPost(database, companyId, { status: 'draft', publishAt: null })
  const other = await insertJobPost(database, await insertCompany(database))
  expect(await seedDemoNumbers(handle, person, testNow)).toBe(true)
  const daysOf = async (jobPostId: string) => {
    const rows = await database.select().from(jobPostView).where(eq(jobPostView.jobPostId, jobPostId))
    return [...new Set(rows.map(({ day }) => day))].toSorted()
  }
  const fortnight = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 8).padStart(2, '0')}`)
  expect(await daysOf(long)).toEqual(fortnight)
  expect(await daysOf(short)).toEqual(fortnight.slice(0, 10))
  expect(await daysOf(draft)).toEqual([])
  expect(await daysOf(other)).toEqual([])
  expect(await seedDemoNumbers(handle, person, testNow)).toBe(false)
})
