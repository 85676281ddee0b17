import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAdsFilterSchema } from '#contract/own-ads.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertMember } from '#server/backend/testing/drafts.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createAdAssignees, type AdAssignees } from './ad-assignees.ts'
import { createOwnJobPosts, type OwnJobPosts } from './own-job-posts.ts'

let handle: DatabaseHandle
let assignees: AdAssignees
let ads: OwnJobPosts
const ids = { company: '', other: '', colleague: '', stranger: '', ad: '' }
const memberOf = async (uid: string) =>
  (await handle.database.select().from(companyMember).where(eq(companyMember.uid, uid)))[0]?.id ?? ''

beforeAll(async () => {
  handle = await openTestDatabase()
  const { database } = handle
  assignees = createAdAssignees({ database, ...createTestWork(handle, () => testNow) })
  ads = createOwnJobPosts(database, () => testNow)
  ids.company = await insertCompany(database)
  ids.other = await insertCompany(database)
  await insertMember(database, ids.company, 'owner', 'owner')
  await insertMember(database, ids.company, 'colleague', 'viewer')
  await insertMember(database, ids.other, 'stranger', 'owner')
  ids.colleague = await memberOf('colleague')
  ids.stranger = await memberOf('stranger')
  ids.ad = await insertJobPost(database, ids.company)
  await insertJobPost(database, ids.company)
})
afterAll(() => handle.close())

const assign = (id: string, memberId: string | null) =>
  assignees.assign('owner', { companyId: ids.company, id }, memberId)
const inCharge = async () => (await ads.find(ids.company, ids.ad))?.inCharge?.id ?? null
const ofUid = async (uid: string) => {
  const filter = { ...ownAdsFilterSchema.parse({ mine: true }), uid }
  const page = { group: null, sort: 'changed' as const, behind: 0, most: 10 }
  return (await ads.filtered(ids.company, filter, testNow).page(page)).map(({ id }) => id)
}

test('a member of the company is put in charge, another one, nobody; twice is once', async () => {
  for (let times = 0; times < 2; times += 1) expect(await assign(ids.ad, ids.colleague)).toBeNull()
  expect([await inCharge(), await ofUid('colleague'), await ofUid('owner')]).toEqual([
    ids.colleague,
    [ids.ad],
    [],
  ])
  expect(await assign(ids.ad, await memberOf('owner'))).toBeNull()
  expect(await ofUid('owner')).toEqual([ids.ad])
  for (let times = 0; times < 2; times += 1) expect(await assign(ids.ad, null)).toBeNull()
  expect(await inCharge()).toBeNull()
})

test('nobody of another company is, and no ad of another company or that is over', async () => {
  expect(await assign(ids.ad, ids.stranger)).toBe('no_member')
  expect(await assign(ids.ad, newId())).toBe('no_member')
  const theirs = await insertJobPost(handle.database, ids.other)
  const over = { status: 'closed', closedAt: testNow, closeReason: 'filled' } as const
  const ended = await insertJobPost(handle.database, ids.company, over)
  expect(await assign(theirs, ids.colleague)).toBe('unknown')
  expect(await assign(ended, ids.colleague)).toBe('status')
  expect(await handle.database.$count(jobPostAssignee)).toBe(0)
})

test('who leaves is in charge of nothing any more, and the ads stay', async () => {
  await assign(ids.ad, ids.colleague)
  await handle.database.delete(companyMember).where(eq(companyMember.id, ids.colleague))
  expect(await inCharge()).toBeNull()
  expect(await ads.find(ids.company, ids.ad)).not.toBeNull()
})
