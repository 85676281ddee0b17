import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestPeople, type TestPerson } from '#server/backend/testing/people.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertMember, joinCompany } from '#server/backend/testing/members.ts'
import { insertCompany, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createAdmins } from './admins.ts'

let handle: DatabaseHandle
let known: Map<string, TestPerson>
beforeEach(async () => {
  handle = await openTestDatabase()
  known = new Map()
})
afterEach(() => handle.close())

const operator = { kind: 'operator', name: 'root' } as const
const grant = (email: string) =>
  createAdmins({ ...createTestWork(handle, () => testNow), people: createTestPeople(known) }).grant(
    operator,
    email,
  )
const atProvider = (uid: string, email: string, given: Partial<TestPerson> = {}) =>
  known.set(uid, { email, password: 'x', factors: [], revoked: 0, signInPhone: null, ...given })
const admins = async () =>
  (await handle.database.select().from(account).where(eq(account.kind, 'admin'))).map(({ uid }) => uid)

test('admin is granted to whom the provider says the address is, not to the first row with a copy of it', async () => {
  await insertPerson(handle.database, { uid: 'a-stale', email: 'desk@example.com' })
  await insertPerson(handle.database, { uid: 'b-real', email: 'old@example.com' })
  atProvider('a-stale', 'moved@example.com')
  atProvider('b-real', 'desk@example.com')
  expect(await grant(' Desk@Example.com ')).toBe('granted')
  expect(await admins()).toEqual(['b-real'])
  expect(await grant('desk@example.com')).toBe('already')
  expect(await handle.database.select().from(auditLog)).toMatchObject([
    { action: 'account.admin_granted', subject: 'account:b-real', actor: 'operator:root' },
  ])
})

test('who is a member of a company is granted nothing until they have left', async () => {
  const companyId = await insertCompany(handle.database)
  await insertMember(handle.database, companyId, 'boss', 'owner')
  atProvider('boss', 'boss@example.com')
  expect(await grant('boss@example.com')).toBe('member')
  expect(await admins()).toEqual([])
  await handle.database.delete(companyMember)
  expect(await grant('boss@example.com')).toBe('granted')
})

test('who is joining a company at the moment is granted nothing', async () => {
  const { database } = handle
  const companyId = await insertCompany(database)
  await insertPerson(database, { uid: 'newcomer', kind: 'company' })
  atProvider('newcomer', 'newcomer@example.com')
  const commit = await holdRows(handle, (transaction) =>
    joinCompany(transaction, companyId, 'newcomer', 'viewer'),
  )
  const granted = grant('newcomer@example.com')
  const before = await untilWaiting(handle, granted)
  await commit()
  expect([before, await granted, await admins()]).toEqual(['waiting', 'member', []])
})

test('what our copy calls verified does not count', async () => {
  for (const uid of ['unverified', 'disabled', 'gone']) await insertPerson(handle.database, { uid })
  atProvider('unverified', 'unverified@example.com', { emailVerified: false })
  atProvider('disabled', 'disabled@example.com', { disabled: true })
  atProvider('elsewhere', 'elsewhere@example.com')
  expect(await grant('unverified@example.com')).toBe('unverified')
  expect(await grant('disabled@example.com')).toBe('disabled')
  expect(await grant('gone@example.com')).toBe('unknown')
  expect(await grant('elsewhere@example.com')).toBe('no_account')
  expect(await admins()).toEqual([])
})
