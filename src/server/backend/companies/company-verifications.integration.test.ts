import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyVerifications } from '#contract/codes/company.ts'
import { corporateNumber } from '#contract/corporate-number.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createCompanyLists } from './company-lists.ts'
import { createCompanyVerifications } from './company-verifications.ts'

const number = corporateNumber('010001000001')
const operator = { kind: 'operator', name: 'root' } as const
let handle: DatabaseHandle
let writes: ReturnType<typeof createTestWork>

beforeAll(async () => {
  handle = await openTestDatabase()
})
beforeEach(async () => {
  await handle.database.delete(company)
  writes = createTestWork(handle, () => testNow)
})
afterAll(() => handle.close())

const stamp = async (subject: string) => {
  const found = await createCompanyLists(handle.database).find(subject)
  return found.kind === 'found' ? found.company.stamp : ''
}
const set = async (subject: string, verification: (typeof companyVerifications)[number], read?: string) =>
  createCompanyVerifications(writes).setVerification(operator, {
    company: subject,
    verification,
    read: read ?? (await stamp(subject)),
    reason: '登記簿',
  })
const whole = { corporateNumber: number, contactEmail: 'saiyo@example.com' }

test.each(companyVerifications)('a company is verified by %s, with the date and a trace', async (level) => {
  const other = await insertCompany(handle.database, { corporateNumber: null })
  const id = await insertCompany(handle.database, {
    ...whole,
    verification: 'email',
    verifiedAt: new Date('2020-01-01T00:00:00Z'),
  })
  expect(await set(level === 'email' ? id : number, level)).toEqual({
    kind: 'done',
    displayName: 'みらい商事',
    before: 'email',
  })
  const [row] = await handle.database.select().from(company).where(eq(company.id, id))
  expect(row).toMatchObject({ verification: level, verifiedAt: level === 'none' ? null : testNow })
  const [untouched] = await handle.database.select().from(company).where(eq(company.id, other))
  expect(untouched?.verification).toBe('none')
  expect(
    await handle.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `company:${id}`)),
  ).toMatchObject([
    {
      action: 'company.verification_set',
      actor: 'operator:root',
      detail: { before: 'email', after: level, reason: '登記簿' },
    },
  ])
  expect(writes.told).toEqual([{ kind: 'tags', stale: [`company:${id}`, 'companies'], purge: [] }])
})

test('what is not there is not verified', async () => {
  const id = await insertCompany(handle.database, { corporateNumber: null, contactEmail: null })
  for (const level of ['email', 'number', 'document'] as const)
    expect(await set(id, level)).toEqual({ kind: 'nothing_to_verify' })
  expect(await set(id, 'none')).toMatchObject({ kind: 'done' })
})

test('a company that nobody knows, and one of several, is told', async () => {
  expect(await set('nonsense', 'number')).toEqual({ kind: 'unknown' })
  await insertCompany(handle.database, { ...whole, status: 'pending' })
  await insertCompany(handle.database, { ...whole, status: 'pending' })
  expect(await set(number, 'number')).toMatchObject({ kind: 'ambiguous', companies: [{}, {}] })
})

test('what its owner changed after it was read is not verified', async () => {
  const id = await insertCompany(handle.database, {
    ...whole,
    status: 'active',
    verification: 'number',
    verifiedAt: testNow,
  })
  const read = await stamp(id)
  await handle.database.update(company).set({ city: '横浜市' }).where(eq(company.id, id))
  for (const level of ['email', 'number', 'document'] as const)
    expect(await set(id, level, read)).toEqual({ kind: 'changed' })
  expect(writes.told).toEqual([])
  expect(await set(id, 'none', '')).toMatchObject({ kind: 'done', before: 'number' })
  expect(await set(id, 'document')).toMatchObject({ kind: 'done' })
})
