import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createDeskClaims } from '#server/backend/desk/claims.ts'
import { createDeskToday } from '#server/backend/desk/today.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { seedDemoDeskCompanies } from './demo-desk-companies.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

test('each queue of companies has something in it, once', async () => {
  const { database } = handle
  for (const status of ['pending', 'active', 'suspended'] as const) await insertCompany(database, { status })
  expect(await seedDemoDeskCompanies(handle, testNow)).toBe(true)
  expect(await seedDemoDeskCompanies(handle, testNow)).toBe(false)
  const now = () => testNow
  const claims = createDeskClaims({ database, work: createTestWork(handle, now).work, now })
  const things = await createDeskToday({ database, claims }).things()
  expect(things.map(({ queue }) => queue).toSorted()).toEqual(['appeals', 'companies', 'renames'])
})
