import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { message } from '#server/backend/database/schema/message.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { seedDemoMembers } from './demo-company-members.ts'
import { seedDemoInterviews } from './demo-interviews.ts'
import { seedDemoMessages } from './demo-messages.ts'
import { seedDemoNews } from './demo-news.ts'
import { seedDemoStudent } from './demo-student.ts'
import { createMemoryFileStore } from '#server/backend/testing/files.ts'
import { seedDemo } from './seed-demo.ts'

// Half past seven in the morning of Japan.
const now = new Date('2026-11-20T22:30:00Z')
const student = { uid: 'demo-student', email: 'student@example.com', kind: 'student' as const }
const member = { uid: 'demo-company', email: 'company@example.com', kind: 'company' as const }
let handle: DatabaseHandle

beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDemo(handle, now)
  const made = await createDemoAccounts(handle.database, [student, member], now)
  await seedDemoMembers(handle.database, made, now)
  await seedDemoStudent(handle, student, now)
  await seedDemoInterviews(handle, now)
  await seedDemoMessages({ ...handle, store: createMemoryFileStore() }, { student, member }, now)
  for (const person of [student, member]) await seedDemoNews(handle, person, now)
})
afterAll(() => handle.close())

test('messages were written by day, before now', async () => {
  const rows = await handle.database.select().from(message)
  expect(rows.length).toBeGreaterThan(5)
  for (const { sentAt } of rows) {
    const hour = new Date(sentAt.getTime() + 9 * 60 * 60 * 1000).getUTCHours()
    expect(hour).toBeGreaterThanOrEqual(9)
    expect(hour).toBeLessThanOrEqual(18)
    expect(sentAt.getTime()).toBeLessThan(now.getTime())
  }
})

test.each([
  [student, 'message'],
  [student, 'interview'],
  [member, 'message'],
] as const)('%o was told of what waits: %s', async ({ uid }, kind) => {
  const told = await handle.database.$count(
    notification,
    and(eq(notification.uid, uid), eq(notification.kind, kind), isNull(notification.readAt)),
  )
  expect(told).toBe(1)
})
