import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { newId } from '#server/platform/ids.ts'
import { grantAdmin, listPendingCompanies, reviewCompany } from './company-review.ts'

const at = new Date('2026-11-21T00:00:00Z')
const number = corporateNumber('010001000001')
let handle: DatabaseHandle
let id: string

beforeEach(async () => {
  handle = await openTestDatabase()
  id = newId()
  await handle.database.insert(company).values({
    id,
    corporateNumber: number,
    legalName: '株式会社こころみ',
    kana: 'カブシキガイシャココロミ',
    displayName: 'こころみ',
    representative: '心見 一郎',
    postalCode: '1000005',
    prefectureCode: '13',
    city: '千代田区',
    street: '丸の内1-1-1',
    contactTel: '+81312345678',
    industryCode: 'G',
  })
  await handle.database
    .insert(account)
    .values({ uid: 'owner', kind: 'company', email: 'owner@example.com', emailVerifiedAt: at })
  await handle.database
    .insert(companyMember)
    .values({ id: newId(), companyId: id, uid: 'owner', role: 'owner' })
})
afterEach(() => handle.close())

const decide = (decision: 'approve' | 'reject' | 'suspend', key = id) =>
  reviewCompany(handle.database, { company: key, decision, reason: 'なし' }, at)
const stateOf = async () => (await handle.database.select().from(company).where(eq(company.id, id)))[0]

test('approving makes a pending company active and its number verified, once, with a trace', async () => {
  expect((await listPendingCompanies(handle.database)).map((each) => each.id)).toEqual([id])
  expect(await decide('approve', number)).toEqual({
    kind: 'done',
    displayName: 'こころみ',
    emails: ['owner@example.com'],
  })
  expect(await stateOf()).toMatchObject({ status: 'active', verification: 'number', verifiedAt: at })
  expect(await decide('approve')).toEqual({ kind: 'unchanged', status: 'active' })
  expect(await decide('reject')).toEqual({ kind: 'not_pending', status: 'active' })
  const trace = await handle.database.select().from(auditLog)
  expect(trace).toMatchObject([{ action: 'company.approve', subject: `company:${id}`, actorUid: null }])
  expect(await listPendingCompanies(handle.database)).toEqual([])
})

test('rejecting and suspending leave the number unverified', async () => {
  expect(await decide('reject')).toMatchObject({ kind: 'done' })
  expect(await stateOf()).toMatchObject({ status: 'suspended', verification: 'none' })
})

test.each(['no id', newId(), corporateNumber('999999999999')])('%s is no company', async (key) => {
  expect(await decide('approve', key)).toEqual({ kind: 'unknown' })
})

test('admin is granted to a verified account alone', async () => {
  await handle.database.insert(account).values({ uid: 'new', kind: 'student', email: 'new@example.com' })
  expect(await grantAdmin(handle.database, 'Owner@Example.com', at)).toBe('granted')
  expect(await grantAdmin(handle.database, 'owner@example.com', at)).toBe('already')
  expect(await grantAdmin(handle.database, 'new@example.com', at)).toBe('unverified')
  expect(await grantAdmin(handle.database, 'nobody@example.com', at)).toBe('unknown')
})
