import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationStatuses } from '#contract/codes/application.ts'
import { needKinds } from '#contract/needs.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createMyPage } from '#server/backend/mypage/my-page.ts'
import { insertPerson } from '#server/backend/testing/records.ts'
import { createNotifications } from '#server/backend/news/notifications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { seedDemoNews } from './demo-news.ts'
import { seedDemo } from './seed-demo.ts'
import { seedDemoStudent } from './demo-student.ts'

const now = new Date('2026-11-21T03:00:00Z')
const person = { uid: 'demo-student', email: 'student@example.com' }
let handle: DatabaseHandle
let written = false

beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDemo(handle, now)
  await insertPerson(handle.database, person)
  written = await seedDemoStudent(handle, person, now)
})
afterAll(() => handle.close())

test('there is an application in every state, each with what led to it, all of it in the past', async () => {
  const rows = await handle.database.select().from(application).where(eq(application.uid, person.uid))
  expect([...new Set(rows.map(({ status }) => status))].toSorted()).toEqual(
    [...applicationStatuses].toSorted(),
  )
  expect(new Set(rows.map(({ companyId }) => companyId)).size).toBe(rows.length)
  let lateAnswers = 0
  for (const row of rows) {
    const events = await handle.database
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, row.id))
      .orderBy(asc(applicationEvent.id))
    expect(events.at(-1)?.status ?? 'draft').toBe(row.status)
    lateAnswers += events.filter(({ late }) => late).length
    const times = events.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.max(0, ...times)).toBeLessThan(now.getTime())
    const [ad] = await handle.database.select().from(jobPost).where(eq(jobPost.id, row.jobPostId))
    if (row.submittedAt !== null) expect(ad!.publishAt! < row.submittedAt).toBe(true)
    expect(row.answers).toHaveLength(ad!.questions.length)
  }
  expect(lateAnswers).toBe(1)
})

test('the page has something to say at once: an offer, an overdue reply, a deadline, a changed ad', async () => {
  const page = createMyPage({ database: handle.database, now: () => now })
  const { needs } = await page.needs({ uid: person.uid, emailVerified: true })
  const kinds = new Set(needs.map(({ kind }) => kind))
  expect(needKinds.filter((kind) => kinds.has(kind))).toEqual([
    'answer_offer',
    'reply_overdue',
    'deadline_draft',
    'deadline_bookmark',
    'ad_changed',
    'unfinished_draft',
  ])
  const { suggestions } = await page.suggestions(person.uid)
  expect(suggestions.length).toBeGreaterThan(5)
  expect(await handle.database.$count(bookmark)).toBeGreaterThan(2)
})

test('the student was told of answers: the latest are unread, the others read; once', async () => {
  expect(await seedDemoNews(handle, person, now)).toBe(true)
  expect(await seedDemoNews(handle, person, now)).toBe(false)
  const { work } = createTestWork(handle, () => now)
  const { list } = createNotifications({ database: handle.database, work })
  const { lines } = await list(person.uid, { kind: null, after: null })
  const unread = lines.filter(({ readAt }) => readAt === null)
  expect(unread.length).toBeGreaterThan(1)
  expect(lines.length).toBeGreaterThan(unread.length)
  expect(unread.map(({ kind }) => kind)).toContain('application_answered')
  for (const { createdAt } of lines) expect(createdAt.getTime()).toBeLessThan(now.getTime())
})

test('whoever has a profile is left as they are', async () => {
  expect(written).toBe(true)
  const before = await handle.database.$count(application)
  expect(await seedDemoStudent(handle, person, now)).toBe(false)
  expect(await handle.database.$count(application)).toBe(before)
})
