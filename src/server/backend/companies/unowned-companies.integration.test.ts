import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccounts } from '#server/backend/accounts/accounts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog, companyMember } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { createCompanyLists } from './company-lists.ts'
import { createCompanyReviews } from './company-reviews.ts'
import { createUnownedCompanies, unownedDays } from './unowned-companies.ts'

const start = new Date('2026-11-21T00:00:00Z')
let handle: DatabaseHandle
let time: Date
let world: ReturnType<typeof open>

const open = (database: DatabaseHandle) => {
  const now = () => time
  const { work } = createTestWork(database, now)
  return {
    ...createUnownedCompanies({ work }),
    ...createCompanyReviews({ work }),
    remove: (uid: string) => createAccounts(database.database, { work, now }).remove(uid, 'gone', 'test'),
  }
}
const after = (days: number) => {
  time = new Date(start.getTime() + days * 24 * 3_600_000)
}

beforeEach(async () => {
  handle = await openTestDatabase()
  time = start
  world = open(handle)
})
afterEach(() => handle.close())

/** A company and its one owner. */
const insertOwned = async (status: 'pending' | 'active', uid: string): Promise<string> => {
  const id = await insertCompany(handle.database, { status })
  await insertPerson(handle.database, { uid, kind: 'company' })
  await handle.database.insert(companyMember).values({ id: newId(), companyId: id, uid, role: 'owner' })
  return id
}
const left = async () => (await handle.database.select({ id: company.id }).from(company)).map(({ id }) => id)
const operator = { kind: 'operator', name: 'root' } as const

test('a company that waits goes 30 days after its last account, with the personal data in it', async () => {
  const id = await insertOwned('pending', 'hanako')
  after(40)
  expect(await world.removeDue()).toBe(0)
  await world.remove('hanako')
  expect(await world.removeDue()).toBe(0)
  after(40 + unownedDays - 0.1)
  expect([await world.removeDue(), await left()]).toEqual([0, [id]])
  after(40 + unownedDays)
  expect([await world.removeDue(), await left()]).toEqual([1, []])
  const lines = await handle.database.select().from(auditLog).where(eq(auditLog.action, 'company.removed'))
  expect(lines).toMatchObject([{ subject: `company:${id}`, detail: { reason: 'unowned' } }])
})

test('what was refused goes as well; what is or was active stays and is shown to the operator', async () => {
  const refused = await insertOwned('pending', 'refused')
  const active = await insertOwned('active', 'active')
  const suspended = await insertOwned('active', 'suspended')
  const owned = await insertOwned('active', 'owned')
  await world.decide(operator, { company: refused, decision: 'reject', reason: '' })
  await world.decide(operator, { company: suspended, decision: 'suspend', reason: '' })
  for (const uid of ['refused', 'active', 'suspended']) await world.remove(uid)
  await world.removeDue()
  after(unownedDays * 2)
  expect([await world.removeDue(), new Set(await left())]).toEqual([1, new Set([active, suspended, owned])])
  const shown = await createCompanyLists(handle.database).unowned()
  expect(new Set(shown.map(({ id, status }) => `${id} ${status}`))).toEqual(
    new Set([`${active} active`, `${suspended} suspended`]),
  )
})

test('one that got a member again, or was approved, is counted from the start', async () => {
  const id = await insertCompany(handle.database, { status: 'pending' })
  await world.removeDue()
  after(unownedDays - 1)
  await insertPerson(handle.database, { uid: 'late', kind: 'company' })
  await handle.database
    .insert(companyMember)
    .values({ id: newId(), companyId: id, uid: 'late', role: 'owner' })
  await world.removeDue()
  await world.remove('late')
  after(unownedDays + 1)
  expect(await world.removeDue()).toBe(0)
  const found = await createCompanyLists(handle.database).find(id)
  const read = found.kind === 'found' ? found.company.stamp : ''
  await world.decide(operator, { company: id, decision: 'approve', read, checked: 'none', reason: '' })
  after(unownedDays * 3)
  expect([await world.removeDue(), await left()]).toEqual([0, [id]])
})
