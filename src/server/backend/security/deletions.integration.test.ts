import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { holdRows, untilWaiting } from '#server/backend/testing/held-rows.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'
import { createDeletions } from './deletions.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

test('of two owners who ask to go at the same time the second waits, and is the last', async () => {
  const companyId = await insertCompany(handle.database)
  for (const uid of ['one', 'another']) await insertMember(handle.database, companyId, uid, 'owner')
  const commit = await holdRows(handle, async (transaction) => {
    const deletions = createDeletions(transaction)
    expect(await deletions.isOnlyOwner('one')).toBe(false)
    await deletions.request('one', testNow)
  })
  const asked = handle.transaction((transaction) => createDeletions(transaction).isOnlyOwner('another'))
  const before = await untilWaiting(handle, asked)
  await commit()
  expect([before, await asked]).toEqual(['waiting', true])
})
