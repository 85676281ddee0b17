import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { auditLog } from '#server/backend/database/schema/account.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { testNow } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { createInfos } from './infos.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

test('what is announced is noted, and the pages that list announcements follow', async () => {
  const { work, told } = createTestWork(handle, () => testNow)
  const given = { title: '年末の休み', body: '12月29日から休みます。', important: true }
  const id = await createInfos({ work }).publish({ kind: 'operator', name: 'root' }, given)
  expect(told).toEqual([{ kind: 'tags', stale: ['infos'], purge: [] }])
  expect(await handle.database.select().from(auditLog)).toMatchObject([
    { actor: 'operator:root', action: 'info.published', subject: `info:${id}` },
  ])
})
