import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { recruitersOf } from '#server/backend/applications/application-people.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createMemberNews } from './member-news.ts'

let handle: DatabaseHandle
let news: ReturnType<typeof createMemberNews>
let companyId = ''
let ad = ''
let haruka = ''

beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  companyId = await insertCompany(database)
  ad = await insertJobPost(database, companyId)
  await insertMember(database, companyId, 'owner', 'owner')
  haruka = await insertMember(database, companyId, 'haruka', 'recruiter')
  await insertMember(database, companyId, 'viewer', 'viewer')
  news = createMemberNews({ database, work: createTestWork(handle, () => testNow).work })
})

const of = (uid: string) => ({ companyId, uid })
const told = async () => (await recruitersOf(handle.database, ad)).map(({ uid }) => uid)
const assign = (memberId: string) =>
  handle.database
    .insert(jobPostAssignee)
    .values({ jobPostId: ad, memberId })
    .onConflictDoUpdate({ target: jobPostAssignee.jobPostId, set: { memberId } })

test('all whose role is told of applications are, where they chose nothing', async () => {
  expect(await told()).toEqual(['haruka', 'owner'])
})

test('who wants their own alone is told of what they or nobody are in charge of', async () => {
  await news.choose(of('owner'), 'own')
  expect(await told()).toEqual(['haruka', 'owner'])
  await assign(haruka)
  expect(await told()).toEqual(['haruka'])
  await news.choose(of('owner'), 'all')
  expect(await told()).toEqual(['haruka', 'owner'])
})

test('one ad is muted by one member, and told again', async () => {
  expect(await news.mute(of('haruka'), ad, 'yes')).toBe(true)
  expect(await news.mute(of('haruka'), ad, 'yes')).toBe(true)
  expect(await told()).toEqual(['owner'])
  expect(await news.of('haruka')).toMatchObject([{ companyId, scope: 'all', muted: [{ id: ad }] }])
  await news.mute(of('haruka'), ad, 'no')
  expect(await told()).toEqual(['haruka', 'owner'])
})

test('an ad that nobody wants to hear of is told to the owners', async () => {
  for (const uid of ['owner', 'haruka']) await news.mute(of(uid), ad, 'yes')
  expect(await told()).toEqual(['owner'])
})

test('another company’s ad is not muted, and who is told of none has nothing to choose', async () => {
  const other = await insertJobPost(handle.database, await insertCompany(handle.database))
  expect(await news.mute(of('owner'), other, 'yes')).toBe(false)
  expect(await news.of('viewer')).toEqual([])
})

test('what a member chose goes with the membership', async () => {
  await news.mute(of('haruka'), ad, 'yes')
  await handle.database.delete(companyMember).where(eq(companyMember.id, haruka))
  await insertMemberAgain()
  expect(await told()).toEqual(['haruka', 'owner'])
})

const insertMemberAgain = async () => {
  await handle.database.delete(account).where(eq(account.uid, 'haruka'))
  await insertMember(handle.database, companyId, 'haruka', 'recruiter')
}
