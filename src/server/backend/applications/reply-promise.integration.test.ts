import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompanyRole } from '#contract/account.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { application, applicationEvent } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { sentOnce } from '#server/backend/database/schema/sent-once.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
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
import { recruitersOf } from './application-people.ts'
import { createUnansweredClosing } from './close-unanswered.ts'
import { createOnceKeys } from '#server/backend/database/idempotency-keys.ts'
import { createReplyPromise } from './reply-promise.ts'

let handle: DatabaseHandle
let companyId = ''
let ad = ''

const addMember = async (uid: string, role: CompanyRole, of = companyId) => {
  await insertPerson(handle.database, { uid, kind: 'company' })
  await handle.database.insert(companyMember).values({ id: newId(), companyId: of, uid, role })
}

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  await database.delete(sentOnce)
  companyId = await insertCompany(database)
  ad = await insertJobPost(database, companyId, { title: '法人営業' })
  for (const uid of ['student', 'other']) await insertPerson(database, { uid })
  await addMember('owner', 'owner')
  await addMember('recruiter', 'recruiter')
  await addMember('viewer', 'viewer')
})

/** The site at an instant; what it sends is its own. */
const at = (now: Date) => {
  const writes = createTestWork(handle, () => now)
  return {
    ...writes,
    ...createReplyPromise(writes),
    ...createUnansweredClosing(writes),
    ...createOnceKeys(writes),
    to: () => writes.mails().map(({ kind, to }) => `${kind} ${to}`),
  }
}
const second = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)
const sent = (replyDueAt: Date, given: Parameters<typeof insertApplication>[2] = {}) =>
  insertApplication(handle.database, ad, {
    uid: 'student',
    submittedAt: daysFromNow(-50),
    replyDueAt,
    ...given,
  })
const rowOf = async (id: string) =>
  (await handle.database.select().from(application).where(eq(application.id, id)))[0]

test('a night forgets more than one portion', async () => {
  const createdAt = daysFromNow(-91)
  const keys = Array.from({ length: 1001 }, (_, number) => ({ key: `reply-overdue ${number}`, createdAt }))
  await handle.database.insert(sentOnce).values(keys)
  expect(await at(testNow).forgetOld()).toBe(1001)
})

test('a company is reminded three days and one day before, once a day, in one mail for all', async () => {
  // testNow is noon of 21 November in Japan.
  const [in3, in1] = [new Date('2026-11-24T15:00:00Z'), new Date('2026-11-22T15:00:00Z')]
  await sent(in3)
  await sent(in3, { uid: 'other', status: 'viewed' })
  await sent(in1, { uid: null })
  const others = [
    sent(new Date('2026-11-23T15:00:00Z'), { uid: null }),
    sent(in1, { uid: null, status: 'screening', answeredAt: testNow }),
    sent(in3, { uid: null, submittedAt: testNow }),
  ]
  await Promise.all(others)
  const site = at(testNow)
  expect(await site.remindDue()).toBe(1)
  expect(site.to()).toEqual(['reply-reminder owner@example.com', 'reply-reminder recruiter@example.com'])
  expect(site.mails()[0]?.data).toEqual({
    companyId,
    waiting: [
      { title: '法人営業', count: 1, dueOn: '2026-11-22' },
      { title: '法人営業', count: 2, dueOn: '2026-11-24' },
    ],
  })
  const again = at(second(testNow, 3600))
  expect([await again.remindDue(), again.sent]).toEqual([0, []])
  // Two days later one day is left for those that had three, the one that came that day among them.
  const later = at(daysFromNow(2))
  expect(await later.remindDue()).toBe(1)
  expect(later.mails()[0]?.data).toEqual({
    companyId,
    waiting: [{ title: '法人営業', count: 3, dueOn: '2026-11-24' }],
  })
})

test('ten nodes remind once', async () => {
  await sent(new Date('2026-11-24T15:00:00Z'))
  const site = at(testNow)
  await Promise.all(Array.from({ length: 10 }, () => site.remindDue()))
  expect(site.to()).toHaveLength(2)
})

test('a suspended company is asked for nothing, its applicants are told all the same', async () => {
  await sent(new Date('2026-11-24T15:00:00Z'))
  await sent(daysFromNow(-1), { uid: 'other' })
  await handle.database.update(company).set({ status: 'suspended' })
  const site = at(testNow)
  await site.remindDue()
  await site.tellOverdue()
  expect(site.to()).toEqual(['reply-overdue other@example.com'])
})

test('from the promised instant on both are told, once', async () => {
  const due = second(testNow, 60)
  const id = await sent(due)
  await sent(due, { uid: 'other', status: 'viewed' })
  await sent(daysFromNow(-2), { uid: null, status: 'interview', answeredAt: daysFromNow(-3) })
  const before = at(second(due, -1))
  expect([await before.tellOverdue(), before.sent]).toEqual([0, []])
  const site = at(due)
  expect(await site.tellOverdue()).toBe(2)
  expect(site.to().toSorted()).toEqual([
    'reply-overdue other@example.com',
    'reply-overdue student@example.com',
    'reply-overdue-company owner@example.com',
    'reply-overdue-company recruiter@example.com',
  ])
  expect(site.mails().find(({ to }) => to === 'student@example.com')?.data).toEqual({
    applicationId: id,
    title: '法人営業',
    jobPostKind: 'new_grad',
    company: 'みらい商事',
    lateDays: 30,
  })
  expect(site.sent).toContainEqual({ name: 'count-replies', data: { companyId }, key: companyId })
  for (const time of [due, second(due, 1), daysFromNow(20)]) {
    const again = at(time)
    expect([await again.tellOverdue(), again.sent]).toEqual([0, []])
  }
  // One that passes later is told of alone.
  await sent(daysFromNow(1), { uid: null })
  const later = at(daysFromNow(1))
  expect(await later.tellOverdue()).toBe(1)
  expect(later.mails()[0]?.data).toMatchObject({ waiting: [{ count: 1 }] })
})

test('what passed thirty days ago or more is left to be ended, and told no more', async () => {
  await sent(daysFromNow(-30))
  await sent(daysFromNow(-45), { uid: null })
  const none = at(testNow)
  expect([await none.tellOverdue(), none.sent]).toEqual([0, []])
  await sent(second(daysFromNow(-30), 1), { uid: 'other' })
  expect(await at(testNow).tellOverdue()).toBe(1)
})

test('thirty days later the site ends what nobody took up, with its event and similar ads, once', async () => {
  const due = daysFromNow(-30)
  const id = await sent(second(due, 1))
  const viewed = await sent(second(due, 1), { uid: 'other', status: 'viewed' })
  const wanted = await Promise.all(
    (['screening', 'interview', 'offered'] as const).map((status) =>
      sent(daysFromNow(-40), { uid: null, status, answeredAt: daysFromNow(-45) }),
    ),
  )
  const similar = await insertJobPost(handle.database, companyId, { title: '個人営業' })
  await insertJobPost(handle.database, companyId, { title: '終わった求人', validThrough: testNow })
  const before = at(testNow)
  expect([await before.closeDue(), before.sent]).toEqual([0, []])

  const now = second(testNow, 1)
  const site = at(now)
  expect(await site.closeDue()).toBe(2)
  for (const each of [id, viewed])
    expect(await rowOf(each)).toMatchObject({
      status: 'closed_no_reply',
      answeredAt: null,
      closedAt: now,
      eraseAt: second(daysFromNow(180), 1),
    })
  const events = await handle.database.select().from(applicationEvent)
  expect(events.map(({ actor, status }) => [actor, status])).toEqual([
    ['site', 'closed_no_reply'],
    ['site', 'closed_no_reply'],
  ])
  expect(site.mails().find(({ to }) => to === 'student@example.com')).toEqual({
    kind: 'application-closed-no-reply',
    to: 'student@example.com',
    data: {
      applicationId: id,
      title: '法人営業',
      jobPostKind: 'new_grad',
      company: 'みらい商事',
      lateDays: 30,
      similar: [{ id: similar, title: '個人営業', company: 'みらい商事' }],
    },
  })
  const [one, two, three] = await Promise.all(wanted.map(rowOf))
  expect([one?.status, two?.status, three?.status]).toEqual(['screening', 'interview', 'offered'])
  const again = at(daysFromNow(100))
  expect([await again.closeDue(), again.sent]).toEqual([0, []])
})

test('what its company is answering at the moment is not closed', async () => {
  const id = await sent(daysFromNow(-31))
  const commit = await holdRows(handle, (transaction) =>
    transaction
      .update(application)
      .set({ status: 'screening', answeredAt: testNow })
      .where(eq(application.id, id)),
  )
  const site = at(testNow)
  const closing = site.closeDue()
  const before = await untilWaiting(handle, closing)
  await commit()
  expect([before, await closing, (await rowOf(id))?.status]).toEqual(['waiting', 0, 'screening'])
  expect(site.sent).toEqual([])
})

test('more than one portion is closed at one look', async () => {
  const ids: string[] = []
  for (let count = 0; count < 105; count += 1) ids.push(await sent(daysFromNow(-31), { uid: null }))
  expect(await at(testNow).closeDue()).toBe(105)
  const open = await handle.database.$count(application, eq(application.status, 'submitted'))
  expect(open).toBe(0)
})

/** Units of work of which the second fails: the first one looks, the others do. */
const failingOnce = (): Work => {
  let units = 0
  const { work } = createTestWork(handle, () => testNow)
  return async (actor, body) => {
    units += 1
    if (units === 2) throw new Error('Broken')
    return work(actor, body)
  }
}

test('one that fails holds up no other', async () => {
  const ids = [await sent(daysFromNow(-31), { uid: null }), await sent(daysFromNow(-31), { uid: null })]
  await expect(createUnansweredClosing({ work: failingOnce() }).closeDue()).rejects.toThrow('1 applications')
  expect((await Promise.all(ids.map(rowOf))).map((row) => row?.status)).toEqual([
    'submitted',
    'closed_no_reply',
  ])

  const later = await insertCompany(handle.database)
  await sent(daysFromNow(-1))
  await insertApplication(handle.database, await insertJobPost(handle.database, later), {
    uid: 'other',
    submittedAt: daysFromNow(-50),
    replyDueAt: daysFromNow(-1),
  })
  await expect(createReplyPromise({ work: failingOnce() }).tellOverdue()).rejects.toThrow('1 companies')
  expect(await at(testNow).tellOverdue()).toBe(1)
})

test('what was told is forgotten after ninety days', async () => {
  await sent(daysFromNow(-1))
  await at(testNow).tellOverdue()
  expect(await at(daysFromNow(90)).forgetOld()).toBe(0)
  expect(await at(second(daysFromNow(90), 1)).forgetOld()).toBe(1)
})

test('an admin who once was a member is told of no application, and a suspended company of none either', async () => {
  await insertPerson(handle.database, { uid: 'admin', kind: 'admin' })
  await handle.database.insert(companyMember).values({ id: newId(), companyId, uid: 'admin', role: 'owner' })
  expect(await recruitersOf(handle.database, ad)).toEqual([
    { uid: 'owner', email: 'owner@example.com' },
    { uid: 'recruiter', email: 'recruiter@example.com' },
  ])
  await handle.database.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId))
  expect(await recruitersOf(handle.database, ad)).toEqual([])
})
