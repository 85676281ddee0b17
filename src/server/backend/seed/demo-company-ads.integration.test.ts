import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobPostStatuses } from '#contract/codes/job-post.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createOwnJobPosts } from '#server/backend/job-posts/own-job-posts.ts'
import { createReviewLists } from '#server/backend/job-posts/review-lists.ts'
import { findingsOf } from '#server/backend/job-posts/read-findings.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { seedDemoCompanyAds } from './demo-company-ads.ts'
import { seedDemoMembers } from './demo-company-members.ts'
import { seedDemo } from './seed-demo.ts'

const now = new Date('2026-11-21T03:00:00Z')
const person = { uid: 'demo-company', email: 'company@example.com', kind: 'company' } as const
let handle: DatabaseHandle
let companyId = ''
let written = false
beforeAll(async () => {
  handle = await openTestDatabase()
  await seedDemo(handle, now)
  await seedDemoMembers(handle.database, await createDemoAccounts(handle.database, [person], now), now)
  written = await seedDemoCompanyAds(handle, person, now)
  const [member] = await handle.database.select().from(companyMember).where(eq(companyMember.role, 'owner'))
  companyId = member?.companyId ?? ''
})
afterAll(() => handle.close())

test('the demo’s company has an ad in every state, one returned, one that waits for its wording alone', async () => {
  const ads = await handle.database.select().from(jobPost).where(eq(jobPost.companyId, companyId))
  const states = new Set(ads.map(({ status }) => status))
  expect(jobPostStatuses.filter((status) => !states.has(status))).toEqual([])
  const { needs } = await createOwnJobPosts(handle.database, () => now).needs(companyId, now)
  expect(new Set(needs.map(({ kind }) => kind))).toEqual(new Set(['returned', 'ends_soon', 'in_review']))
  const waits = await createReviewLists(handle.database, () => now).waitingJobPosts()
  // Whatever is in review has its row.
  expect(waits).toHaveLength(await handle.database.$count(jobPost, eq(jobPost.status, 'in_review')))
  const waiting = waits.find(({ title }) => title.includes('看板娘'))
  const severities = new Set(waiting?.findings.map(({ severity }) => severity))
  expect([severities.has('review'), severities.has('block')]).toEqual([true, false])
  const unfinished = ads.find(({ holidays }) => holidays === '')
  if (unfinished === undefined) throw new Error('No draft is unfinished')
  const found = await findingsOf(handle.database, unfinished, now)
  expect(found.some(({ severity }) => severity === 'block')).toBe(true)
})

test('it is written once', async () => {
  expect(written).toBe(true)
  const before = await handle.database.$count(jobPost)
  expect(await seedDemoCompanyAds(handle, person, now)).toBe(false)
  expect(await handle.database.$count(jobPost)).toBe(before)
})
