import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviewLimits, type AddSlots, type ChangeSlot } from '#contract/interview.ts'
import { sentProfile } from '#contract/testing/profiles.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createApplicationMoves } from '#server/backend/applications/application-moves.ts'
import { eraseDue, leaveApplications } from '#server/backend/applications/erase-applications.ts'
import { moveOwn } from '#server/backend/applications/own-moves.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
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
import { newId } from '#server/platform/ids.ts'
import { createInterviewReminders } from './interview-reminders.ts'
import { createInterviews } from './interviews.ts'

let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let time = testNow
let interviews: ReturnType<typeof createInterviews>
let companyId = ''
let jobPostId = ''
let owner = ''
let viewer = ''
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
  companyId = await insertCompany(database)
  jobPostId = await insertJobPost(database, companyId)
  owner = await insertMember(database, companyId, 'owner', 'owner')
  viewer = await insertMember(database, companyId, 'viewer', 'viewer')
  for (const uid of ['hanako', 'taro']) await insertPerson(database, { uid })
  writes = createTestWork(handle, now)
  const rateLimits = createRateLimits(database, { scale: 1, now })
  interviews = createInterviews({ database, work: writes.work, rateLimits, now })
})

const ad = () => ({ companyId, jobPostId })
const slot = (given: Parameters<typeof insertSlot>[2] = {}) => insertSlot(handle.database, ad(), given)
/** Somebody at the interviews, asked to choose; booked where a time is given. */
const asked = async (uid: string, given: Parameters<typeof insertInterview>[2] = {}, of = ad()) => {
  const applicationId = await insertApplication(handle.database, of.jobPostId, { uid, status: 'interview' })
  return insertInterview(handle.database, { applicationId, jobPostId: of.jobPostId }, given)
}
const rowOf = async (id: string) =>
  (await handle.database.select().from(interview).where(eq(interview.id, id)))[0]!
const slotOf = async (id: string) =>
  (await handle.database.select().from(interviewSlot).where(eq(interviewSlot.id, id)))[0]!
const pick = (uid: string, id: string, slotId: string, despiteOverlap = false) =>
  interviews.choices.pick(uid, { id, slotId, despiteOverlap })
const told = () => writes.mails().map(({ kind, to }) => `${kind} ${to}`)
const fields = {
  round: 'first',
  minutes: 30,
  way: 'place',
  place: '本社 3階',
  seats: 2,
  note: '',
  interviewers: [] as string[],
  act: 'save',
  seenClashes: '',
} as const
const adding = (given: Partial<AddSlots> = {}): AddSlots => ({
  ...ad(),
  days: ['2026-12-01', '2026-12-02'],
  times: ['10:00', '13:30'],
  ...fields,
  ...given,
})

describe('a company', () => {
  test('offers each time on each day, in Japan, once', async () => {
    expect(
      await interviews.slots.add('owner', adding({ days: ['2026-12-02', '2026-12-01', '2026-12-01'] })),
    ).toMatchObject({ kind: 'done' })
    const rows = await handle.database.select().from(interviewSlot).orderBy(interviewSlot.startsAt)
    expect(rows.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()])).toEqual([
      ['2026-12-01T01:00:00.000Z', '2026-12-01T01:30:00.000Z'],
      ['2026-12-01T04:30:00.000Z', '2026-12-01T05:00:00.000Z'],
      ['2026-12-02T01:00:00.000Z', '2026-12-02T01:30:00.000Z'],
      ['2026-12-02T04:30:00.000Z', '2026-12-02T05:00:00.000Z'],
    ])
  })

  test.each([
    ['past', { days: ['2026-11-20'] }],
    ['far', { days: ['2027-06-30'] }],
  ] as const)('offers nothing %s', async (because, given) => {
    expect(await interviews.slots.add('owner', adding({ ...given, days: [...given.days] }))).toEqual({
      kind: 'refused',
      because,
    })
    expect(await handle.database.$count(interviewSlot)).toBe(0)
  })

  test('offers for its own ads that are not drafts, and not without end', async () => {
    const { database } = handle
    const other = await insertCompany(database)
    const theirs = await insertJobPost(database, other)
    expect(await interviews.slots.add('owner', adding({ jobPostId: theirs }))).toEqual({ kind: 'unknown' })
    const draft = await insertJobPost(database, companyId, {
      status: 'draft',
      publishAt: null,
      validThrough: null,
    })
    expect(await interviews.slots.add('owner', adding({ jobPostId: draft }))).toEqual({
      kind: 'refused',
      because: 'ad',
    })
    for (let count = 0; count < 197; count += 1) await slot()
    expect(await interviews.slots.add('owner', adding())).toEqual({ kind: 'refused', because: 'full' })
    expect(await interviews.slots.add('owner', adding({ times: ['10:00'] }))).toMatchObject({ kind: 'done' })
  })

  test('past times are none of those that are open, for the company and for who is asked', async () => {
    await handle.database.insert(interviewSlot).values(
      Array.from({ length: interviewLimits.openSlots }, (_, place) => ({
        ...ad(),
        ...fields,
        id: newId(),
        createdAt: testNow,
        updatedAt: testNow,
        startsAt: hours(-place - 1),
        endsAt: hours(-place - 0.5),
      })),
    )
    expect(await interviews.slots.add('owner', adding())).toMatchObject({ kind: 'done' })
    const applicationId = await insertApplication(handle.database, jobPostId, {
      uid: 'hanako',
      status: 'interview',
    })
    const invited = { companyId, applicationId, round: 'first' } as const
    expect(await interviews.invitations.invite('owner', invited)).toMatchObject({ kind: 'done', told: 1 })
    const [own] = await interviews.own.of('hanako', applicationId)
    expect(own?.slots).toHaveLength(4)
  })

  test('a time that begins at this very moment is not open any more', async () => {
    for (let count = 0; count < interviewLimits.openSlots - 3; count += 1) await slot()
    await slot({ startsAt: testNow })
    const one = { days: ['2026-12-01'], times: ['10:00', '11:00', '12:00'] }
    expect(await interviews.slots.add('owner', adding(one))).toMatchObject({ kind: 'done' })
    expect(await interviews.slots.add('owner', adding({ ...one, times: ['13:00'] }))).toEqual({
      kind: 'refused',
      because: 'full',
    })
  })

  test('of two who offer times together the second counts those of the first', async () => {
    for (let count = 0; count < 196; count += 1) await slot()
    const commit = await holdRows(handle, async (transaction) => {
      await transaction.select().from(jobPost).where(eq(jobPost.id, jobPostId)).for('no key update')
      await insertSlot(transaction, ad())
    })
    const added = interviews.slots.add('owner', adding())
    await untilWaiting(handle, added)
    await commit()
    expect(await added).toEqual({ kind: 'refused', because: 'full' })
  })

  test('of two who change a time the second is told, and changes nothing', async () => {
    const id = await slot()
    const change: ChangeSlot = {
      companyId,
      id,
      seen: testNow.toISOString(),
      day: '2026-12-01',
      time: '10:00',
      ...fields,
    }
    time = hours(1)
    expect(await interviews.slots.change('owner', change)).toMatchObject({ kind: 'done' })
    expect(await interviews.slots.change('viewer', { ...change, time: '11:00' })).toEqual({
      kind: 'refused',
      because: 'changed',
    })
    expect(await interviews.slots.cancel('viewer', { ...change, reason: '' })).toEqual({
      kind: 'refused',
      because: 'changed',
    })
    expect(await slotOf(id)).toMatchObject({
      startsAt: new Date('2026-12-01T01:00:00Z'),
      changedByUid: 'owner',
      cancelledAt: null,
    })
  })

  test('of another company a time is unknown', async () => {
    const other = await insertCompany(handle.database)
    const id = await slot()
    const input = { companyId: other, id, seen: testNow.toISOString() }
    expect(await interviews.slots.cancel('owner', { ...input, reason: '' })).toEqual({ kind: 'unknown' })
    const change = { ...input, day: '2026-12-01', time: '10:00', ...fields }
    expect(await interviews.slots.change('owner', change)).toEqual({ kind: 'unknown' })
  })

  test('tells those who have booked a time that it moved, with the same event in a later version', async () => {
    const id = await slot()
    const booked = await asked('hanako', { slotId: id })
    const change = { companyId, id, seen: testNow.toISOString(), day: '2026-12-01', time: '10:00', ...fields }
    await interviews.slots.change('owner', change)
    expect(writes.mails()).toMatchObject([
      {
        kind: 'interview-moved',
        to: 'hanako@example.com',
        data: {
          before: { startsAt: daysFromNow(3).toISOString() },
          event: { interviewId: booked, sequence: 2, startsAt: '2026-12-01T01:00:00.000Z' },
        },
      },
      {
        kind: 'interview-company',
        to: 'owner@example.com',
        data: {
          did: 'moved',
          event: { interviewId: booked, sequence: 2, startsAt: '2026-12-01T01:00:00.000Z' },
        },
      },
    ])
    expect(await rowOf(booked)).toMatchObject({ state: 'booked', sequence: 2 })
  })

  test('tells those who have booked a time of another note, of the same event, and of nothing else', async () => {
    const id = await slot()
    await asked('hanako', { slotId: id })
    const same = { companyId, id, day: '2026-11-24', time: '12:00', ...fields, seats: 1 }
    time = hours(1)
    await interviews.slots.change('owner', { ...same, seen: testNow.toISOString(), seats: 3 })
    expect(writes.mails()).toEqual([])
    await interviews.slots.change('owner', {
      ...same,
      seen: hours(1).toISOString(),
      note: '受付で名前をお伝えください。',
    })
    expect(writes.mails()).toMatchObject([
      { kind: 'interview-moved', data: { note: '受付で名前をお伝えください。', event: { sequence: 1 } } },
    ])
  })

  test('tells of another note once an hour at most; where the time itself moves, each time', async () => {
    const id = await slot()
    await asked('hanako', { slotId: id })
    const notes = () => writes.mails().filter(({ kind }) => kind === 'interview-moved').length
    const change = async (note: string, clock = '12:00') => {
      const seen = (await slotOf(id)).updatedAt.toISOString()
      const span = { companyId, id, seen, day: '2026-11-24', time: clock }
      expect(await interviews.slots.change('owner', { ...span, ...fields, seats: 1, note })).toMatchObject({
        kind: 'done',
      })
    }
    const told: number[] = []
    for (const [minutes, note, clock] of [
      [0, '受付へ', '12:00'],
      [1, '受付へどうぞ', '12:00'],
      [59, '三階へどうぞ', '12:00'],
      [59, '三階へどうぞ', '13:00'],
      [60, '四階へどうぞ', '13:00'],
      [121, '五階へどうぞ', '13:00'],
    ] as const) {
      time = new Date(testNow.getTime() + minutes * 60_000)
      await change(note, clock)
      told.push(notes())
    }
    expect(told).toEqual([1, 1, 1, 2, 3, 4])
    // Of another time there is another hour.
    const other = await slot({ startsAt: daysFromNow(4) })
    await asked('taro', { slotId: other })
    await interviews.slots.change('owner', {
      ...fields,
      companyId,
      id: other,
      seen: testNow.toISOString(),
      day: '2026-11-25',
      time: '12:00',
      seats: 1,
      note: '受付へ',
    })
    expect(notes()).toBe(5)
  })

  test('that is suspended sees and does nothing', async () => {
    const id = await slot()
    const invited = await asked('hanako', { slotId: id })
    const { applicationId } = await rowOf(invited)
    await handle.database.update(company).set({ status: 'suspended' })
    const { slots, invitations, ofCompany } = interviews
    const round = 'first' as const
    expect([
      await slots.add('owner', adding()),
      await slots.cancel('owner', { companyId, id, seen: testNow.toISOString(), reason: '' }),
      await invitations.invite('owner', { companyId, applicationId, round }),
      await invitations.inviteAll('owner', { companyId, jobPostId, round }),
      await invitations.end('owner', { companyId, id: invited, reason: '' }),
    ]).toEqual(Array.from({ length: 5 }, () => ({ kind: 'unknown' })))
    expect([
      await ofCompany.coming(companyId),
      await ofCompany.ofAd(companyId, jobPostId),
      await ofCompany.ofApplication(companyId, applicationId),
    ]).toEqual([[], null, []])
  })

  test('keeps no fewer seats than are taken', async () => {
    const id = await slot({ seats: 2 })
    await asked('hanako', { slotId: id })
    await asked('taro', { slotId: id })
    const change = { companyId, id, seen: testNow.toISOString(), day: '2026-12-01', time: '10:00' }
    expect(await interviews.slots.change('owner', { ...change, ...fields, seats: 1 })).toEqual({
      kind: 'refused',
      because: 'seats',
    })
  })

  test('makes no other round of a time that somebody has, and changes nothing of what is over', async () => {
    const id = await slot({ seats: 2 })
    await asked('hanako', { slotId: id })
    const change = { companyId, id, seen: testNow.toISOString(), day: '2026-12-01', time: '10:00', ...fields }
    expect(await interviews.slots.change('owner', { ...change, round: 'second' })).toEqual({
      kind: 'refused',
      because: 'seats',
    })
    const over = { kind: 'refused', because: 'over' }
    const past = await slot({ startsAt: hours(-1) })
    const off = await slot({ cancelledAt: testNow })
    for (const each of [past, off])
      expect(await interviews.slots.change('owner', { ...change, id: each })).toEqual(over)
    const cancel = { companyId, id: past, seen: testNow.toISOString(), reason: '' }
    expect(await interviews.slots.cancel('owner', cancel)).toEqual(over)
    expect(await slotOf(past)).toMatchObject({ startsAt: hours(-1), cancelledAt: null })
  })

  test('cancels a time: who had it is told, can choose again, and is not reminded', async () => {
    const id = await slot({ startsAt: hours(24) })
    const booked = await asked('hanako', { slotId: id })
    const cancel = { companyId, id, seen: testNow.toISOString(), reason: '担当者の都合です。' }
    expect(await interviews.slots.cancel('owner', cancel)).toMatchObject({ kind: 'done' })
    expect(await rowOf(booked)).toMatchObject({ state: 'released', releasedBy: 'company', sequence: 2 })
    expect(writes.mails()).toMatchObject([
      {
        kind: 'interview-cancelled',
        data: { because: 'company', again: true, text: '担当者の都合です。', event: { sequence: 2 } },
      },
      { kind: 'interview-company', data: { did: 'cancelled', event: { sequence: 2 } } },
    ])
    expect(await createInterviewReminders(writes).remindDue()).toBe(0)
    // Twice it is done once, and it is not changed any more.
    await interviews.slots.cancel('owner', cancel)
    expect(writes.mails()).toHaveLength(2)
    expect(
      await interviews.slots.change('owner', { ...cancel, ...fields, day: '2026-12-01', time: '10:00' }),
    ).toEqual({ kind: 'refused', because: 'over' })
  })

  test('asks one in selection, once; nobody else, and not without a time to choose', async () => {
    const { database } = handle
    const inStatus = async (status: 'screening' | 'interview' | 'submitted' | 'offered') =>
      insertApplication(database, jobPostId, { uid: status === 'screening' ? 'hanako' : null, status })
    const invite = (applicationId: string) =>
      interviews.invitations.invite('owner', { companyId, applicationId, round: 'first' })
    const one = await inStatus('screening')
    expect(await invite(one)).toEqual({ kind: 'refused', because: 'no_slots' })
    await slot({ round: 'second' })
    expect(await invite(one)).toEqual({ kind: 'refused', because: 'no_slots' })
    await slot()
    expect(await invite(one)).toEqual({ kind: 'done', told: 1, more: false })
    expect(await invite(one)).toEqual({ kind: 'done', told: 0, more: false })
    expect(told()).toEqual(['interview-offered hanako@example.com'])
    for (const status of ['submitted', 'offered'] as const)
      expect(await invite(await inStatus(status))).toEqual({ kind: 'refused', because: 'status' })
    const other = await insertCompany(database)
    expect(
      await interviews.invitations.invite('owner', { companyId: other, applicationId: one, round: 'first' }),
    ).toEqual({ kind: 'unknown' })
  })

  test('interviews nobody for a programme, whatever state an application is in', async () => {
    const { database } = handle
    const programme = await insertJobPost(database, companyId, { kind: 'open_company' })
    const of = { companyId, jobPostId: programme }
    expect(await interviews.slots.add('owner', adding(of))).toEqual({ kind: 'refused', because: 'kind' })
    await insertSlot(database, of, {})
    const applicationId = await insertApplication(database, programme, { uid: null, status: 'interview' })
    const round = 'first' as const
    expect(await interviews.invitations.invite('owner', { companyId, applicationId, round })).toEqual({
      kind: 'refused',
      because: 'kind',
    })
    expect(await interviews.invitations.inviteAll('owner', { ...of, round })).toEqual({
      kind: 'refused',
      because: 'kind',
    })
    expect(told()).toEqual([])
  })

  test('asks everybody at the interviews of one ad who was not asked', async () => {
    const { database } = handle
    await slot()
    const elsewhere = await insertJobPost(database, companyId)
    await insertApplication(database, jobPostId, { uid: 'hanako', status: 'interview' })
    await insertApplication(database, jobPostId, { uid: 'taro', status: 'screening' })
    await insertApplication(database, elsewhere, { uid: 'taro', status: 'interview' })
    const all = { companyId, jobPostId, round: 'first' as const }
    expect(await interviews.invitations.inviteAll('owner', all)).toEqual({
      kind: 'done',
      told: 1,
      more: false,
    })
    expect(await interviews.invitations.inviteAll('owner', all)).toMatchObject({ told: 0 })
    expect(told()).toEqual(['interview-offered hanako@example.com'])
  })

  test('asks nobody of another company’s ad', async () => {
    await slot()
    await insertApplication(handle.database, jobPostId, { uid: 'hanako', status: 'interview' })
    const other = await insertCompany(handle.database)
    expect(
      await interviews.invitations.inviteAll('owner', { companyId: other, jobPostId, round: 'first' }),
    ).toEqual({ kind: 'unknown' })
    expect(await handle.database.$count(interview)).toBe(0)
  })

  test('is told that whoever it asks has booked already', async () => {
    await slot()
    const { applicationId } = await rowOf(
      await asked('hanako', { slotId: await slot({ startsAt: hours(90) }) }),
    )
    expect(
      await interviews.invitations.invite('owner', { companyId, applicationId, round: 'first' }),
    ).toEqual({ kind: 'refused', because: 'booked' })
  })

  test('asks as many with one press as may be, says that there are more, and asks those with the next', async () => {
    const { database } = handle
    await slot()
    const { invitedAtOnce } = interviewLimits
    const uids = Array.from({ length: invitedAtOnce + 2 }, (_, index) => `many-${index}`)
    const people = uids.map((uid) => ({ uid, kind: 'student' as const, email: `${uid}@example.com` }))
    await database.insert(account).values(people)
    await database.insert(application).values(
      uids.map((uid) => ({
        id: newId(),
        uid,
        ...ad(),
        status: 'interview' as const,
        revision: 1,
        profile: sentProfile,
        submitKey: newId(),
        submittedAt: testNow,
        replyDueAt: daysFromNow(6),
      })),
    )
    const press = () => interviews.invitations.inviteAll('owner', { ...ad(), round: 'first' })
    expect(await press()).toEqual({ kind: 'done', told: invitedAtOnce, more: true })
    expect(writes.mails()).toHaveLength(invitedAtOnce)
    expect(await press()).toEqual({ kind: 'done', told: 2, more: false })
    expect(await press()).toEqual({ kind: 'done', told: 0, more: false })
    expect(new Set(writes.mails().map(({ to }) => to)).size).toBe(invitedAtOnce + 2)
  })

  test('asks for the next round those who were asked for the first', async () => {
    await slot({ round: 'second' })
    await asked('hanako', { state: 'ended' })
    const all = { companyId, jobPostId, round: 'second' as const }
    expect(await interviews.invitations.inviteAll('owner', all)).toMatchObject({ kind: 'done', told: 1 })
  })

  test('asks anew whoever it took the invitation back from', async () => {
    await slot()
    const invited = await asked('hanako')
    await interviews.invitations.end('owner', { companyId, id: invited, reason: '' })
    const { applicationId } = await rowOf(invited)
    const one = { companyId, applicationId, round: 'first' as const }
    expect(await interviews.invitations.invite('owner', one)).toMatchObject({ kind: 'done', told: 1 })
    expect(await rowOf(invited)).toMatchObject({ state: 'offered' })
  })

  test('takes back nothing that has begun', async () => {
    const booked = await asked('hanako', { slotId: await slot({ startsAt: hours(-0.1) }) })
    expect(await interviews.invitations.end('owner', { companyId, id: booked, reason: '' })).toEqual({
      kind: 'refused',
      because: 'booked',
    })
    expect(await rowOf(booked)).toMatchObject({ state: 'booked', sequence: 1 })
  })

  test('leaves in the audit log who did what', async () => {
    await handle.database.delete(auditLog)
    await interviews.slots.add('owner', adding({ days: ['2026-12-01'], times: ['10:00'] }))
    const [{ id } = { id: '' }] = await handle.database.select().from(interviewSlot)
    const change = { companyId, id, day: '2026-12-01', time: '11:00', ...fields }
    await interviews.slots.change('owner', { ...change, seen: testNow.toISOString() })
    const applicationId = await insertApplication(handle.database, jobPostId, {
      uid: 'hanako',
      status: 'interview',
    })
    const one = { companyId, applicationId, round: 'first' as const }
    await interviews.invitations.invite('owner', one)
    const [{ id: invited } = { id: '' }] = await handle.database.select().from(interview)
    await pick('hanako', invited, id)
    await interviews.choices.release('hanako', { id: invited, reason: '' })
    await interviews.choices.request('hanako', { id: invited, text: '別の日' })
    await interviews.invitations.end('owner', { companyId, id: invited, reason: '' })
    await interviews.invitations.inviteAll('owner', { companyId, jobPostId, round: 'first' })
    await interviews.slots.cancel('owner', { companyId, id, seen: testNow.toISOString(), reason: '' })
    const lines = await handle.database.select().from(auditLog).orderBy(auditLog.id)
    expect(lines.map(({ action, actorUid }) => `${action} ${actorUid}`)).toEqual([
      'interview_slot.added owner',
      'interview_slot.changed owner',
      'interview.offered owner',
      'interview.booked hanako',
      'interview.released hanako',
      'interview.other_times_asked hanako',
      'interview.ended owner',
      'interview_slot.cancelled owner',
    ])
  })

  test('takes back an invitation with what was booked', async () => {
    const id = await slot()
    const booked = await asked('hanako', { slotId: id })
    const end = { companyId, id: booked, reason: '' }
    expect(await interviews.invitations.end('owner', end)).toMatchObject({ kind: 'done', told: 1 })
    expect(await rowOf(booked)).toMatchObject({ state: 'ended', sequence: 2 })
    expect(await pick('hanako', booked, id)).toEqual({ kind: 'refused', because: 'ended' })
    const other = await insertCompany(handle.database)
    expect(await interviews.invitations.end('owner', { ...end, companyId: other })).toEqual({
      kind: 'unknown',
    })
  })

  test('tells those who asked for other times of a round when there are some, once', async () => {
    const requested = { request: '金曜の午後なら伺えます。', requestedAt: testNow }
    const invited = await asked('hanako', requested)
    const { applicationId } = await rowOf(invited)
    const invite = () => interviews.invitations.invite('owner', { companyId, applicationId, round: 'first' })
    await slot()
    // What was there when they asked is no answer.
    expect(await invite()).toMatchObject({ told: 0 })
    await asked('taro')
    for (const uid of ['jiro', 'saburo', 'shiro']) await insertPerson(handle.database, { uid })
    const second = await asked('jiro', { ...requested, round: 'second' })
    await asked('saburo', { ...requested, slotId: await slot() })
    const elsewhere = { companyId, jobPostId: await insertJobPost(handle.database, companyId) }
    await asked('shiro', requested, elsewhere)
    time = hours(1)
    // Too near to be chosen.
    await interviews.slots.add('owner', adding({ days: ['2026-11-21'], times: ['14:00'] }))
    expect(told()).toEqual([])
    await interviews.slots.add('owner', adding())
    await interviews.slots.add('owner', adding({ times: ['15:00'] }))
    expect(told()).toEqual(['interview-offered hanako@example.com'])
    expect(await rowOf(invited)).toMatchObject({ state: 'offered', request: null, requestedAt: null })
    expect(await rowOf(second)).toMatchObject(requested)
    expect(await interviews.choices.request('hanako', { id: invited, text: '土曜は' })).toMatchObject({
      kind: 'done',
    })
  })

  test('asks again who asked for other times, where one was changed since', async () => {
    const id = await slot()
    const invited = await asked('hanako', { request: '金曜の午後', requestedAt: testNow })
    const { applicationId } = await rowOf(invited)
    time = hours(1)
    const seen = testNow.toISOString()
    await interviews.slots.change('owner', {
      ...fields,
      companyId,
      id,
      seen,
      day: '2026-12-04',
      time: '15:00',
    })
    const one = { companyId, applicationId, round: 'first' as const }
    expect(await interviews.invitations.invite('owner', one)).toMatchObject({ told: 1 })
    expect(await interviews.invitations.invite('owner', one)).toMatchObject({ told: 0 })
    expect(told()).toEqual(['interview-offered hanako@example.com'])
  })

  test('takes back an invitation of which nothing was booked: the student is told, once', async () => {
    const invited = await asked('hanako')
    const end = { companyId, id: invited, reason: '募集の予定が変わりました。' }
    await interviews.invitations.end('owner', end)
    await interviews.invitations.end('owner', end)
    expect(writes.mails()).toMatchObject([
      {
        kind: 'interview-withdrawn',
        to: 'hanako@example.com',
        data: { round: 'first', text: '募集の予定が変わりました。' },
      },
    ])
    expect(await rowOf(invited)).toMatchObject({ state: 'ended', releasedBy: 'company' })
  })

  test('sees what overlaps in the same ad or with the same interviewer, and nothing of other companies', async () => {
    const { database } = handle
    const elsewhere = await insertJobPost(database, companyId)
    const other = await insertCompany(database)
    const theirs = await insertJobPost(database, other)
    const elsewhereAs = (...interviewers: string[]) =>
      insertSlot(
        database,
        { companyId, jobPostId: elsewhere },
        { interviewers, startsAt: new Date(daysFromNow(3).getTime() + 1_799_000) },
      )
    await slot({ interviewers: [owner, viewer] })
    await insertSlot(database, { companyId: other, jobPostId: theirs })
    const overlapping = async () =>
      (await interviews.ofCompany.ofAd(companyId, jobPostId))?.slots.map((each) => each.overlapping)
    await elsewhereAs(await insertMember(database, companyId, 'haruka', 'recruiter'))
    expect(await overlapping()).toEqual([false])
    const cancelled = await slot({ cancelledAt: testNow })
    expect(await overlapping()).toEqual([false, false])
    await database.delete(interviewSlot).where(eq(interviewSlot.id, cancelled))
    await elsewhereAs(viewer)
    expect(await overlapping()).toEqual([true])
    expect(await interviews.ofCompany.ofAd(other, jobPostId)).toBeNull()
  })
})

describe('a student', () => {
  test('chooses a time: both sides are told, the event begins', async () => {
    const id = await slot()
    const invited = await asked('hanako')
    expect(await pick('hanako', invited, id)).toMatchObject({ kind: 'done' })
    expect(await rowOf(invited)).toMatchObject({ state: 'booked', slotId: id, sequence: 1 })
    expect(told().toSorted()).toEqual([
      'interview-booked hanako@example.com',
      'interview-company owner@example.com',
    ])
    // The same form sent twice.
    expect(await pick('hanako', invited, id)).toMatchObject({ kind: 'done' })
    expect(await rowOf(invited)).toMatchObject({ sequence: 1 })
    expect(told()).toHaveLength(2)
  })

  test('has no interview of somebody else’s', async () => {
    const id = await slot()
    const invited = await asked('hanako')
    expect(await pick('taro', invited, id)).toEqual({ kind: 'unknown' })
    expect(await interviews.choices.release('taro', { id: invited, reason: '' })).toEqual({ kind: 'unknown' })
    expect(await interviews.choices.request('taro', { id: invited, text: '別の日' })).toEqual({
      kind: 'unknown',
    })
    const { applicationId } = await rowOf(invited)
    expect(await interviews.own.of('taro', applicationId)).toEqual([])
    expect((await interviews.own.of('hanako', applicationId))[0]?.slots).toHaveLength(1)
  })

  test('is told the link of an online interview once they have chosen it', async () => {
    const place = 'https://meet.example.com/abc'
    const id = await slot({ way: 'online', place })
    const invited = await asked('hanako')
    const { applicationId } = await rowOf(invited)
    expect(JSON.stringify(await interviews.own.of('hanako', applicationId))).not.toContain(place)
    await pick('hanako', invited, id)
    expect(await interviews.own.of('hanako', applicationId)).toMatchObject([{ slot: { place } }])
  })

  test('chooses no time of another ad or round, none cancelled, none too near', async () => {
    const { database } = handle
    const invited = await asked('hanako')
    const elsewhere = await insertJobPost(database, companyId)
    const refusals = async (slotId: string) => (await pick('hanako', invited, slotId)) as { because?: string }
    expect(await refusals(await insertSlot(database, { companyId, jobPostId: elsewhere }))).toMatchObject({
      because: 'gone',
    })
    expect(await refusals(await slot({ round: 'second' }))).toMatchObject({ because: 'gone' })
    expect(await refusals(await slot({ cancelledAt: testNow }))).toMatchObject({ because: 'gone' })
    expect(await refusals(await slot({ startsAt: hours(2) }))).toMatchObject({ because: 'late' })
    expect(await rowOf(invited)).toMatchObject({ state: 'offered', slotId: null })
  })

  test('sixty at once for a time of seven seats: exactly seven have it', async () => {
    const { database } = handle
    const id = await slot({ seats: 7 })
    const people = Array.from({ length: 60 }, (_, index) => `student-${index}`)
    for (const uid of people) await insertPerson(database, { uid })
    const invited = await Promise.all(people.map((uid) => asked(uid)))
    const answers = await Promise.all(people.map((uid, index) => pick(uid, invited[index]!, id)))
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(7)
    expect(answers.filter((answer) => answer.kind === 'refused' && answer.because === 'full')).toHaveLength(
      53,
    )
    const booked = await database.select().from(interview).where(eq(interview.state, 'booked'))
    expect(booked).toHaveLength(7)
  })

  test('changes to another time: the first seat is free again', async () => {
    const first = await slot()
    const second = await slot({ startsAt: daysFromNow(4) })
    const invited = await asked('hanako', { slotId: first })
    expect(await pick('hanako', invited, second)).toMatchObject({ kind: 'done' })
    expect(await rowOf(invited)).toMatchObject({ slotId: second, sequence: 2 })
    expect(await pick('taro', await asked('taro'), first)).toMatchObject({ kind: 'done' })
  })

  test('changes and gives back until a day before, later only what the company moved', async () => {
    const near = { startsAt: hours(23) }
    const id = await slot(near)
    const invited = await asked('hanako', { slotId: id })
    const other = await slot({ startsAt: daysFromNow(5) })
    expect(await pick('hanako', invited, other)).toEqual({ kind: 'refused', because: 'late' })
    expect(await interviews.choices.release('hanako', { id: invited, reason: '' })).toEqual({
      kind: 'refused',
      because: 'late',
    })
    await handle.database
      .update(interviewSlot)
      .set({ movedAt: hours(0.5) })
      .where(eq(interviewSlot.id, id))
    time = hours(1)
    expect(
      await interviews.choices.release('hanako', { id: invited, reason: '授業と重なりました。' }),
    ).toMatchObject({ kind: 'done' })
    expect(await rowOf(invited)).toMatchObject({ state: 'released', releasedBy: 'student', sequence: 2 })
    expect(writes.mails()).toMatchObject([
      { kind: 'interview-cancelled', data: { because: 'student' } },
      { kind: 'interview-company', data: { did: 'released', text: '授業と重なりました。' } },
    ])
    await pick('hanako', invited, other)
    expect(await rowOf(invited)).toMatchObject({ state: 'booked', releasedBy: null, sequence: 3 })
  })

  test('is told of an overlap with another company, and has to say that they know', async () => {
    const { database } = handle
    const other = await insertCompany(database, { displayName: 'ほかの会社' })
    const theirs = { companyId: other, jobPostId: await insertJobPost(database, other) }
    const taken = await insertSlot(database, theirs, {
      startsAt: new Date(daysFromNow(3).getTime() - 1_000_000),
    })
    await asked('hanako', { slotId: taken }, theirs)
    const id = await slot()
    const invited = await asked('hanako')
    const { applicationId } = await rowOf(invited)
    const [own] = await interviews.own.of('hanako', applicationId)
    expect(own?.slots[0]?.overlapping).toMatchObject([{ company: 'ほかの会社' }])
    expect(await pick('hanako', invited, id)).toEqual({ kind: 'refused', because: 'overlap' })
    expect(await pick('hanako', invited, id, true)).toMatchObject({ kind: 'done' })
    // What the company sees and is told names no other company.
    const seen = JSON.stringify([
      await interviews.ofCompany.ofAd(companyId, jobPostId),
      await interviews.ofCompany.ofApplication(companyId, applicationId),
      writes.mails().filter(({ kind }) => kind === 'interview-company'),
    ])
    expect(seen).not.toContain('ほかの会社')
  })

  test('who chooses two overlapping times at the same moment has one of them', async () => {
    const { database } = handle
    const other = await insertCompany(database)
    const theirs = { companyId: other, jobPostId: await insertJobPost(database, other) }
    for (let round = 0; round < 5; round += 1) {
      const mine = [await slot(), await insertSlot(database, theirs)]
      const invited = [await asked('hanako'), await asked('hanako', {}, theirs)]
      const answers = await Promise.all(mine.map((id, index) => pick('hanako', invited[index]!, id)))
      expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
      await database.delete(application)
    }
  })

  test('asks once for other times, in words that the company sees', async () => {
    const invited = await asked('hanako')
    const request = (text: string) => interviews.choices.request('hanako', { id: invited, text })
    expect(await request('金曜の午後なら伺えます。')).toMatchObject({ kind: 'done' })
    expect(await request('木曜でも。')).toEqual({ kind: 'refused', because: 'asked' })
    const ofAd = await interviews.ofCompany.ofAd(companyId, jobPostId)
    expect(ofAd?.waiting).toMatchObject([{ request: '金曜の午後なら伺えます。' }])
    expect(writes.mails()).toMatchObject([{ kind: 'interview-company', data: { did: 'asked' } }])
    // Of a withdrawal the company keeps the name and the dates alone.
    const { applicationId } = await rowOf(invited)
    await moveOwn(writes.work, 'hanako', { id: applicationId, move: 'withdraw', reason: '' })
    expect(await interviews.ofCompany.ofApplication(companyId, applicationId)).toMatchObject([
      { name: '山田 花子', request: null },
    ])
  })

  test('asks for no other times while one is booked', async () => {
    const booked = await asked('hanako', { slotId: await slot() })
    expect(await interviews.choices.request('hanako', { id: booked, text: '別の日' })).toEqual({
      kind: 'refused',
      because: 'ended',
    })
  })
})

describe('an application that ends', () => {
  test.each(['withdraw', 'reject'] as const)('by %s frees its seat and cancels the event', async (how) => {
    const id = await slot()
    const invited = await asked('hanako', { slotId: id })
    const { applicationId } = await rowOf(invited)
    if (how === 'withdraw')
      await moveOwn(writes.work, 'hanako', { id: applicationId, move: 'withdraw', reason: '' })
    else
      await createApplicationMoves(writes).move(
        { kind: 'operator', name: 'root' },
        { id: applicationId, action: 'reject', by: 'operator', text: '' },
      )
    expect(await rowOf(invited)).toMatchObject({ state: 'ended', releasedBy: null, sequence: 2 })
    expect(writes.mails()).toContainEqual(
      expect.objectContaining({
        kind: 'interview-cancelled',
        data: expect.objectContaining({
          because: how === 'withdraw' ? 'withdrawn' : 'ended',
          again: false,
        }) as unknown,
      }),
    )
    expect(await pick('taro', await asked('taro'), id)).toMatchObject({ kind: 'done' })
  })

  test('leaves an interview that took place', async () => {
    const id = await slot({ startsAt: hours(-2) })
    const invited = await asked('hanako', { slotId: id })
    const { applicationId } = await rowOf(invited)
    await moveOwn(writes.work, 'hanako', { id: applicationId, move: 'withdraw', reason: '' })
    expect(await rowOf(invited)).toMatchObject({ state: 'booked', sequence: 1 })
  })

  test('has its interviews erased with it, and what was noted for those who came', async () => {
    const id = await slot({ startsAt: hours(-48), note: '山田様は3階へ' })
    const invited = await asked('hanako', { slotId: id })
    const { applicationId } = await rowOf(invited)
    const coming = await slot({ startsAt: daysFromNow(60), note: '受付へ' })
    await insertInterview(handle.database, { applicationId, jobPostId }, { round: 'second', slotId: coming })
    await moveOwn(writes.work, 'hanako', { id: applicationId, move: 'withdraw', reason: '' })
    time = daysFromNow(31)
    expect(await eraseDue(writes.work)).toBe(1)
    expect(await handle.database.$count(interview)).toBe(0)
    expect(await slotOf(id)).toMatchObject({ note: '' })
    expect(await slotOf(coming)).toMatchObject({ note: '受付へ' })
  })

  test('goes with the account', async () => {
    const id = await slot()
    await asked('hanako', { slotId: id })
    await writes.work({ kind: 'task', name: 'delete-account' }, (unit) => leaveApplications(unit, 'hanako'))
    expect(await handle.database.$count(interview)).toBe(0)
  })
})

describe('the day before', () => {
  test('both sides are reminded once, of booked times of tomorrow in Japan', async () => {
    // It is 12:00 in Japan: tomorrow is from 12 to 36 hours ahead.
    const tomorrow = await slot({ startsAt: hours(12), seats: 3 })
    const booked = await asked('hanako', { slotId: tomorrow })
    await asked('taro', { slotId: await slot({ startsAt: hours(36) }) })
    for (const uid of ['jiro', 'saburo']) await insertPerson(handle.database, { uid })
    await asked('jiro', { state: 'released', slotId: tomorrow })
    await asked('saburo', { slotId: await slot({ startsAt: hours(11.9) }) })
    const reminders = createInterviewReminders(writes)
    expect(await Promise.all([reminders.remindDue(), reminders.remindDue()])).toSatisfy(
      (counts: number[]) => counts.toSorted().join() === '0,1',
    )
    expect(await reminders.remindDue()).toBe(0)
    expect(told().toSorted()).toEqual([
      'interview-tomorrow hanako@example.com',
      'interview-tomorrow-company owner@example.com',
    ])
    expect(writes.mails()[0]).toMatchObject({ data: { event: { interviewId: booked } } })
    // What is moved within that day is another time.
    await handle.database
      .update(interviewSlot)
      .set({ startsAt: hours(14), endsAt: hours(15) })
      .where(eq(interviewSlot.id, tomorrow))
    expect(await reminders.remindDue()).toBe(1)
  })
})
