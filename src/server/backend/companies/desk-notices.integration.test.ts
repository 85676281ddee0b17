import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createDeskNotices } from './desk-notices.ts'

const dueAt = new Date(testNow.getTime() + 30 * 86_400_000)
let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>
let notices: ReturnType<typeof createDeskNotices>

beforeEach(async () => {
  handle = await openTestDatabase()
  writes = createTestWork(handle, () => testNow)
  notices = createDeskNotices({ work: writes.work })
})
afterEach(() => handle.close())

type Given = NonNullable<Parameters<typeof insertCompany>[1]> & {
  ad?: 'published' | 'draft'
  role?: 'owner' | 'recruiter'
  verifiedAt?: Date | null
}
const insert = async (
  uid: string,
  { ad = 'published', role = 'owner', verifiedAt = testNow, ...of }: Given,
) => {
  const id = await insertCompany(handle.database, {
    status: 'active',
    harassmentDesk: null,
    harassmentDeskDueAt: dueAt,
    ...of,
  })
  await insertJobPost(handle.database, id, { status: ad })
  await insertPerson(handle.database, { uid, kind: 'company', emailVerifiedAt: verifiedAt })
  await handle.database.insert(companyMember).values({ id: newId(), companyId: id, uid, role })
  return id
}

test('each owner of a company with public ads and no desk is written to, once', async () => {
  const id = await insert('owner', {})
  expect([await notices.tellDue(), await notices.tellDue()]).toEqual([1, 0])
  expect(writes.mails()).toMatchObject([
    { kind: 'harassment-desk-due', data: { companyId: id, dueAt: dueAt.toISOString() } },
  ])
})

test.each([
  ['has a desk', { harassmentDesk: '人事部' }],
  ['had its notice', { harassmentDeskDueAt: testNow }],
  ['has none', { harassmentDeskDueAt: null }],
  ['is suspended', { status: 'suspended' }],
  ['has no public ad', { ad: 'draft' }],
  ['is no owner', { role: 'recruiter' }],
  ['has no verified address', { verifiedAt: null }],
] as const)('nobody is written to where the company or person %s', async (_, given) => {
  await insert('owner', given)
  expect([await notices.tellDue(), writes.mails()]).toEqual([0, []])
})
