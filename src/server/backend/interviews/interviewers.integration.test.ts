import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AddSlots, ChangeSlot } from '#contract/interview.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interviewSlot } from '#server/backend/database/schema/interview.ts'
import { interviewSlotInterviewer } from '#server/backend/database/schema/interview-slot-interviewer.ts'
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
import { createInterviewReminders } from './interview-reminders.ts'
import { markOf } from './interviewers.ts'
import { createInterviews } from './interviews.ts'

let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let interviews: ReturnType<typeof createInterviews>
let time = testNow
let companyId = ''
let jobPostId = ''
let elsewhere = ''
let owner = ''
let haruka = ''
let viewer = ''
const now = () => time

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  time = testNow
  await database.delete(company)
  await database.delete(account)
  companyId = await insertCompany(database)
  jobPostId = await insertJobPost(database, companyId)
  elsewhere = await insertJobPost(database, companyId, { title: '店舗の販売' })
  owner = await insertMember(database, companyId, 'owner', 'owner')
  haruka = await insertMember(database, companyId, 'haruka', 'recruiter')
  viewer = await insertMember(database, companyId, 'viewer', 'viewer')
  await insertPerson(database, { uid: 'hanako' })
  writes = createTestWork(handle, now)
  interviews = createInterviews({
    database,
    work: writes.work,
    rateLimits: createRateLimits(database, { scale: 1, now }),
    now,
  })
})

const fields = {
  round: 'first',
  minutes: 30,
  way: 'place',
  place: '本社 3階',
  seats: 1,
  note: '',
  act: 'save',
  seenClashes: '',
} as const
const add = (given: Partial<AddSlots>) =>
  interviews.slots.add('owner', {
    companyId,
    jobPostId,
    days: ['2026-12-01'],
    times: ['10:00', '13:00'],
    interviewers: [],
    ...fields,
    ...given,
  })
const change = async (id: string, given: Partial<ChangeSlot>) =>
  interviews.slots.change('owner', {
    companyId,
    id,
    seen: (await seenOf(id)).toISOString(),
    day: '2026-11-24',
    time: '12:00',
    interviewers: [],
    ...fields,
    ...given,
  })
const seenOf = async (id: string): Promise<Date> => {
  const [row] = await handle.database.select().from(interviewSlot).where(eq(interviewSlot.id, id))
  return row!.updatedAt
}
/** What somebody of the company holds on the first of December from ten past ten. */
const busy = (...interviewers: string[]) =>
  insertSlot(
    handle.database,
    { companyId, jobPostId: elsewhere },
    { interviewers, startsAt: new Date('2026-12-01T01:10:00Z'), endsAt: new Date('2026-12-01T02:00:00Z') },
  )
const booked = async (slotId: string) => {
  const applicationId = await insertApplication(handle.database, jobPostId, {
    uid: 'hanako',
    status: 'interview',
  })
  return insertInterview(handle.database, { applicationId, jobPostId }, { slotId })
}
const interviewersOf = async () =>
  (await interviews.ofCompany.ofAd(companyId, jobPostId))?.slots.map(({ interviewers }) =>
    interviewers.map(({ id }) => id),
  )
/** Each mail to a member: what it says, to whom, and whether an event comes along. */
const told = () =>
  writes
    .mails()
    .flatMap(({ kind, to, data }) =>
      kind === 'interview-company' ? [`${data.did} ${to.split('@')[0]} ${data.calendar}`] : [],
    )

test('several members hold what is offered, each once', async () => {
  expect(await add({ interviewers: [owner, viewer] })).toMatchObject({ kind: 'done' })
  expect(await interviewersOf()).toEqual([
    [owner, viewer],
    [owner, viewer],
  ])
})

test('clashes of every interviewer, over all ads, are told for each time before anything is saved', async () => {
  await busy(owner, viewer)
  const looked = await add({ interviewers: [owner, haruka, viewer], act: 'look' })
  const clash = {
    proposed: { startsAt: new Date('2026-12-01T01:00:00Z') },
    held: { title: '店舗の販売', startsAt: new Date('2026-12-01T01:10:00Z'), isBooked: false },
  }
  expect(looked).toMatchObject({
    kind: 'looked',
    clashes: [
      { ...clash, held: { ...clash.held, role: 'owner' } },
      { ...clash, held: { ...clash.held, role: 'viewer' } },
    ],
  })
  expect(await add({ interviewers: [haruka], act: 'look' })).toEqual({ kind: 'looked', clashes: [] })
  expect(await interviewersOf()).toEqual([])
})

test('what was not seen is refused, and what was seen is saved', async () => {
  await busy(owner)
  const refused = await add({ interviewers: [owner] })
  expect(refused).toMatchObject({ kind: 'clashing', clashes: [{ held: { role: 'owner' } }] })
  if (refused.kind !== 'clashing') throw new Error('It was saved')
  const seenClashes = markOf(refused.clashes)
  // Another came in between: the member has not seen it.
  const another = await busy(owner)
  expect(await add({ interviewers: [owner], seenClashes })).toMatchObject({ kind: 'clashing' })
  await handle.database.delete(interviewSlot).where(eq(interviewSlot.id, another))
  expect(await add({ interviewers: [owner], seenClashes })).toMatchObject({ kind: 'done' })
})

test('times that are proposed together clash as well; a time does not with itself', async () => {
  expect(await add({ interviewers: [owner], times: ['10:00', '10:15'] })).toMatchObject({
    kind: 'clashing',
    clashes: [{ held: { role: null } }],
  })
  const id = await busy(owner)
  expect(await change(id, { interviewers: [owner], day: '2026-12-01', time: '10:20' })).toMatchObject({
    kind: 'done',
  })
})

test('only members of the company are chosen', async () => {
  const other = await insertCompany(handle.database)
  const stranger = await insertMember(handle.database, other, 'stranger', 'owner')
  expect(await add({ interviewers: [owner, stranger] })).toEqual({ kind: 'refused', because: 'interviewer' })
  expect(await interviewersOf()).toEqual([])
})

test('who leaves the company holds nothing any more', async () => {
  await add({ interviewers: [owner, viewer], times: ['10:00'] })
  await handle.database.delete(companyMember).where(eq(companyMember.id, viewer))
  expect(await interviewersOf()).toEqual([[owner]])
  expect(await handle.database.$count(interviewSlotInterviewer)).toBe(1)
})

test('interviewers get the event, whatever their role; what is off goes out of every calendar', async () => {
  const id = await insertSlot(handle.database, { companyId, jobPostId }, { interviewers: [viewer] })
  const booking = await booked(id)
  await interviews.choices.release('hanako', { id: booking, reason: '' })
  expect(told()).toEqual(['released viewer with', 'released haruka with', 'released owner with'])
})

test('a moved time is told once: to the new interviewer as theirs, to who goes on with the event, to others without', async () => {
  const id = await insertSlot(handle.database, { companyId, jobPostId }, { interviewers: [viewer] })
  await booked(id)
  expect(await change(id, { interviewers: [viewer, owner], time: '16:00' })).toMatchObject({ kind: 'done' })
  expect(told().toSorted()).toEqual(['assigned owner with', 'moved haruka without', 'moved viewer with'])
})

test('nobody of a suspended company is told of a student', async () => {
  const id = await insertSlot(handle.database, { companyId, jobPostId }, { interviewers: [viewer] })
  const booking = await booked(id)
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  await interviews.choices.release('hanako', { id: booking, reason: '都合が悪くなりました' })
  expect(told()).toEqual([])
})

test('where nobody was chosen all who hear of applications get the event', async () => {
  const booking = await booked(await insertSlot(handle.database, { companyId, jobPostId }))
  await interviews.choices.release('hanako', { id: booking, reason: '' })
  expect(told()).toEqual(['released haruka with', 'released owner with'])
})

test('who is put in and who is taken out is told; the student is not', async () => {
  const id = await insertSlot(handle.database, { companyId, jobPostId }, { interviewers: [owner, viewer] })
  await booked(id)
  await change(id, { interviewers: [viewer, haruka] })
  expect(told()).toEqual(['assigned haruka with', 'unassigned owner with'])
  expect(writes.mails()).toHaveLength(2)
})

test('the day before, interviewers are told of theirs, and those who hear of applications of all', async () => {
  const startsAt = daysFromNow(1)
  const theirs = await insertSlot(
    handle.database,
    { companyId, jobPostId },
    { interviewers: [viewer], startsAt },
  )
  await booked(theirs)
  await insertPerson(handle.database, { uid: 'taro' })
  const applicationId = await insertApplication(handle.database, jobPostId, {
    uid: 'taro',
    status: 'interview',
  })
  const slotId = await insertSlot(
    handle.database,
    { companyId, jobPostId },
    { startsAt, interviewers: [owner] },
  )
  await insertInterview(handle.database, { applicationId, jobPostId }, { slotId })
  await createInterviewReminders(writes).remindDue()
  const counts = writes
    .mails()
    .flatMap(({ kind, to, data }) =>
      kind === 'interview-tomorrow-company' ? [`${to.split('@')[0]} ${data.interviews.length}`] : [],
    )
  expect(counts).toEqual(['haruka 2', 'owner 2', 'viewer 1'])
})
