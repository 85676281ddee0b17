import { sql } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'

const keyOf = (id: string) => sql`hashtextextended(${`bulk_reply ${id}`}, 0)`

/**
 * Letters of a bulk reply go side by side; what its members do with it goes alone, until the commit. Taken before the rows:
 * whoever waits here is served in order, while of a row's lock later letters might take share again and again.
 */
export const takeTurn = async (database: Database, id: string, who: 'letter' | 'member'): Promise<void> => {
  await database.execute(
    who === 'letter'
      ? sql`select pg_advisory_xact_lock_shared(${keyOf(id)})`
      : sql`select pg_advisory_xact_lock(${keyOf(id)})`,
  )
}
