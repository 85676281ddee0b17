import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionEnds } from '#server/backend/accounts/session-rows.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { companyCalendarFeed } from '#server/backend/database/schema/company-calendar-feed.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interview } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
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
import { createCompanyCalendar } from './company-calendar-feeds.ts'

let handle: DatabaseHandle
let calendar: ReturnType<typeof createCompanyCalendar>
let companyId = ''
let jobPostId = ''
const openCalendar = (formKey: string) => {
  const now = () => testNow
  const { database } = handle
  return createCompanyCalendar({ database, work: createTestWork(handle, now).work, formKey, now })
}

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  companyId = await insertCompany(database)
  jobPostId = await insertJobPost(database, companyId, { validThrough: daysFromNow(20) })
  await insertMember(database, companyId, 'owner', 'owner')
  await insertMember(database, companyId, 'haruka', 'recruiter')
  calendar = openCalendar('key')
})

const of = (uid: string) => ({ companyId, uid })
const around = { from: daysFromNow(-60), until: daysFromNow(60) }
const dates = (uid: string, scope: 'all' | 'own') => calendar.dates({ ...of(uid), scope, ...around })
const secretOf = async (uid: string) => (await calendar.feed(of(uid)))?.secret ?? ''
const memberOf = async (uid: string): Promise<string> => {
  const [member] = await handle.database
    .select({ id: companyMember.id })
    .from(companyMember)
    .where(eq(companyMember.uid, uid))
  return member!.id
}
/** A student who comes on a day from now, at a time that the member holds. */
const coming = async (uid: string, interviewer: string, days: number, ad = jobPostId) => {
  const { database } = handle
  await insertPerson(database, { uid })
  const applicationId = await insertApplication(database, ad, { uid, status: 'interview' })
  const slotId = await insertSlot(
    database,
    { companyId, jobPostId: ad },
    {
      interviewers: [await memberOf(interviewer)],
      startsAt: daysFromNow(days),
      endsAt: new Date(daysFromNow(days).getTime() + 1_800_000),
    },
  )
  return insertInterview(database, { applicationId, jobPostId: ad }, { slotId })
}
const inCharge = async (uid: string, ad: string) => {
  await handle.database
    .insert(jobPostAssignee)
    .values({ jobPostId: ad, memberId: await memberOf(uid), createdAt: testNow })
}

test('interviews and deadlines of the company, the earliest first, of the time that is asked for', async () => {
  const booked = await coming('hanako', 'owner', 3)
  await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(90) })
  await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(5), status: 'draft' })
  const other = await insertCompany(handle.database)
  await insertJobPost(handle.database, other, { validThrough: daysFromNow(4) })
  const found = await dates('owner', 'all')
  expect(found.map(({ kind, at }) => [kind, at])).toEqual([
    ['interview', daysFromNow(3)],
    ['ad_deadline', daysFromNow(20)],
  ])
  expect(found[0]?.interview?.id).toBe(booked)
})

test('one’s own are the interviews that one holds, and all of the ads that one is in charge of', async () => {
  const mine = await coming('hanako', 'haruka', 3)
  const elsewhere = await coming('taro', 'owner', 4)
  expect((await dates('haruka', 'own')).map((date) => date.interview?.id)).toEqual([mine])
  await inCharge('haruka', jobPostId)
  const found = await dates('haruka', 'own')
  expect(found.map((date) => date.interview?.id ?? date.kind)).toEqual([mine, elsewhere, 'ad_deadline'])
  expect((await dates('owner', 'own')).map((date) => date.interview?.id)).toEqual([elsewhere])
})

test('an interview that is off leaves the page, and is told to calendars that may have it', async () => {
  const id = await coming('hanako', 'owner', 3)
  await calendar.change(of('owner'), 'create', 'all')
  await handle.database.update(interview).set({ state: 'released' }).where(eq(interview.id, id))
  expect((await dates('owner', 'all')).map(({ kind }) => kind)).toEqual(['ad_deadline'])
  const told = await calendar.told(await secretOf('owner'))
  expect(told?.map((date) => date.interview?.cancelled ?? null)).toEqual([true, null])
  expect(told?.[0]?.interview?.place).toBeNull()
})

test('so is one of an ad that was taken down', async () => {
  await coming('hanako', 'owner', 3)
  await handle.database
    .update(jobPost)
    .set({ status: 'removed', closeReason: 'violation', closedAt: testNow })
  expect(await dates('owner', 'all')).toEqual([])
})

test('a feed names no student, and holds what its member has chosen', async () => {
  await coming('hanako', 'owner', 3)
  await calendar.change(of('owner'), 'create', 'all')
  await calendar.change(of('haruka'), 'create', 'own')
  const told = await calendar.told(await secretOf('owner'))
  expect(told).toHaveLength(2)
  expect(JSON.stringify(told)).not.toMatch(/hanako|花子|山田/)
  expect(told?.every(({ mayWrite }) => mayWrite)).toBe(true)
  expect(await calendar.told(await secretOf('haruka'))).toEqual([])
})

test('a feed tells whether its member may open the editor', async () => {
  await calendar.change(of('haruka'), 'create', 'all')
  await handle.database.update(companyMember).set({ role: 'viewer' }).where(eq(companyMember.uid, 'haruka'))
  const told = await calendar.told(await secretOf('haruka'))
  expect(told?.map(({ mayWrite }) => mayWrite)).toEqual([false])
})

test('an address opens until it is another or ends', async () => {
  expect(await calendar.feed(of('owner'))).toBeNull()
  await calendar.change(of('owner'), 'create', 'all')
  const first = await secretOf('owner')
  await calendar.change(of('owner'), 'create', 'own')
  expect(await calendar.feed(of('owner'))).toEqual({ companyId, secret: first, scope: 'all' })
  await calendar.change(of('owner'), 'renew', 'own')
  const second = await secretOf('owner')
  expect(await calendar.told(first)).toBeNull()
  expect(await calendar.told(second)).toEqual([])
  expect(await calendar.told('x'.repeat(43))).toBeNull()
  expect(await calendar.told('')).toBeNull()
  await calendar.change(of('owner'), 'revoke', 'all')
  expect(await calendar.told(second)).toBeNull()
  // Who is no member has none.
  await calendar.change(of('nobody'), 'create', 'all')
  expect(await calendar.feed(of('nobody'))).toBeNull()
})

test('it ends with the membership, and with all sessions of the person', async () => {
  await calendar.change(of('owner'), 'create', 'all')
  await calendar.change(of('haruka'), 'create', 'all')
  const [owners, harukas] = [await secretOf('owner'), await secretOf('haruka')]
  await handle.database.delete(companyMember).where(eq(companyMember.uid, 'haruka'))
  expect(await calendar.told(harukas)).toBeNull()
  expect(await calendar.told(owners)).toHaveLength(1)
  await sessionEnds(handle.database).revokeAll('owner', null, testNow)
  expect(await calendar.told(owners)).toBeNull()
})

test('neither the rows nor the key alone open a feed', async () => {
  await calendar.change(of('owner'), 'create', 'all')
  const secret = await secretOf('owner')
  expect(JSON.stringify(await handle.database.select().from(companyCalendarFeed))).not.toContain(secret)
  expect(await openCalendar('another key').told(secret)).toBeNull()
})

test('a company that is suspended has no dates', async () => {
  await coming('hanako', 'owner', 3)
  await calendar.change(of('owner'), 'create', 'all')
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  expect(await dates('owner', 'all')).toEqual([])
  expect(await calendar.told(await secretOf('owner'))).toEqual([])
})
