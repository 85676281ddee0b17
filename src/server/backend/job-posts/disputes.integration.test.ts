import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostReading } from '#server/backend/database/schema/job-post-reading.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskClaims } from '#server/backend/desk/claims.ts'
import { createDeskToday } from '#server/backend/desk/today.ts'
import { insertDraft, insertMember } from '#server/backend/testing/drafts.ts'
import { daysFromNow, insertCompany, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createJobPostReviews } from './job-post-reviews.ts'
import { createOwnJobPostMoves } from './own-job-post-moves.ts'
import { findingsOf } from './read-findings.ts'
import { readStatement } from './read-statement.ts'
import { createReviewLists } from './review-lists.ts'

const operator = { kind: 'operator', name: 'root' } as const
const dispute = '基本給とは別に、全額を支払っています。'
let handle: DatabaseHandle
let companyId = ''
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.delete(company)
  await handle.database.delete(account)
  companyId = await insertCompany(handle.database)
  await insertMember(handle.database, companyId, 'owner', 'owner')
})

const open = (now = testNow) => {
  const writes = createTestWork(handle, () => now)
  const rateLimits = createRateLimits(handle.database, { scale: 1000, now: () => now })
  return {
    ...writes,
    own: createOwnJobPostMoves({ ...writes, rateLimits, operatorEmail: 'desk@example.com' }),
    reviews: createJobPostReviews(writes),
  }
}
const rowOf = async (id: string) => {
  const [row] = await handle.database.select().from(jobPost).where(eq(jobPost.id, id))
  if (row === undefined) throw new Error('The ad is gone')
  return row
}
const blocksOf = async (id: string, change: Partial<typeof jobPost.$inferSelect> = {}) =>
  (await findingsOf(handle.database, { ...(await rowOf(id)), ...change }, testNow))
    .filter(({ severity }) => severity === 'block')
    .map(({ code }) => code)
const readingsOf = (id: string) =>
  handle.database.select().from(jobPostReading).where(eq(jobPostReading.jobPostId, id))

/** An ad that the check blocks, sent to the operator as a mistake of the check. */
const sendDisputed = async () => {
  const id = await insertDraft(handle.database, companyId, { wageNote: '残業代込みではありません。' })
  expect(await blocksOf(id)).toEqual(['fixed_overtime_hidden'])
  expect(await open().own.publish('owner', { companyId, id }, null, dispute)).toMatchObject({
    status: 'in_review',
  })
  return id
}
const accept = async (id: string) => {
  const { stamp } = await readStatement(handle.database, await rowOf(id))
  return open(daysFromNow(1)).reviews.publish(operator, id, stamp, { accepts: true })
}

test('what the company said and what the operator did not share is kept with the reading', async () => {
  const id = await sendDisputed()
  expect(await accept(id)).toMatchObject({ kind: 'done' })
  expect(await readingsOf(id)).toMatchObject([
    { decision: 'published', dispute, accepted: ['fixed_overtime_hidden'], dangerous: false },
  ])
})

test('what was returned keeps what the company said, too', async () => {
  const id = await sendDisputed()
  await open().reviews.return(operator, id, '欄に分けて書いてください。')
  expect(await readingsOf(id)).toMatchObject([{ decision: 'returned', dispute, accepted: [] }])
})

test('it is accepted in the same words alone, also when the ad is edited elsewhere or put up once more', async () => {
  const id = await sendDisputed()
  await accept(id)
  expect(await blocksOf(id, { title: '営業職' })).toEqual([])
  const other = '残業代込みではありません。月給に残業代を含みます。'
  expect(await blocksOf(id, { wageNote: other })).toEqual(['fixed_overtime_hidden'])
  const { own } = open(daysFromNow(2))
  await own.move('owner', { companyId, id }, { action: 'close', reason: 'filled' })
  const copy = await own.relist('owner', { companyId, id })
  if (copy.kind !== 'moved') throw new Error('It was not put up once more')
  expect(await blocksOf(copy.id)).toEqual([])
})

test('an ad with signs of crime is held, told at once, and comes before all that waits longer', async () => {
  const longest = await insertDraft(handle.database, companyId, { title: '営業マン募集' })
  await open(daysFromNow(-5)).own.publish('owner', { companyId, id: longest }, null)
  const danger = await insertDraft(handle.database, companyId, {
    duties: '荷物を受け取って渡すだけの仕事です。',
  })
  const { own, mails } = open()
  expect(await own.publish('owner', { companyId, id: danger }, null)).toMatchObject({ status: 'in_review' })
  expect(mails()).toMatchObject([
    { kind: 'job-post-submitted', data: { codes: expect.arrayContaining(['danger_signs']) } },
  ])
  const { database } = handle
  const now = () => testNow
  const lists = createReviewLists(database, now)
  expect((await lists.waitingJobPosts()).map(({ id, urgent }) => [id, urgent])).toEqual([
    [danger, true],
    [longest, false],
  ])
  const claims = createDeskClaims({ database, work: open().work, now })
  const things = await createDeskToday({ database, claims }).things()
  expect(things.map(({ id, urgent }) => [id, urgent])).toEqual([
    [danger, true],
    [longest, false],
  ])
})
