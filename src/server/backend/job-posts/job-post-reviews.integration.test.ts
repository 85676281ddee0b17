import type { Moderation } from '#contract/codes/company.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { listReviews, publishAd, returnAd, showReview } from '#server/backend/operator/review-commands.ts'
import { insertDraft, insertMember } from '#server/backend/testing/drafts.ts'
import { daysFromNow, insertCompany, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createJobPostReviews } from './job-post-reviews.ts'
import { createReviewLists } from './review-lists.ts'
import { createOwnJobPostMoves } from './own-job-post-moves.ts'
import { findingsOf } from './read-findings.ts'

const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let companyId = ''
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  companyId = await insertCompany(database)
  await insertMember(database, companyId, 'owner', 'owner')
  await insertMember(database, companyId, 'recruiter', 'recruiter')
  await insertMember(database, companyId, 'viewer', 'viewer')
})

const at = (now: Date) => {
  const writes = createTestWork(handle, () => now)
  const rateLimits = createRateLimits(handle.database, { scale: 1000, now: () => now })
  const jobPostReviews = {
    ...createJobPostReviews(writes),
    ...createReviewLists(handle.database, () => now),
  }
  return {
    ...writes,
    own: createOwnJobPostMoves({ ...writes, rateLimits, operatorEmail: 'desk@example.com' }),
    services: { jobPostReviews, now: () => now },
  }
}
/** Writes an ad whose wording has to be looked at, and sends it to the operator. */
const submit = async (wanted: Date | null = null, now = testNow) => {
  const id = await insertDraft(handle.database, companyId, { title: '営業マン募集' })
  expect(await at(now).own.publish('owner', { companyId, id }, wanted)).toMatchObject({ status: 'in_review' })
  return id
}
/** The stamp of what the operator reads. */
const stampOf = async (id: string) =>
  (await at(testNow).services.jobPostReviews.waitingJobPost(id))?.stamp ?? ''
const rowOf = async (id: string) =>
  (await handle.database.select().from(jobPost).where(eq(jobPost.id, id)))[0]

test('the operator sees what waits, the longest first, with what is found and what is late', async () => {
  const late = await submit(null, daysFromNow(-10))
  const fresh = await submit()
  const { lines } = await listReviews(at(testNow).services)
  const text = lines.join('\n')
  expect(lines[0]).toContain(`${late}  waits 240 h`)
  expect(lines[0]).toContain('LATE  みらい商事 「営業マン募集」')
  expect(text.indexOf(late)).toBeLessThan(text.indexOf(fresh))
  expect(lines.find((line) => line.startsWith(fresh))).not.toContain('LATE')
  expect(text).toMatch(/ {4}review {2}\S+ \(title\): .*営業マン/)
})

test('a yes publishes it, and tells owners and recruiters alone', async () => {
  const id = await submit()
  const { services, mails, told } = at(daysFromNow(1))
  expect(await publishAd(services, operator, { jobPost: id, read: await stampOf(id) })).toMatchObject({
    kind: 'done',
    lines: [expect.stringContaining('published 「営業マン募集」')],
  })
  expect(await rowOf(id)).toMatchObject({ status: 'published', publishAt: daysFromNow(1) })
  expect(mails().map(({ kind, to }) => [kind, to])).toEqual([
    ['job-post-reviewed', 'owner@example.com'],
    ['job-post-reviewed', 'recruiter@example.com'],
  ])
  expect(told).toMatchObject([{ stale: expect.arrayContaining(['jobposts']) }])
  expect((await listReviews(services)).lines).toEqual(['No ad waits.'])
  expect(await handle.database.$count(jobPostReview)).toBe(0)
})

test('the operator reads all that a waiting ad states, and nothing of one that does not wait', async () => {
  const id = await submit()
  await handle.database.update(jobPost).set({ duties: '売る。\nTo publish: x', questions: ['志望の理由'] })
  const { services } = at(testNow)
  const { lines } = await showReview(services, operator, { jobPost: id })
  expect(lines[0]).toContain(`${id}  waits 0 h`)
  const text = lines.join('\n')
  expect(text).toMatch(/ {4}review {2}\S+ \(title\): .*営業マン/)
  for (const words of [
    '  求人名\n      営業マン募集\n',
    '      売る。\n      To publish: x\n',
    '      志望の理由\n',
  ])
    expect(text).toContain(words)
  const draft = await insertDraft(handle.database, companyId)
  for (const jobPost of [draft, newId(), 'x'])
    expect(await showReview(services, operator, { jobPost })).toMatchObject({
      kind: 'failed',
      lines: [`no ad ${jobPost} is in review; see \`reviews\``],
    })
})

test('of an ad that cannot be published there is no stamp, and what is missing is said; nothing is written', async () => {
  const id = await submit()
  const lastLine = async () =>
    (await showReview(at(testNow).services, operator, { jobPost: id })).lines.at(-1)
  expect(await lastLine()).toContain('--read')
  expect(await rowOf(id)).toMatchObject({ status: 'in_review' })
  expect(await handle.database.$count(jobPostReview)).toBe(1)
  await handle.database.update(company).set({ status: 'pending' }).where(eq(company.id, companyId))
  expect(await lastLine()).toContain('cannot be published as it is: its company is not approved yet')
  await handle.database.update(company).set({ status: 'active' }).where(eq(company.id, companyId))
  await handle.database.update(jobPost).set({ validThrough: null }).where(eq(jobPost.id, id))
  expect(await lastLine()).toContain('cannot be published as it is: the ad has no deadline')
})

test('an ad that was changed since it was read is not published, however it was sent once more', async () => {
  const id = await submit()
  const { services, own, mails } = at(testNow)
  const read = await stampOf(id)
  const publish = (stamp: string) => publishAd(services, operator, { jobPost: id, read: stamp })
  await own.move('owner', { companyId, id }, { action: 'return' })
  await handle.database.update(jobPost).set({ duties: '別の仕事' }).where(eq(jobPost.id, id))
  await own.publish('owner', { companyId, id }, null)
  expect(await rowOf(id)).toMatchObject({ status: 'in_review' })
  expect((await publish(read)).lines[0]).toContain('something else than what was read')
  const again = await stampOf(id)
  await handle.database
    .update(jobPostWorkplace)
    .set({ city: '大阪市' })
    .where(eq(jobPostWorkplace.jobPostId, id))
  expect(await publish(again)).toMatchObject({ kind: 'failed' })
  expect(await rowOf(id)).toMatchObject({ status: 'in_review' })
  expect(mails().filter(({ kind }) => kind === 'job-post-reviewed')).toEqual([])
  expect(await publish(await stampOf(id))).toMatchObject({ kind: 'done' })
})

test('a yes keeps the time that was wished', async () => {
  const id = await submit(daysFromNow(3))
  const { services } = at(daysFromNow(1))
  expect((await publishAd(services, operator, { jobPost: id, read: await stampOf(id) })).lines[0]).toContain(
    'scheduled for',
  )
  expect(await rowOf(id)).toMatchObject({ status: 'scheduled', publishAt: daysFromNow(3) })
})

test('a no gives it back with what has to change, until it is sent once more', async () => {
  const id = await submit(daysFromNow(3))
  const { services, mails, told, own } = at(daysFromNow(1))
  const reason = '「営業マン」を「営業職」にしてください。'
  expect(await returnAd(services, operator, { jobPost: id, reason })).toMatchObject({ kind: 'done' })
  expect(await rowOf(id)).toMatchObject({ status: 'draft', publishAt: null })
  const [review] = await handle.database.select().from(jobPostReview)
  expect(review).toMatchObject({ submittedAt: testNow, returnedAt: daysFromNow(1), reason })
  expect(mails()).toMatchObject([
    { kind: 'job-post-reviewed', to: 'owner@example.com', data: { jobPostId: id, publishAt: null, reason } },
    { to: 'recruiter@example.com' },
  ])
  // Nobody but its company ever saw it.
  expect(told).toEqual([])
  expect((await listReviews(services)).lines).toEqual(['No ad waits.'])
  expect(await showReview(services, operator, { jobPost: id })).toMatchObject({ kind: 'failed' })

  await own.publish('owner', { companyId, id }, null)
  expect((await handle.database.select().from(jobPostReview))[0]).toMatchObject({
    submittedAt: daysFromNow(1),
    returnedAt: null,
    reason: null,
  })
  await at(daysFromNow(1)).own.move('owner', { companyId, id }, { action: 'return' })
  await handle.database.update(jobPost).set({ title: '営業職の募集' }).where(eq(jobPost.id, id))
  await own.publish('owner', { companyId, id }, null)
  expect(await rowOf(id)).toMatchObject({ status: 'published' })
  expect(await handle.database.$count(jobPostReview)).toBe(0)
})

test('the operator publishes nothing that the law blocks, is too late, or whose company is not active', async () => {
  const id = await submit()
  const { services, mails } = at(daysFromNow(1))
  const publish = async () => publishAd(services, operator, { jobPost: id, read: await stampOf(id) })
  await handle.database.update(jobPost).set({ insurance: [] }).where(eq(jobPost.id, id))
  const unlawful = await publish()
  expect(unlawful).toMatchObject({ kind: 'failed' })
  expect(unlawful.lines.join('\n')).toMatch(/the law is against it[^]*block .*insurance/)
  await handle.database
    .update(jobPost)
    .set({ insurance: ['employment', 'accident', 'health', 'pension'], validThrough: daysFromNow(0.5) })
    .where(eq(jobPost.id, id))
  expect((await publish()).lines[0]).toContain('deadline is over')
  await handle.database.update(company).set({ status: 'suspended' })
  expect((await publish()).lines[0]).toContain('suspended')
  expect(await rowOf(id)).toMatchObject({ status: 'in_review' })
  expect(mails()).toEqual([])
})

test('a yes is given by the rules of the day that was wished', async () => {
  // Tokyo’s minimum wage rises from 1,163 to 1,226 yen on 3 October 2025.
  const now = new Date('2025-09-01T03:00:00Z')
  const id = await insertDraft(handle.database, companyId, {
    title: '営業マン募集',
    kind: 'part_time',
    wageUnit: 'hour',
    wageMin: 1300,
    validThrough: new Date('2025-11-10T03:00:00Z'),
  })
  await at(now).own.publish('owner', { companyId, id }, new Date('2025-10-10T03:00:00Z'))
  await handle.database.update(jobPost).set({ wageMin: 1200 }).where(eq(jobPost.id, id))
  const { lines } = await publishAd(at(now).services, operator, { jobPost: id, read: await stampOf(id) })
  expect(lines.join('\n')).toContain('below_minimum_wage')
  expect(await rowOf(id)).toMatchObject({ status: 'in_review' })
})

test('what is not in review is neither published nor returned, and what is no ad is unknown', async () => {
  const id = await insertDraft(handle.database, companyId)
  const { services } = at(testNow)
  expect(await publishAd(services, operator, { jobPost: id, read: 'x' })).toMatchObject({ kind: 'failed' })
  expect(await returnAd(services, operator, { jobPost: id, reason: 'x' })).toMatchObject({ kind: 'failed' })
  for (const jobPost of [newId(), 'x'])
    expect((await publishAd(services, operator, { jobPost, read: 'x' })).lines[0]).toContain('there is no ad')
  expect(await rowOf(id)).toMatchObject({ status: 'draft' })
})

const setModeration = (moderation: Moderation) =>
  handle.database.update(company).set({ moderation }).where(eq(company.id, companyId))
const publishNew = async () => {
  const id = await insertDraft(handle.database, companyId)
  const writes = at(testNow)
  expect(await writes.own.publish('owner', { companyId, id }, null)).toMatchObject({ status: 'published' })
  return { id, mails: writes.mails() }
}
const waits = async (id: string) => (await at(testNow).services.jobPostReviews.waitingJobPost(id)) !== null

test('ads of a company that is read afterwards wait while they are public, until one was read', async () => {
  await setModeration('post')
  const { id, mails } = await publishNew()
  expect(mails).toMatchObject([{ kind: 'job-post-submitted', data: { jobPostId: id, isUnread: true } }])
  expect(await waits(id)).toBe(true)
  const next = at(daysFromNow(1))
  expect(await publishAd(next.services, operator, { jobPost: id, read: 'other' })).toMatchObject({
    kind: 'failed',
  })
  expect(await waits(id)).toBe(true)
  expect(await publishAd(next.services, operator, { jobPost: id, read: await stampOf(id) })).toMatchObject({
    kind: 'done',
  })
  expect(next.mails()).toEqual([])
  expect(await rowOf(id)).toMatchObject({ status: 'published', publishAt: testNow })
  expect(await waits(id)).toBe(false)
  expect((await publishNew()).mails).toEqual([])
})

test('one that its company pauses waits on, one that it ends waits no longer', async () => {
  await setModeration('post')
  const { id } = await publishNew()
  const { own } = at(daysFromNow(1))
  await own.move('owner', { companyId, id }, { action: 'pause' })
  await own.move('owner', { companyId, id }, { action: 'resume' })
  expect(await waits(id)).toBe(true)
  await own.move('owner', { companyId, id }, { action: 'close', reason: 'filled' })
  expect(await waits(id)).toBe(false)
})

test('a yes to one that was read first ends the reading of the others', async () => {
  await setModeration('pre')
  const id = await insertDraft(handle.database, companyId)
  expect(await at(testNow).own.publish('owner', { companyId, id }, null)).toMatchObject({
    status: 'in_review',
  })
  await publishAd(at(testNow).services, operator, { jobPost: id, read: await stampOf(id) })
  expect((await publishNew()).mails).toEqual([])
})

test('what the check blocks is read where its company calls it a mistake, and counts no more once it is accepted', async () => {
  // Below the minimum wage of every prefecture.
  const id = await insertDraft(handle.database, companyId, { wageUnit: 'hour', wageMin: 500, wageMax: null })
  const { own, mails } = at(testNow)
  const of = { companyId, id }
  expect(await own.publish('owner', of, null)).toMatchObject({ kind: 'refused', because: 'unlawful' })
  expect(await own.publish('owner', of, null, '最低賃金の減額の特例の許可を受けています。')).toMatchObject({
    status: 'in_review',
  })
  expect(mails()).toMatchObject([
    { kind: 'job-post-submitted', data: { dispute: '最低賃金の減額の特例の許可を受けています。' } },
  ])
  const { jobPostReviews } = at(daysFromNow(1)).services
  const read = await stampOf(id)
  expect(await jobPostReviews.publish(operator, id, read)).toMatchObject({ because: 'unlawful' })
  expect(await jobPostReviews.publish(operator, id, read, { accepts: true })).toMatchObject({ kind: 'done' })
  const accepted = eq(auditLog.action, 'job_post.findings_accepted')
  expect(await handle.database.$count(auditLog, accepted)).toBe(1)

  const row = await rowOf(id)
  if (row === undefined) throw new Error('The ad is gone')
  const findings = await findingsOf(handle.database, row, testNow)
  expect(findings.filter(({ severity }) => severity === 'block')).toEqual([])
  const lower = { ...row, wageMin: 400 }
  expect(
    (await findingsOf(handle.database, lower, testNow)).filter(({ severity }) => severity === 'block'),
  ).not.toEqual([])
})
