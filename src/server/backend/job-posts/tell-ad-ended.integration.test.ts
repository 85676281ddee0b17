import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPostReading } from '#server/backend/database/schema/job-post-reading.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
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
  await createJobPostMoves(site.writes).takeDown(operator, site.ad, { reason: '虚偽', dangerous: false })
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
  await createJobPostMoves(site.writes).takeDown(operator, waiting, { reason: '', dangerous: false })
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

test('of an ad that is taken down as an offer of crime everybody who applied is told what to do', async () => {
  await site.apply('student')
  await site.apply('withdrawn', { status: 'withdrawn', closedAt: testNow, eraseAt: daysFromNow(30) })
  await site.apply('drafting', { status: 'draft', submittedAt: null, replyDueAt: null, submitKey: null })
  const stated = '荷物を受け取って渡すだけの仕事です。'
  await handle.database.update(jobPost).set({ duties: stated }).where(eq(jobPost.id, site.ad))
  const why = { reason: '犯罪のおそれ', dangerous: true }
  await createJobPostMoves(site.writes).takeDown(operator, site.ad, why)
  await carryOut()
  const told = site.writes.mails().filter(({ kind }) => kind === 'job-post-ended')
  expect(told).toMatchObject([
    { to: 'student@example.com', data: { isDangerous: true } },
    { to: 'withdrawn@example.com', data: { isDangerous: true } },
  ])
  const lines = await handle.database
    .select()
    .from(notification)
    .where(eq(notification.kind, 'job_post_changed'))
  expect(lines.map(({ text }) => text)).toEqual([
    expect.stringMatching(/連絡が来ても会わず.*#9110.*110番/),
    expect.stringMatching(/連絡が来ても会わず.*#9110.*110番/),
  ])
  // What it stated is evidence.
  const [kept] = await handle.database.select().from(jobPostReading)
  expect(kept).toMatchObject({
    decision: 'removed',
    dangerous: true,
    codes: expect.arrayContaining(['danger_signs']),
    stated: { duties: stated },
  })
})
