import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { createAccounts } from '#server/backend/accounts/accounts.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { liveChange } from '#server/backend/database/schema/live.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertMember, joinCompany } from '#server/backend/testing/members.ts'
import { openMessages } from '#server/backend/testing/messages.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { newId } from '#server/platform/ids.ts'
import { createCompanyReviews } from '#server/backend/companies/company-reviews.ts'
import { createMembers } from './members.ts'

/** What stays of, and with, people who are members of a company no more. */
let handle: DatabaseHandle
let world: Awaited<ReturnType<typeof openMessages>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  world = await openMessages(handle)
})

const now = () => testNow
const members = () =>
  createMembers({ work: world.work, rateLimits: createRateLimits(handle.database, { scale: 1000, now }) })

/** A line of each subject that a company has, and of what is none of it. */
const insertNews = async (uid: string) => {
  const { companyId, jobPostId, applicationId } = world.ids
  const { database } = handle
  const threadId = await world.begin(world.hanako)
  const other = await insertCompany(database)
  await joinCompany(database, other, 'recruiter', 'viewer')
  const theirAd = await insertJobPost(database, other)
  const theirs = await insertApplication(database, theirAd, { uid: 'hanako' })
  await database.delete(notification)
  const rows = [
    ['応募', `application:${applicationId}`, '/'],
    ['メッセージ', `thread:${threadId}`, '/'],
    ['求人', `job_post:${jobPostId}`, '/'],
    ['会社', `company:${companyId}`, '/'],
    ['人', 'member:somebody', routes.companyMembers(companyId)],
    ['ほかの応募', `application:${theirs}`, '/'],
    ['ほかの求人', `job_post:${theirAd}`, '/'],
    ['ほかの会社', `company:${other}`, '/'],
    ['ほかの人', 'member:somebody', routes.companyMembers(other)],
    ['安全', 'security:password-changed', '/config'],
  ] as const
  await database.insert(notification).values(
    rows.map(([text, subject, href]) => ({
      id: newId(),
      uid,
      kind: text.endsWith('人') ? ('membership' as const) : ('application_received' as const),
      text,
      href,
      subject,
      key: text,
      shown: true,
      createdAt: testNow,
    })),
  )
}
const told = async (uid: string) =>
  (
    await handle.database
      .select({ text: notification.text })
      .from(notification)
      .where(eq(notification.uid, uid))
      .orderBy(asc(notification.id))
  ).map(({ text }) => text)

const others = ['ほかの応募', 'ほかの求人', 'ほかの会社', 'ほかの人', '安全']

test('who leaves keeps nothing that they were told of the company', async () => {
  await insertNews('recruiter')
  await insertMember(handle.database, world.ids.companyId, 'boss', 'owner')
  await handle.database.delete(liveChange)
  expect(await members().leave('recruiter', world.ids.companyId)).toBe('done')
  expect(await told('recruiter')).toEqual(others)
  const changes = await handle.database.select().from(liveChange).where(eq(liveChange.uid, 'recruiter'))
  expect(changes.map(({ kind }) => kind)).toEqual(['notifications'])
})

test('who is taken out is told that alone; who stays keeps all', async () => {
  await insertMember(handle.database, world.ids.companyId, 'boss', 'owner')
  const id = await insertMember(handle.database, world.ids.companyId, 'taken', 'recruiter')
  await insertNews('taken')
  await handle.database.update(notification).set({ uid: 'boss' }).where(eq(notification.text, '求人'))
  expect(await members().remove('boss', { company: world.ids.companyId, id })).toBe('done')
  const [last, ...kept] = (await told('taken')).toReversed()
  expect(last).toContain('メンバーから外れました')
  expect(kept.toReversed()).toEqual(others)
  expect(await told('boss')).toEqual(['求人'])
})

test('members of a company that is suspended keep nothing that names its students; students keep all', async () => {
  await insertNews('recruiter')
  const rows = handle.database.select().from(notification)
  const [ofStudent] = await rows.where(eq(notification.text, '応募'))
  await handle.database.insert(notification).values({ ...ofStudent!, id: newId(), uid: 'hanako' })
  await handle.database.delete(liveChange)
  const review = { company: world.ids.companyId, decision: 'suspend', reason: '' } as const
  const operator = { kind: 'operator', name: 'root' } as const
  expect(await createCompanyReviews({ work: world.work }).decide(operator, review)).toMatchObject({
    kind: 'done',
  })
  const kept = ['求人', '会社', '人', ...others]
  const news = await told('recruiter')
  expect(news.filter((text) => kept.includes(text))).toEqual(kept)
  expect(news.filter((text) => !kept.includes(text))).toEqual([
    expect.stringContaining('の利用を停止しました'),
  ])
  expect(await told('hanako')).toEqual(['応募'])
  const changes = await handle.database.select().from(liveChange).where(eq(liveChange.uid, 'recruiter'))
  expect(changes.map(({ kind }) => kind)).toContain('notifications')
})

test('the account of a member goes; their messages keep name and role for the student', async () => {
  const { begin, recruiter, hanako, send, rows, messages } = world
  await insertPerson(handle.database, { uid: 'boss', kind: 'company' })
  const id = await begin(recruiter, '面接のご案内です。')
  await send(hanako, id, 'ありがとうございます。')
  await createAccounts(handle.database, { work: world.work, now }).remove('recruiter', 'gone', 'test')
  const ofMember = (await rows(id)).find(({ side }) => side === 'company')
  expect(ofMember).toMatchObject({ uid: null, name: '田中 一郎', role: '人事部' })
  const shown = await messages.messages(hanako, id, { after: null, before: null, first: 10 })
  expect(shown?.messages.map(({ name, role }) => `${name} ${role}`)).toEqual([
    '田中 一郎 人事部',
    '山田 花子 ',
  ])
})
