import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from './open.ts'
import { OutsideUnitOfWork } from './outer-guard.ts'
import { rateLimit } from './schema/rate-limit.ts'
import { openTestDatabase } from './testing/database.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

const row = (key: string) => ({ key, hits: 1, resetsAt: new Date() })
const count = (key: string) => handle.database.$count(rateLimit, eq(rateLimit.key, key))

/** Drizzle wraps what the driver threw. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error

test('the outer database throws inside a transaction, whichever way it is asked', async () => {
  const prepared = handle.database.select().from(rateLimit).prepare('outer_guard')
  const ways: Record<string, () => Promise<unknown>> = {
    select: () => handle.database.select().from(rateLimit),
    prepared: () => prepared.execute(),
    execute: () => handle.database.execute(sql`select 1`),
    insert: () => handle.database.insert(rateLimit).values(row('outer')),
    transaction: () => handle.database.transaction(async () => 'nested'),
    'unit of work': () => handle.transaction(async () => 'nested'),
    ping: () => handle.ping(),
  }
  for (const [way, ask] of Object.entries(ways)) {
    const refused = await handle.transaction(async () => {
      try {
        return await ask()
      } catch (error) {
        return causeOf(error)
      }
    })
    expect([way, refused]).toEqual([way, expect.any(OutsideUnitOfWork)])
  }
  expect(await count('outer')).toBe(0)
})

test('what goes on after the transaction may ask the outer database again', async () => {
  const late = Promise.withResolvers<void>()
  let after: Promise<number> | undefined
  await handle.transaction(async (transaction) => {
    await transaction.insert(rateLimit).values(row('late'))
    after = late.promise.then(() => count('late'))
  })
  late.resolve()
  expect(await after).toBe(1)
})

test('what is not inside may go on asking while a transaction is open', async () => {
  const open = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const transaction = handle.transaction(async (database) => {
    await database.insert(rateLimit).values(row('beside'))
    open.resolve()
    await done.promise
  })
  await open.promise
  const beside = count('beside')
  done.resolve()
  await transaction
  // A server answers at once what is committed; the embedded database answers when it is free.
  expect([0, 1]).toContain(await beside)
})
