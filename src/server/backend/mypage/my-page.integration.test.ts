import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { calendarFeed } from '#server/backend/database/schema/calendar-feed.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import {
  daysFromNow,
  insertCompany,
  insertJobPost,
  insertPerson,
  testNow,
} from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createCalendarFeeds } from './calendar-feeds.ts'
import { createMyPage } from './my-page.ts'

let handle: DatabaseHandle
let page: ReturnType<typeof createMyPage>
let feeds: ReturnType<typeof createCalendarFeeds>
let companyId = ''
const now = () => testNow

const openFeeds = (formKey: string) =>
  createCalendarFeeds({ database: handle.database, work: createTestWork(handle, now).work, formKey })

beforeAll(async () => {
  handle = await openTestDatabase()
  page = createMyPage({ database: handle.database, now })
  feeds = openFeeds('key')
})
beforeEach(async () => {
  const { database } = handle
  await database.delete(application)
  await database.delete(company)
  await database.delete(account)
  companyId = await insertCompany(database)
  for (const uid of ['hanako', 'taro']) await insertPerson(database, { uid })
})
afterAll(() => handle.close())

const writeProfile = (given: Partial<typeof studentUser.$inferInsert> = {}, uid = 'hanako') =>
  handle.database.insert(studentUser).values({
    uid,
    familyName: '山田',
    givenName: '花子',
    familyNameKana: 'ヤマダ',
    givenNameKana: 'ハナコ',
    ...given,
  })

/** An application that was sent a while ago and is as the status says. */
const apply = async (
  jobPostId: string,
  status: ApplicationStatus,
  given: Partial<typeof application.$inferInsert> = {},
) => {
  const isDraft = status === 'draft'
  const ended = ['accepted', 'declined', 'not_selected', 'withdrawn', 'closed_no_reply'].includes(status)
  const row = {
    id: newId(),
    uid: 'hanako',
    jobPostId,
    companyId,
    revision: 1,
    status,
    ...(!isDraft && {
      submitKey: newId(),
      submittedAt: daysFromNow(-3),
      replyDueAt: daysFromNow(4),
      profile: {} as never,
    }),
    ...(ended && { closedAt: testNow, eraseAt: daysFromNow(30), reason: '' }),
    ...given,
  }
  await handle.database.insert(application).values(row)
  return row.id
}
const student = { uid: 'hanako', emailVerified: true }
const kinds = async () => (await page.needs(student)).needs.map(({ kind }) => kind)

test('needs are read from the applications of the person alone', async () => {
  await writeProfile({ school: '東西大学', graduation: '2028-03', desiredKinds: ['new_grad'] })
  const ads = await Promise.all([1, 2, 3, 4, 5].map(() => insertJobPost(handle.database, companyId)))
  const overdue = await apply(ads[0]!, 'viewed', { replyDueAt: daysFromNow(-1) })
  await apply(ads[1]!, 'offered')
  await apply(ads[2]!, 'submitted')
  await handle.database.update(jobPost).set({ revision: 2 }).where(eq(jobPost.id, ads[2]!))
  await apply(ads[3]!, 'withdrawn', { replyDueAt: daysFromNow(-1) })
  await apply(ads[4]!, 'draft', { uid: 'taro' })
  expect(await kinds()).toEqual(['answer_offer', 'reply_overdue', 'ad_changed', 'profile_introduction'])
  const { needs } = await page.needs(student)
  expect(needs[1]).toMatchObject({
    applicationId: overdue,
    at: daysFromNow(-1),
    ad: { jobPostId: ads[0], title: '法人営業の総合職', company: 'みらい商事' },
  })
})

test('a draft for an ad that closes soon, that is paused, and that was taken down', async () => {
  await writeProfile({
    school: '東西大学',
    graduation: '2028-03',
    desiredKinds: ['new_grad'],
    selfIntroduction: 'よろしく',
  })
  const soon = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(2) })
  const paused = await insertJobPost(handle.database, companyId, { status: 'paused' })
  const removed = await insertJobPost(handle.database, companyId, {
    status: 'removed',
    closeReason: 'violation',
    closedAt: testNow,
  })
  await apply(soon, 'draft')
  await apply(paused, 'draft')
  await apply(removed, 'submitted', { replyDueAt: daysFromNow(-1) })
  expect(await kinds()).toEqual(['reply_overdue', 'deadline_draft'])
  const { needs } = await page.needs(student)
  // What was taken down is not shown again by way of somebody's application.
  expect(needs[0]?.ad).toMatchObject({ title: null, company: 'みらい商事' })
})

test('saved ads that close soon are told of, each of its owner alone', async () => {
  const near = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(2) })
  const far = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(20) })
  const paused = await insertJobPost(handle.database, companyId, {
    validThrough: daysFromNow(1),
    status: 'paused',
  })
  const over = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(-0.5) })
  await handle.database
    .insert(bookmark)
    .values([near, far, paused, over].map((jobPostId) => ({ uid: 'hanako', jobPostId, revision: 1 })))
  expect(await kinds()).toEqual(['deadline_bookmark', 'create_profile'])
  expect((await page.allDates('hanako')).map(({ jobPostId }) => jobPostId)).toEqual([near, far])
  expect(await page.allDates('taro')).toEqual([])
})

test('whoever has no profile is told so', async () => {
  expect((await page.needs({ uid: 'hanako', emailVerified: false })).needs.map(({ kind }) => kind)).toEqual([
    'verify_email',
    'create_profile',
  ])
})

test('dates are those of the person, in their span', async () => {
  const ad = await insertJobPost(handle.database, companyId, { validThrough: daysFromNow(10) })
  const other = await insertJobPost(handle.database, companyId)
  await apply(ad, 'draft')
  await apply(other, 'submitted', { uid: 'taro' })
  const all = await page.allDates('hanako')
  expect(all).toMatchObject([{ kind: 'draft_deadline', at: daysFromNow(10), jobPostId: ad }])
  expect(await page.dates('hanako', daysFromNow(10), daysFromNow(11))).toHaveLength(1)
  expect(await page.dates('hanako', daysFromNow(0), daysFromNow(10))).toEqual([])
  expect(await page.allDates('nobody')).toEqual([])
})

const suggested = async () => {
  const { suggestions } = await page.suggestions('hanako')
  return suggestions.map(({ id }) => id)
}
const osaka = { name: '大阪支店', prefectureCode: '27', city: '大阪市北区', access: null }

test('suggestions meet a wish, and are neither applied to, closed nor for another year', async () => {
  await writeProfile({
    graduation: '2028-03',
    desiredOccupations: ['marketing'],
    desiredPrefectures: ['27'],
    desiredKinds: ['paid_internship'],
  })
  const make = (given: Parameters<typeof insertJobPost>[2]) =>
    insertJobPost(handle.database, companyId, given)
  const occupation = await make({ occupation: 'marketing' })
  const place = await make({ workplaces: [osaka], publishAt: daysFromNow(-9) })
  const both = await make({ occupation: 'marketing', workplaces: [osaka] })
  const kind = await make({ kind: 'paid_internship', publishAt: daysFromNow(-20) })
  const applied = await make({ occupation: 'marketing' })
  await apply(applied, 'withdrawn')
  // What somebody else applied to is theirs.
  await apply(both, 'submitted', { uid: 'taro' })
  await make({ occupation: 'marketing', graduationYears: [2027] })
  await make({ occupation: 'marketing', validThrough: daysFromNow(-0.5) })
  await make({ occupation: 'marketing', status: 'paused' })
  await make({})
  expect(await suggested()).toEqual([both, occupation, place, kind])
})

test('what is near a station of one’s own is told so, and comes before what is not', async () => {
  await writeProfile({ desiredKinds: ['new_grad'], homeStations: ['27梅田'] })
  const near = await insertJobPost(handle.database, companyId, {
    workplaces: [osaka],
    publishAt: daysFromNow(-9),
  })
  const far = await insertJobPost(handle.database, companyId, { publishAt: daysFromNow(-8) })
  const { suggestions } = await page.suggestions('hanako')
  expect(suggestions.map(({ id }) => id)).toEqual([near, far])
  expect(suggestions[0]?.reasons).toContainEqual({
    kind: 'near',
    value: expect.stringMatching(/^梅田駅から.+（直線）$/u),
  })
})

test('words of the profile that an ad holds are told with it; Latin ones whole', async () => {
  await writeProfile({
    desiredKinds: ['new_grad'],
    skills: ['提案', 'Java', '％_', '"', '法'],
    languages: ['ＪａｖａＳｃｒｉｐｔ'],
  })
  await insertJobPost(handle.database, companyId, { duties: '提案とJavaScriptの開発' })
  const { suggestions } = await page.suggestions('hanako')
  expect(
    suggestions[0]?.reasons.filter((reason) => reason.kind === 'skill').map(({ value }) => value),
  ).toEqual(['提案', 'ＪａｖａＳｃｒｉｐｔ'])
})

test('without a profile or a wish nothing is searched', async () => {
  await insertJobPost(handle.database, companyId)
  expect(await page.suggestions('hanako')).toMatchObject({ hasWishes: false, suggestions: [] })
  await writeProfile({ graduation: '2028-03', skills: ['提案'] })
  expect(await page.suggestions('hanako')).toMatchObject({ hasWishes: false, suggestions: [] })
})

test('a feed is found by its secret until it gets another or ends', async () => {
  expect(await feeds.secret('hanako')).toBeNull()
  await feeds.change('hanako', 'create')
  const first = (await feeds.secret('hanako'))!
  expect(Buffer.from(first, 'base64url')).toHaveLength(32)
  expect(await feeds.owner(first)).toBe('hanako')
  // A form that is sent twice changes nothing.
  await feeds.change('hanako', 'create')
  expect(await feeds.secret('hanako')).toBe(first)

  await feeds.change('hanako', 'renew')
  const second = (await feeds.secret('hanako'))!
  expect(second).not.toBe(first)
  expect(await feeds.owner(first)).toBeNull()
  expect(await feeds.owner(second)).toBe('hanako')

  await feeds.change('taro', 'create')
  await feeds.change('hanako', 'revoke')
  expect(await feeds.secret('hanako')).toBeNull()
  expect(await feeds.owner(second)).toBeNull()
  expect(await feeds.owner((await feeds.secret('taro'))!)).toBe('taro')
  const lines = await handle.database.select().from(auditLog).where(eq(auditLog.actorUid, 'hanako'))
  expect(lines.map(({ action }) => action)).toEqual([
    'calendar_feed.create',
    'calendar_feed.renew',
    'calendar_feed.revoke',
  ])
})

test('neither the rows nor the key alone open a feed', async () => {
  await feeds.change('hanako', 'create')
  const secret = (await feeds.secret('hanako'))!
  const [row] = await handle.database.select().from(calendarFeed)
  expect(JSON.stringify(row)).not.toContain(secret)
  const other = openFeeds('another key')
  expect(await other.secret('hanako')).toBeNull()
  expect(await other.owner(secret)).toBeNull()
  await other.change('hanako', 'create')
  expect(await feeds.owner(secret)).toBeNull()
  for (const wrong of ['', 'x'.repeat(43), `${secret} `, row!.secretHash])
    expect(await feeds.owner(wrong)).toBeNull()
})
