import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { report } from '#server/backend/database/schema/report.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createJobPostMoves } from '#server/backend/job-posts/job-post-moves.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost } from '#server/backend/testing/records.ts'
import { openReports } from '#server/backend/testing/reports.ts'
import { newId } from '#server/platform/ids.ts'
import { takeDown } from './take-down.ts'

let handle: DatabaseHandle
let site: ReturnType<typeof openReports>
let companyId = ''
let ad = ''
let count = 0
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  site = openReports(handle)
  count += 1
  companyId = await insertCompany(handle.database)
  ad = await insertJobPost(handle.database, companyId)
  await insertMember(handle.database, companyId, `owner-${count}`, 'owner')
})

const actor = { kind: 'operator', name: 'tester' } as const
const reason = '実在しない勤務地でした。'
const run = (given: { report?: string; reason?: string } = {}) =>
  takeDown({ jobPostMoves: createJobPostMoves(site) }, actor, {
    jobPost: ad,
    reason,
    report: '',
    danger: false,
    ...given,
  })
const send = async (of = ad) => {
  const sent = await site.send(of, { email: `reporter-${count}@example.jp` })
  return sent.kind === 'accepted' ? sent.id : ''
}
const statusOf = async (id = ad) =>
  (await handle.database.select().from(jobPost).where(eq(jobPost.id, id)))[0]?.status
const openIds = async () =>
  (await handle.database.select().from(report).where(eq(report.jobPostId, ad)))
    .filter(({ closedAt }) => closedAt === null)
    .map(({ id }) => id)
const kinds = () => site.mails().map(({ kind }) => kind)

test('an ad is taken down without a report', async () => {
  const id = await send()
  expect(await run()).toEqual({
    kind: 'done',
    lines: [`Done: took down 「法人営業の総合職」. A mail goes to owner-${count}@example.com.`],
  })
  expect(await statusOf()).toBe('removed')
  expect(await openIds()).toEqual([id])
  expect((await run()).lines).toEqual(['the ad is a draft, or was taken down already'])
})

test('the report that it answers is closed with it, another one stays open; with the ad’s id all are', async () => {
  const [one, other] = [await send(), await send()]
  expect((await run({ report: one })).lines).toEqual([
    expect.stringContaining('Done: took down'),
    expect.stringContaining('Done: closed 1 report'),
    '1 of those who reported is told as well.',
  ])
  expect(await openIds()).toEqual([other])
  const [closed] = await handle.database.select().from(report).where(eq(report.id, one))
  expect(closed).toMatchObject({ outcome: 'removed', outcomeReason: reason })
  expect(kinds()).toEqual(expect.arrayContaining(['job-post-removed', 'report-closed', 'report-outcome']))

  ad = await insertJobPost(handle.database, companyId)
  await send()
  await send()
  expect((await run({ report: ad })).lines[1]).toContain('closed 2 reports')
  expect(await openIds()).toEqual([])
})

test('nothing is done where no open report of the ad has the id, or nothing is said', async () => {
  const elsewhere = await send(await insertJobPost(handle.database, companyId))
  const before = kinds()
  for (const named of [elsewhere, newId(), ad, 'nonsense'])
    expect(await run({ report: named })).toEqual({
      kind: 'failed',
      lines: [`nothing was done: no open report ${named} of this ad`],
    })
  const own = await send()
  expect((await run({ report: own, reason: ' ' })).kind).toBe('failed')
  expect(await statusOf()).toBe('published')
  expect(await openIds()).toEqual([own])
  expect(kinds().filter((kind) => kind === 'job-post-removed' || kind === 'report-outcome')).toEqual(
    before.filter((kind) => kind === 'job-post-removed' || kind === 'report-outcome'),
  )
  const foreign = await insertCompany(handle.database)
  const removed = await insertJobPost(handle.database, foreign)
  const theirs = await send(removed)
  await handle.database
    .update(jobPost)
    .set({ status: 'removed', closedAt: new Date(), closeReason: 'cancelled' })
    .where(eq(jobPost.id, removed))
  expect((await run({ report: theirs })).kind).toBe('failed')
})
