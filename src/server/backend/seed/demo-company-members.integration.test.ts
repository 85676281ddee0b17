import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany } from '#server/backend/testing/records.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { seedDemoMembers } from './demo-company-members.ts'

const now = new Date('2026-11-21T03:00:00Z')
const people = ['company', 'recruiter', 'viewer', 'owner'].map((name) => ({
  uid: `demo-${name}`,
  email: `${name}@example.com`,
  kind: 'company' as const,
}))
let handle: DatabaseHandle
const companies: string[] = []

beforeAll(async () => {
  handle = await openTestDatabase()
  await insertCompany(handle.database, { status: 'pending' })
  for (let count = 0; count < 2; count += 1) companies.push(await insertCompany(handle.database))
})
afterAll(() => handle.close())

const seed = async () =>
  seedDemoMembers(handle.database, await createDemoAccounts(handle.database, people, now), now)
const membersOf = async (companyId = '') =>
  (await handle.database.select().from(companyMember).where(eq(companyMember.companyId, companyId)))
    .map(({ uid, role }) => `${uid} ${role}`)
    .toSorted()

test('each role is there, somebody belongs to two companies, and each company has an owner', async () => {
  await seed()
  expect(await membersOf(companies[0])).toEqual([
    'demo-company owner',
    'demo-recruiter recruiter',
    'demo-viewer viewer',
  ])
  expect(await membersOf(companies[1])).toEqual(['demo-company recruiter', 'demo-owner owner'])
})

test('who was taken out stays out at the next start', async () => {
  await handle.database.delete(companyMember).where(eq(companyMember.uid, 'demo-viewer'))
  await seed()
  expect(await membersOf(companies[0])).toEqual(['demo-company owner', 'demo-recruiter recruiter'])
})
