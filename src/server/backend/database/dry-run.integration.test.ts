import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInfo, testNow } from '#server/backend/testing/records.ts'
import { inDryRun } from './dry-run.ts'
import type { DatabaseHandle } from './open.ts'
import { OutsideUnitOfWork } from './outer-guard.ts'
import { auditLog } from './schema/account.ts'
import { info } from './schema/info.ts'
import { openTestDatabase } from './testing/database.ts'
import { Rollback, type Unit } from './unit-of-work.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const now = () => testNow
const actor = { kind: 'task', name: 'test' } as const
const insert = async ({ database, audit }: Unit) => {
  audit({ action: 'info.published', subject: 'info' })
  await insertInfo(database)
}
const rows = async () => [await handle.database.$count(info), await handle.database.$count(auditLog)]

test('units see what earlier ones wrote, one after the other, and nothing of it stays', async () => {
  const seen = await inDryRun({ handle, now }, async ({ database, work }) => {
    await Promise.all([1, 2, 3].map(() => work(actor, insert)))
    // One that is undone, and one that fails, take nothing else with them.
    await work(actor, async (unit) => {
      await insert(unit)
      return new Rollback(null)
    })
    const failing = work(actor, async (unit) => {
      await insert(unit)
      throw new Error('this one')
    })
    await expect(failing).rejects.toThrow('this one')
    return [await database.$count(info), await database.$count(auditLog)]
  })
  expect(seen).toEqual([3, 3])
  expect(await rows()).toEqual([0, 0])
})

test('what it throws is thrown, and nothing stays either', async () => {
  const failing = inDryRun({ handle, now }, async ({ work }) => {
    await work(actor, insert)
    throw new Error('no answer')
  })
  await expect(failing).rejects.toThrow('no answer')
  expect(await rows()).toEqual([0, 0])
})

test('a query past it is refused', async () => {
  const failing = inDryRun({ handle, now }, () => handle.database.$count(info))
  await expect(failing).rejects.toHaveProperty('cause', expect.any(OutsideUnitOfWork))
})
