import { sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from '#server/backend/database/open.ts'

/** Has `write` done by a transaction of its own that is committed by calling the answer, and no sooner. */
export const holdRows = async (
  handle: DatabaseHandle,
  write: (transaction: Database) => Promise<unknown>,
): Promise<() => Promise<void>> => {
  const written = Promise.withResolvers<void>()
  const wanted = Promise.withResolvers<void>()
  const held = handle.transaction(async (transaction) => {
    await write(transaction)
    written.resolve()
    await wanted.promise
  })
  await Promise.race([written.promise, held])
  return () => {
    wanted.resolve()
    return held
  }
}

const waiters = async (database: Database): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/** Answers once so many wait for rows that somebody holds, or `what` is done without. */
export const untilWaiting = async (
  { database }: DatabaseHandle,
  what: Promise<unknown>,
  count = 1,
): Promise<'waiting' | 'done'> => {
  const done = what.then(
    () => true,
    () => true,
  )
  const later = () => new Promise<false>((resolve) => setTimeout(resolve, 5, false))
  while (!(await Promise.race([done, later()]))) if ((await waiters(database)) >= count) return 'waiting'
  return 'done'
}
