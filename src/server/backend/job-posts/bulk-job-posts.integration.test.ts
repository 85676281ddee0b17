import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPostEdit } from '#server/backend/database/schema/job-post-edit.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertDraft, insertMember } from '#server/backend/testing/drafts.ts'
import { daysFromNow, insertCompany, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'

/** Tokens are uids; of `unverified` the address is not verified. */
const identity = identityOf(async (uid) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: uid !== 'unverified',
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 3_600_000),
}))

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>
let companyId = ''
let foreign = ''
beforeAll(async () => {
  handle = await openTestDatabase()
  companyId = await insertCompany(handle.database)
  foreign = await shown({}, await insertCompany(handle.database))
  await insertMember(handle.database, companyId, 'owner', 'owner')
  await insertMember(handle.database, companyId, 'unverified', 'recruiter')
  site = createTestBackend(handle, { identity })
})
afterAll(() => handle.close())

/** An ad on the list with which the legal check finds nothing. */
const shown = (given: Parameters<typeof insertDraft>[2] = {}, of = companyId) =>
  insertDraft(handle.database, of, { status: 'published', publishAt: daysFromNow(-1), ...given })
const ask = async (query: string, uid = 'owner') =>
  (await (await site.post({ query }, { authorization: `Bearer ${uid}` })).json()) as GraphqlAnswer
type Act = 'extendJobPosts' | 'pauseJobPosts' | 'closeJobPosts'
const press = async (act: Act, ids: readonly string[], more = '', uid = 'owner') => {
  const args = `companyId: "${companyId}", jobPostIds: ${JSON.stringify(ids)}${more}`
  const { data, errors } = await ask(`mutation { ${act}(${args}) { id refusal } }`, uid)
  const outcomes = data?.[act] as { id: string; refusal: string | null }[] | null | undefined
  return outcomes?.map(({ refusal }) => refusal) ?? errors?.[0]?.extensions.code
}
const extend = (ids: readonly string[], until: string) => press('extendJobPosts', ids, `, until: "${until}"`)
const rowOf = async (id: string) =>
  (await handle.database.select().from(jobPost).where(eq(jobPost.id, id)))[0]

test('deadlines are extended to the end of the day, revised as by the form; sent twice they are the same', async () => {
  const published = await shown()
  const draft = await insertDraft(handle.database, companyId, { validThrough: null })
  const until = new Date('2027-03-31T23:59:59+09:00')
  for (let times = 0; times < 2; times += 1)
    expect(await extend([published, draft], '2027年3月31日')).toEqual([null, null])
  expect(await rowOf(published)).toMatchObject({ validThrough: until, revision: 2, status: 'published' })
  expect(await rowOf(draft)).toMatchObject({ validThrough: until, revision: 1, status: 'draft' })
  expect(await handle.database.$count(jobPostRevision, eq(jobPostRevision.jobPostId, published))).toBe(1)
})

test('what is refused with one ad is said of it, and keeps no other back', async () => {
  const inReview = await insertDraft(handle.database, companyId, { status: 'in_review' })
  const over = await shown({ status: 'closed', closedAt: testNow, closeReason: 'filled' })
  const later = await shown({ validThrough: daysFromNow(200) })
  const reworded = await shown({ title: '営業職の総合職', holidays: '', status: 'draft', publishAt: null })
  const good = await shown()
  expect(await extend([inReview, over, later, foreign, newId(), reworded, good], '2027-03-31')).toEqual([
    'in_review',
    'status',
    'not_later',
    'unknown',
    'unknown',
    null,
    null,
  ])
  expect(await rowOf(foreign)).toMatchObject({ validThrough: daysFromNow(30) })
  expect(await extend([good], '2026-11-20')).toEqual(['deadline_past'])
  expect(await extend([good], '2028-03-31')).toEqual(['deadline_far'])
})

test('what somebody typed into the ad and has not saved stays theirs', async () => {
  const id = await shown()
  const edit = { jobPostId: id, uid: 'owner', typed: { title: '別の名前' }, base: {}, form: null }
  await handle.database.insert(jobPostEdit).values({ ...edit, createdAt: testNow, updatedAt: testNow })
  expect(await extend([id], '2027-03-31')).toEqual([null])
  expect((await rowOf(id))?.title).toBe('法人営業の総合職')
  expect(await handle.database.$count(jobPostEdit, eq(jobPostEdit.jobPostId, id))).toBe(1)
})

test('ads are paused and closed as each would be alone', async () => {
  const [one, other] = [await shown(), await shown()]
  const draft = await insertDraft(handle.database, companyId)
  for (let times = 0; times < 2; times += 1)
    expect(await press('pauseJobPosts', [one, draft, foreign])).toEqual([null, 'status', 'unknown'])
  for (let times = 0; times < 2; times += 1)
    expect(await press('closeJobPosts', [one, other, other], ', reason: filled')).toEqual([null, null])
  expect(await rowOf(one)).toMatchObject({ status: 'closed', closeReason: 'filled' })
  expect(await rowOf(other)).toMatchObject({ status: 'closed' })
  expect(await press('pauseJobPosts', [one])).toEqual(['status'])
  expect(await rowOf(foreign)).toMatchObject({ status: 'published' })
})

test('as with one ad, only a later deadline asks for a verified address', async () => {
  const id = await shown()
  expect(await press('extendJobPosts', [id], ', until: "2027-03-31"', 'unverified')).toBe(
    'EMAIL_NOT_VERIFIED',
  )
  expect(await press('pauseJobPosts', [id], '', 'unverified')).toEqual([null])
})

test('a hundred ads at the most, of which none is read where there are more; no day is no deadline', async () => {
  const many = Array.from({ length: 101 }, () => newId())
  expect(await press('pauseJobPosts', many)).toBe('INVALID_INPUT')
  expect(await press('pauseJobPosts', [])).toBe('INVALID_INPUT')
  expect(await press('pauseJobPosts', many.slice(1))).toHaveLength(100)
  for (const until of ['', '2027-02-30', '来週']) expect(await extend([newId()], until)).toBe('INVALID_INPUT')
})

test('who does so too often waits, but not with one ad, which is one change', async () => {
  const [id, other] = [await shown(), await shown()]
  await insertMember(handle.database, companyId, 'busy', 'owner')
  for (let time = 0; time < 20; time += 1)
    expect(await site.services.jobPostChangeLimits.may('busy', 'bulk')).toBe(true)
  expect(await press('pauseJobPosts', [id, other], '', 'busy')).toBe('RATE_LIMITED')
  expect(await press('pauseJobPosts', [id], '', 'busy')).toEqual([null])
})
