import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createAdWithApplicants } from '#server/backend/testing/ad-with-applicants.ts'
import { daysFromNow, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createJobPostMoves } from './job-post-moves.ts'
import { createOwnJobPostMoves } from './own-job-post-moves.ts'
import { createTellAdEnded } from './tell-ad-ended.ts'

const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let site: Awaited<ReturnType<typeof createAdWithApplicants>>
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  site = await createAdWithApplicants(handle)
})

const close = () =>
  createOwnJobPostMoves({
    ...site.writes,
    rateLimits: createRateLimits(handle.database, { scale: 1, now: () => testNow }),
    operatorEmail: 'desk@example.com',
  }).move('owner', { companyId: site.companyId, id: site.ad }, { action: 'close', reason: 'filled' })
const carryOut = () => site.carryOut({ 'tell-ad-ended': createTellAdEnded(site.writes) })

test('who waits for a word is told once that the ad was closed and why, and once more when it is taken down', async () => {
  const id = await site.apply('student')
  await site.apply('offered', { status: 'offered', answeredAt: testNow })
  await site.apply('withdrawn', { status: 'withdrawn', closedAt: testNow, eraseAt: daysFromNow(30) })
  await site.apply('drafting', { status: 'draft', submittedAt: null, replyDueAt: null, submitKey: null })
  await close()
  await carryOut()
  expect(site.writes.mails()).toMatchObject([
    {
      kind: 'job-post-ended',
      to: 'student@example.com',
      data: { applicationId: id, title: '法人営業の総合職', company: 'みらい商事', closeReason: 'filled' },
    },
    { to: 'offered@example.com' },
  ])
  await createJobPostMoves(site.writes).takeDown(operator, site.ad, '虚偽')
  await carryOut()
  const later = site.writes.mails().slice(2)
  expect(later.map(({ to, kind }) => [to, kind])).toEqual([
    ['student@example.com', 'job-post-ended'],
    ['offered@example.com', 'job-post-ended'],
  ])
  // What the operator wrote to the company is not told to others.
  expect(JSON.stringify(later)).not.toContain('虚偽')
})

test('what nobody could apply to any more, or its deadline ended, is told to nobody', async () => {
  await site.apply('student')
  const moves = createJobPostMoves(createTestWork(handle, () => daysFromNow(31)))
  expect(await moves.expireDue()).toBe(1)
  const waiting = await insertJobPost(handle.database, site.companyId, { status: 'in_review' })
  await createJobPostMoves(site.writes).takeDown(operator, waiting, '')
  await carryOut()
  expect(site.writes.mails()).toEqual([])
})

test('a hundred and five applicants are told in two parts', async () => {
  for (let count = 0; count < 105; count += 1) await site.apply(`student-${count}`)
  await close()
  await carryOut()
  expect(new Set(site.writes.mails().map(({ to }) => to)).size).toBe(105)
  expect(site.writes.mails()).toHaveLength(105)
})

test('of an ad with signs of crime everybody who applied is told what to do', async () => {
  await site.apply('student')
  await site.apply('withdrawn', { status: 'withdrawn', closedAt: testNow, eraseAt: daysFromNow(30) })
  await site.apply('drafting', { status: 'draft', submittedAt: null, replyDueAt: null, submitKey: null })
  await handle.database
    .update(jobPost)
    .set({ duties: '荷物を受け取って渡すだけの仕事です。' })
    .where(eq(jobPost.id, site.ad))
  await createJobPostMoves(site.writes).takeDown(operator, site.ad, '犯罪のおそれ')
  await carryOut()
  const told = site.writes.mails().filter(({ kind }) => kind === 'job-post-ended')
  expect(told).toMatchObject([
    { to: 'student@example.com', data: { isDangerous: true } },
    { to: 'withdrawn@example.com', data: { isDangerous: true } },
  ])
})
