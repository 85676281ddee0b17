import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskActs } from '#server/backend/desk/acts.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { openReports } from '#server/backend/testing/reports.ts'
import { createReportActs, createReportDeskLists } from './report-desk.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof openReports>
let desk: ReturnType<typeof createReportActs> & ReturnType<typeof createReportDeskLists>
let ad = ''
let companyId = ''
let count = 0
const mailSite = { name: 'みちしるべ', origin: 'http://site.test', operator: { email: 'desk@example.com' } }

beforeAll(async () => {
  handle = await openTestDatabase()
  await insertPerson(handle.database, { uid: 'desk', kind: 'admin' })
})
afterAll(() => handle.close())
beforeEach(async () => {
  count += 1
  site = openReports(handle)
  const acts = createReportActs(createDeskActs({ work: site.work, mailSite }))
  desk = { ...acts, ...createReportDeskLists(handle.database) }
  companyId = await insertCompany(handle.database)
  ad = await insertJobPost(handle.database, companyId)
  await insertMember(handle.database, companyId, `owner-${count}`, 'owner')
})

const reporter = () => `reporter-${count}@example.jp`
const send = () => site.send(ad, { body: '条件が違います。', email: reporter() })
const stamp = async () => (await desk.find(ad))?.stamp ?? ''
const statusOf = async () =>
  (await handle.database.select().from(jobPost).where(eq(jobPost.id, ad)))[0]?.status

test('a case says all of a report but who sent it', async () => {
  await send()
  const found = await desk.find(ad)
  expect(found).toMatchObject({
    open: 1,
    reports: [{ body: '条件が違います。' }],
    inquiries: [],
    earlier: [],
  })
  expect(JSON.stringify(found)).not.toContain(reporter())
  expect(await desk.find(companyId)).toBeNull()
})

test('a company is asked, and the ad taken down with its report; both letters are shown before', async () => {
  await send()
  const question = { jobPostId: ad, read: await stamp(), question: '給与の内訳を教えてください。' }
  expect(await desk.ask('desk', question, 'preview')).toMatchObject({
    mails: [{ text: expect.stringContaining(question.question) as string }],
  })
  expect((await desk.find(ad))?.inquiries).toEqual([])
  expect(await desk.ask('desk', question, 'send')).toEqual({ kind: 'done' })
  expect(await desk.ask('desk', { ...question, read: await stamp() }, 'send')).toMatchObject({
    refusal: 'asked',
  })

  const down = { jobPostId: ad, read: await stamp(), reason: '実際の給与と違うため', dangerous: false }
  const shown = await desk.takeDown('desk', down, 'preview')
  expect(shown).toMatchObject({ kind: 'preview' })
  expect(shown.kind === 'preview' ? shown.mails.map(({ subject }) => subject) : []).toEqual(
    expect.arrayContaining([
      expect.stringContaining('通報された求人の確認結果'),
      expect.stringContaining('求人についての確認の結果'),
    ]),
  )
  expect(await statusOf()).toBe('published')
  expect(await desk.takeDown('desk', down, 'send')).toEqual({ kind: 'done' })
  expect([await statusOf(), (await desk.find(ad))?.open]).toEqual(['removed', 0])
})

test('a report that came since makes a form stale', async () => {
  await send()
  const read = await stamp()
  await send()
  const given = { jobPostId: ad, read, outcome: 'warned' as const, reason: '改善を求めました。' }
  expect(await desk.close('desk', given, 'send')).toMatchObject({
    refusal: 'changed',
    words: '届いた通報',
  })
  expect((await desk.find(ad))?.open).toBe(2)
  expect(await desk.close('desk', { ...given, read: await stamp() }, 'send')).toEqual({ kind: 'done' })
})

test('an outcome that is not so is refused', async () => {
  await send()
  const given = {
    jobPostId: ad,
    read: await stamp(),
    outcome: 'corrected' as const,
    reason: '直されました。',
  }
  expect(await desk.close('desk', given, 'preview')).toMatchObject({ refusal: 'not_corrected' })
})

test('earlier cases of the company are shown while they are kept', async () => {
  await send()
  const given = {
    jobPostId: ad,
    read: await stamp(),
    outcome: 'warned' as const,
    reason: '改善を求めました。',
  }
  await desk.close('desk', given, 'send')
  const first = ad
  ad = await insertJobPost(handle.database, companyId)
  await send()
  expect((await desk.find(ad))?.earlier).toMatchObject([
    { jobPostId: first, outcome: 'warned', outcomeReason: '改善を求めました。' },
  ])
})

test('ads wait a page at a time, the longest wait first', async () => {
  const before = await desk.count()
  await send()
  await send()
  expect(await desk.count()).toBe(before + 1)
  expect((await desk.list(1)).at(-1)).toMatchObject({ jobPostId: ad, reports: 2 })
  expect(await desk.list(2)).toEqual([])
})
