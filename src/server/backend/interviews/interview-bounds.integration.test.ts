import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviewLimits } from '#contract/interview.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { Database, DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createMyPage } from '#server/backend/mypage/my-page.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertInterview, insertSlot } from '#server/backend/testing/interviews.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createInterviewReminders } from './interview-reminders.ts'
import { createInterviews } from './interviews.ts'

let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let interviews: ReturnType<typeof createInterviews>
let time = testNow
let ad = { companyId: '', jobPostId: '' }
const now = () => time
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  time = testNow
  await database.delete(company)
  await database.delete(account)
  const companyId = await insertCompany(database)
  ad = { companyId, jobPostId: await insertJobPost(database, companyId) }
  await insertMember(database, companyId, 'owner', 'owner')
  await insertPerson(database, { uid: 'hanako' })
  writes = createTestWork(handle, now)
  const rateLimits = createRateLimits(database, { scale: 1, now })
  interviews = createInterviews({ database, work: writes.work, rateLimits, now })
})

const link = 'https://meet.example.jp/room-7'
const online = { way: 'online', place: link, note: '静かな部屋でご参加ください。' } as const
const slot = (given: Parameters<typeof insertSlot>[2] = {}) => insertSlot(handle.database, ad, given)
/** Hanako at the interviews, asked to choose; booked where a time is given. */
const asked = async (given: Parameters<typeof insertInterview>[2] = {}) => {
  const applicationId = await insertApplication(handle.database, ad.jobPostId, {
    uid: 'hanako',
    status: 'interview',
  })
  const id = await insertInterview(handle.database, { applicationId, jobPostId: ad.jobPostId }, given)
  return { id, applicationId }
}
const rowOf = async (id: string) =>
  (await handle.database.select().from(interview).where(eq(interview.id, id)))[0]!
const pick = (id: string, slotId: string) =>
  interviews.choices.pick('hanako', { id, slotId, despiteOverlap: false })
const release = (id: string) => interviews.choices.release('hanako', { id, reason: '' })
const myPage = () => createMyPage({ database: handle.database, now })
const feedOf = async (id: string) =>
  (await myPage().allDates('hanako')).find((date) => date.interview?.id === id)

const holds = {
  'a suspended company': (database: Database) => database.update(company).set({ status: 'suspended' }),
  'an ad that was taken down': (database: Database) =>
    database.update(jobPost).set({ status: 'removed', closedAt: testNow, closeReason: 'cancelled' }),
}

describe.each(Object.entries(holds))('of %s', (_of, holdIn) => {
  const hold = () => holdIn(handle.database)

  test('no time is chosen, asked for or offered, and no link is told', async () => {
    const booked = await slot(online)
    const other = await slot({ startsAt: daysFromNow(4) })
    const { id, applicationId } = await asked({ slotId: booked })
    const [before] = await interviews.own.of('hanako', applicationId)
    expect(before).toMatchObject({
      slot: { place: link, note: online.note },
      slots: [{ id: other }],
      onHold: false,
    })
    await hold()
    expect(await pick(id, other)).toEqual({ kind: 'refused', because: 'gone' })
    expect(await pick(id, booked)).toEqual({ kind: 'refused', because: 'gone' })
    const [own] = await interviews.own.of('hanako', applicationId)
    expect(own).toMatchObject({ state: 'booked', slot: { place: null, note: null }, slots: [], onHold: true })
    expect(JSON.stringify(own)).not.toContain(link)
    expect(writes.mails()).toEqual([])
    expect(await rowOf(id)).toMatchObject({ slotId: booked, sequence: 1 })
    // What was chosen is still given back.
    expect(await release(id)).toMatchObject({ kind: 'done' })
  })

  test('no other times are asked for', async () => {
    const { id } = await asked()
    await hold()
    expect(await interviews.choices.request('hanako', { id, text: '金曜の午後' })).toEqual({
      kind: 'refused',
      because: 'gone',
    })
    expect(await rowOf(id)).toMatchObject({ request: null })
  })

  test('nothing is chosen or asked for at the very moment either', async () => {
    const free = await slot()
    const { id } = await asked()
    for (const press of [
      () => pick(id, free),
      () => interviews.choices.request('hanako', { id, text: '金曜の午後' }),
    ]) {
      await handle.database.update(company).set({ status: 'active' })
      await handle.database.update(jobPost).set({ status: 'published', closedAt: null, closeReason: null })
      const commit = await holdRows(handle, holdIn)
      const pressed = press()
      const standing = await untilWaiting(handle, pressed)
      await commit()
      expect([standing, await pressed]).toEqual(['waiting', { kind: 'refused', because: 'gone' }])
    }
    expect(await rowOf(id)).toMatchObject({ state: 'offered', request: null })
    expect(writes.mails()).toEqual([])
  })

  test('nobody is reminded', async () => {
    await asked({ slotId: await slot({ ...online, startsAt: hours(24) }) })
    await hold()
    expect(await createInterviewReminders(writes).remindDue()).toBe(0)
    expect(writes.mails()).toEqual([])
  })

  test('a calendar shows what was booked as off, without its place, and nothing has to be done', async () => {
    const { id } = await asked({ slotId: await slot({ ...online, startsAt: hours(24) }) })
    expect(await feedOf(id)).toMatchObject({ interview: { cancelled: false, place: link } })
    const kinds = async () =>
      (await myPage().needs({ uid: 'hanako', emailVerified: true })).needs.map(({ kind }) => kind)
    expect(await kinds()).toContain('interview_soon')
    await hold()
    expect(await feedOf(id)).toMatchObject({ interview: { cancelled: true, place: null } })
    expect(await kinds()).not.toContain('interview_soon')
    await handle.database.update(interview).set({ state: 'offered' })
    expect(await kinds()).not.toContain('choose_interview')
  })
})

test('who gave back a time sees by the calendar no place, and not where it went', async () => {
  const id = await slot(online)
  const booked = await asked({ slotId: id })
  expect(await release(booked.id)).toMatchObject({ kind: 'done' })
  expect(await feedOf(booked.id)).toMatchObject({ interview: { cancelled: true, place: null } })
  const moved = { startsAt: daysFromNow(5), endsAt: daysFromNow(5.02), movedAt: hours(1) }
  await handle.database.update(interviewSlot).set(moved).where(eq(interviewSlot.id, id))
  expect(await feedOf(booked.id)).toBeUndefined()
})

test('of two first choices at once the second takes nothing back without the rule of changes', async () => {
  for (let round = 0; round < 8; round += 1) {
    const near = await slot({ startsAt: hours(20) })
    const nearer = await slot({ startsAt: hours(22) })
    const { id } = await asked()
    const answers = await Promise.all([pick(id, near), pick(id, nearer)])
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
    expect(await rowOf(id)).toMatchObject({ sequence: 1 })
    await handle.database.delete(application)
  }
})

test('an interview is changed twenty times with its mails, and then no more', async () => {
  const [one, other] = [await slot({ startsAt: hours(100) }), await slot({ startsAt: hours(200) })]
  const { id } = await asked()
  for (let change = 0; change < interviewLimits.changes; change += 1)
    expect(await pick(id, change % 2 === 0 ? one : other)).toMatchObject({ kind: 'done' })
  const mails = writes.mails().length
  expect(await pick(id, one)).toEqual({ kind: 'refused', because: 'often' })
  expect(writes.mails()).toHaveLength(mails)
  // What was chosen last can still be given back.
  expect(await release(id)).toMatchObject({ kind: 'done' })
})

test('who is asked anew again and again is told twenty times', async () => {
  await slot({ startsAt: hours(100) })
  const { id, applicationId } = await asked({ state: 'ended' })
  const of = { companyId: ad.companyId, applicationId, round: 'first' } as const
  for (let turn = 0; turn < interviewLimits.changes + 5; turn += 1) {
    await interviews.invitations.invite('owner', of)
    await interviews.invitations.end('owner', { companyId: ad.companyId, id, reason: '' })
  }
  for (const wanted of ['interview-offered', 'interview-withdrawn'])
    expect(writes.mails().filter(({ kind }) => kind === wanted)).toHaveLength(interviewLimits.changes)
})
