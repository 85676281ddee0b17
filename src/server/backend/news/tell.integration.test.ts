import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import { answerApplication } from '#server/backend/applications/answer-application.ts'
import { eraseDue } from '#server/backend/applications/erase-applications.ts'
import { moveOwn } from '#server/backend/applications/own-moves.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { notification, notificationPreference } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createInvites } from '#server/backend/members/invites.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { insertStudent, openApplications } from '#server/backend/testing/applications.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import { securityNews } from '#server/domain/news/security-news.ts'
import { createClosingSoon } from './closing-soon.ts'
import { newsTo } from './news-to.ts'

let handle: DatabaseHandle
let companyId: string
let jobPostId: string
let time = testNow
const operator = { kind: 'operator', name: 'test' } as const

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

beforeEach(async () => {
  time = testNow
  await handle.database.delete(notification)
  await handle.database.delete(application)
  await handle.database.delete(company)
  await handle.database.delete(account)
  companyId = await insertCompany(handle.database)
  jobPostId = await insertJobPost(handle.database, companyId)
  await insertMember(handle.database, companyId, 'owner', 'owner')
  await insertMember(handle.database, companyId, 'viewer', 'viewer')
  await insertStudent(handle.database, 'hanako')
})

const toldTo = (uid: string) =>
  handle.database
    .select({ kind: notification.kind, text: notification.text, href: notification.href })
    .from(notification)
    .where(eq(notification.uid, uid))
    .orderBy(asc(notification.createdAt), asc(notification.id))

const open = () => createTestWork(handle, () => time)

/** An application that `hanako` sent. */
const apply = async () => {
  const { draft, send, mails } = openApplications(handle)
  await draft('hanako', jobPostId)
  const sent = await send('hanako', jobPostId)
  if (sent.kind !== 'sent') throw new Error(sent.kind)
  return { id: sent.id, mails: mails() }
}
const rowOf = async (id: string) => {
  const [row] = await handle.database.select().from(application).where(eq(application.id, id))
  if (row === undefined) throw new Error('no application')
  return row
}

test('an application is told to those who hear of them, with its mail; its sender has a receipt', async () => {
  const { id, mails } = await apply()
  const [line, ...more] = await toldTo('owner')
  expect(more).toEqual([])
  expect(line).toMatchObject({ kind: 'application_received' })
  expect(line?.text).toContain('山田 花子さん')
  expect(line?.text).toContain('法人営業の総合職')
  expect(line?.href).toContain(id)
  expect(await toldTo('viewer')).toEqual([])
  expect(await toldTo('hanako')).toEqual([])
  expect(mails.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
    'application-sent hanako@example.com',
    'application-arrived owner@example.com',
  ])
})

test('what a company does is told to the student: that it was looked at without a mail, an answer with one', async () => {
  const { id } = await apply()
  const { work, mails } = open()
  const move = async (action: 'view' | 'screen') => {
    const row = await rowOf(id)
    return work(operator, (unit) => answerApplication(unit, row, { action, actor: 'operator', text: '' }))
  }
  await move('view')
  expect(mails()).toEqual([])
  await move('screen')
  expect(mails().map(({ kind }) => kind)).toEqual(['application-screening'])
  expect((await toldTo('hanako')).map(({ kind }) => kind)).toEqual([
    'application_viewed',
    'application_answered',
  ])
  // A refused move tells nothing.
  await move('view')
  expect(await toldTo('hanako')).toHaveLength(2)
})

test('what names a student goes when what they sent is erased', async () => {
  const { id } = await apply()
  const { work } = open()
  await moveOwn(work, 'hanako', { id, move: 'withdraw', reason: '' })
  expect((await toldTo('owner')).map(({ kind }) => kind)).toEqual([
    'application_received',
    'application_changed',
  ])
  expect((await toldTo('owner'))[1]?.text).toContain('山田 花子さん')
  time = daysFromNow(31)
  expect(await eraseDue(work)).toBe(1)
  expect(await toldTo('owner')).toEqual([])
})

test('when an account goes its companies are told without a name, and by mail with it', async () => {
  const { id } = await apply()
  const { work, mails } = open()
  await work(operator, (unit) => deleteAccount(unit, 'hanako', 'asked'))
  const left = await toldTo('owner')
  expect(left.map(({ kind }) => kind)).toEqual(['application_changed'])
  expect(left[0]?.text).toMatch(/^応募した方が/)
  expect(left[0]?.href).toContain(id)
  expect(mails()).toMatchObject([{ kind: 'application-moved', data: { name: '山田 花子' } }])
})

test('who has no account any more gets the mail alone, and what it was told with is committed', async () => {
  const { work, mails } = open()
  const person = (uid: string) => ({ uid, email: `${uid}@example.com` })
  const kind = 'deletion-stopped'
  await work(operator, async (unit) =>
    unit.tell(...newsTo([person('gone'), person('hanako')], securityNews.happened(kind), { kind, data: {} })),
  )
  expect(await toldTo('hanako')).toMatchObject([{ kind: 'security' }])
  expect(await toldTo('gone')).toEqual([])
  expect(mails().map(({ to }) => to)).toEqual(['gone@example.com', 'hanako@example.com'])
})

test('a person is told once of one key, with its mail, also when it comes twice at once', async () => {
  const { work, mails } = open()
  const own = { applicationId: '1', title: '営業', jobPostKind: 'new_grad', company: 'みらい' } as const
  await handle.database
    .insert(notificationPreference)
    .values({ uid: 'hanako', kind: 'application_viewed', shown: true, mail: 'at_once' })
  const person = { uid: 'hanako', email: 'hanako@example.com' }
  const tell = () =>
    work(operator, async (unit) =>
      unit.tell(...newsTo([person], applicationNews.viewed(own), { kind: 'application-viewed', data: own })),
    )
  await Promise.all([tell(), tell(), tell()])
  await tell()
  expect(await toldTo('hanako')).toHaveLength(1)
  expect(mails()).toHaveLength(1)
})

const keep = (uid: string, id = jobPostId) =>
  handle.database.insert(bookmark).values({ uid, jobPostId: id, revision: 1 })
const closesIn = (days: number, id = jobPostId) =>
  handle.database
    .update(jobPost)
    .set({ validThrough: daysFromNow(days) })
    .where(eq(jobPost.id, id))

test('who kept an ad is told once that its deadline is within three days', async () => {
  const { tellDue } = createClosingSoon(open())
  await keep('hanako')
  await closesIn(3.1)
  expect(await tellDue()).toBe(0)
  await closesIn(2.9)
  expect(await tellDue()).toBe(1)
  expect(await tellDue()).toBe(0)
  expect(await toldTo('hanako')).toMatchObject([
    { kind: 'closing_soon', href: `/jobpost/${jobPostId}`, text: expect.stringContaining('11月24日（火）') },
  ])
})

test('nobody is told of a deadline that is past, of an ad that is closed or hidden, or where they applied', async () => {
  const { tellDue } = createClosingSoon(open())
  const past = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(-0.1) })
  const closed = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(1) })
  await handle.database.update(jobPost).set({ status: 'paused' }).where(eq(jobPost.id, closed))
  const hidden = await insertCompany(handle.database, { status: 'suspended' })
  const ofHidden = await insertJobPost(handle.database, hidden, { validThrough: daysFromNow(1) })
  for (const id of [past, closed, ofHidden, jobPostId]) await keep('hanako', id)
  await apply()
  await closesIn(1)
  expect(await tellDue()).toBe(0)
})

test('an invitation is told to a company’s person whose verified address it is, and to nobody else', async () => {
  await insertPerson(handle.database, { uid: 'invited', kind: 'company' })
  const { work } = open()
  const { invite } = createInvites({
    work,
    rateLimits: createRateLimits(handle.database, { scale: 1000, now: () => time }),
  })
  for (const name of ['invited', 'hanako', 'nobody'])
    expect(await invite('owner', { company: companyId, email: `${name}@example.com`, role: 'viewer' })).toBe(
      'sent',
    )
  expect(await toldTo('invited')).toMatchObject([
    { kind: 'membership', text: expect.stringContaining('みらい商事') },
  ])
  expect(await toldTo('hanako')).toEqual([])
  await handle.database
    .update(account)
    .set({ emailVerifiedAt: null })
    .where(and(eq(account.uid, 'invited')))
  const other = await insertCompany(handle.database)
  await insertMember(handle.database, other, 'other', 'owner')
  await invite('other', { company: other, email: 'invited@example.com', role: 'viewer' })
  expect(await toldTo('invited')).toHaveLength(1)
})
