import { unlimited } from '#server/backend/testing/unlimited.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentStatuses } from '#contract/applicants.ts'
import { replyUrgency } from '#contract/reply-urgency.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import {
  application,
  applicationEvent,
  applicationNote,
} from '#server/backend/database/schema/application.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createApplicants } from '#server/backend/applicants/applicants.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { seedDemoApplicants } from './demo-applicants.ts'
import { seedDemoMembers } from './demo-company-members.ts'
import { seedDemoKnownApplicant } from './demo-known-applicant.ts'
import { seedDemoStudent } from './demo-student.ts'
import { seedDemo } from './seed-demo.ts'

const now = new Date('2026-11-21T03:00:00Z')
const owner = { uid: 'demo-company', email: 'company@example.com', kind: 'company' as const }
const student = { uid: 'demo-student', email: 'student@example.com', kind: 'student' as const }
let handle: DatabaseHandle
const there = and(isNull(application.uid), isNotNull(application.profile))

beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDemo(handle, now)
  await seedDemoMembers(handle.database, await createDemoAccounts(handle.database, [owner], now), now)
  await seedDemoApplicants(handle, owner, now)
})
afterAll(() => handle.close())

test('there is an applicant in every state, with answers due today, soon and late', async () => {
  const rows = await handle.database.select().from(application).where(there)
  expect([...new Set(rows.map(({ status }) => status))].toSorted()).toEqual([...sentStatuses].toSorted())
  const { work } = createTestWork(handle, () => now)
  const { list } = createApplicants({
    rateLimits: unlimited,
    database: handle.database,
    work,
    now: () => now,
  })
  const found = await list(rows[0]!.companyId, {
    filter: { jobPostId: null, statuses: null, query: 'デモ', inChargeOf: null },
    sort: 'due',
    after: null,
    most: 50,
  })
  const levels = (found ?? []).map(({ status, replyDueAt }) => {
    const sent = sentStatuses.find((each) => each === status)!
    const due = replyDueAt!.toISOString()
    const last = new Date(replyDueAt!.getTime() + 30 * 86_400_000).toISOString()
    return replyUrgency({ status: sent, replyDueAt: due, lastReplyAt: last }, now).level
  })
  expect(levels.slice(0, 2)).toEqual(['late', 'today'])
  expect(levels).toContain('soon')
  // Who took the application back is found by name alone.
  expect((found ?? []).some(({ status }) => status === 'withdrawn')).toBe(false)
  expect(await handle.database.$count(applicationNote)).toBeGreaterThan(0)
})

test('the company acts by day, one step after the other, and no two introduce themselves alike', async () => {
  const events = await handle.database
    .select({ event: applicationEvent })
    .from(applicationEvent)
    .innerJoin(application, eq(application.id, applicationEvent.applicationId))
    .where(there)
    .orderBy(applicationEvent.id)
  const hours = events.flatMap(({ event: { actor, createdAt } }) =>
    actor === 'company' ? [(createdAt.getUTCHours() + 9) % 24] : [],
  )
  expect(hours.length).toBeGreaterThan(5)
  expect(hours.filter((hour) => hour < 9 || hour >= 18)).toEqual([])
  for (const steps of Map.groupBy(events, ({ event }) => event.applicationId).values()) {
    const instants = steps.map(({ event }) => event.createdAt.getTime())
    expect(instants).toEqual(instants.toSorted((a, b) => a - b))
    expect(instants.at(-1)).toBeLessThan(now.getTime())
  }
  const rows = await handle.database.select().from(application).where(there)
  const said = rows.flatMap(({ profile }) => profile?.selfIntroduction ?? [])
  expect(new Set(said).size).toBe(rows.length)
})

test('it is written once', async () => {
  const before = await handle.database.$count(application, there)
  await seedDemoApplicants(handle, owner, now)
  expect(await handle.database.$count(application, there)).toBe(before)
  expect(await handle.database.$count(application, eq(application.status, 'draft'))).toBe(0)
})

test('the student of the demo is among them, and can be written to', async () => {
  const { database } = handle
  await createDemoAccounts(database, [student], now)
  await seedDemoStudent(handle, student, now)
  for (let time = 0; time < 2; time += 1)
    await seedDemoKnownApplicant(handle, { student, member: owner }, now)
  const [of] = await database.select().from(application).where(there)
  const own = await database
    .select()
    .from(application)
    .where(and(eq(application.uid, student.uid), eq(application.companyId, of!.companyId)))
  expect(own.map(({ status }) => status)).toEqual(['screening'])
  const { work } = createTestWork(handle, () => now)
  const { find } = createApplicants({ rateLimits: unlimited, database, work, now: () => now })
  expect(await find(of!.companyId, own[0]!.id)).toMatchObject({ canMessage: true })
  expect(await find(of!.companyId, of!.id)).toMatchObject({ canMessage: false })
})
