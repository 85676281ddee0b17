import { desc, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { limitRefusal } from '#server/backend/database/schema/desk-site.ts'

const hour = 3_600_000
const day = 24 * hour
/** Milliseconds between two writes: an attack is no reason to write more. */
const writeEvery = 60_000

/** Counts what limits refused, in memory at first; what a process had not written when it died is lost. */
export const createRefusalCounts = (database: Database, { now }: { now: () => Date }) => {
  let waiting = new Map<string, number>()
  let writtenAt = Number.NEGATIVE_INFINITY
  return {
    add: async (name: string): Promise<void> => {
      waiting.set(name, (waiting.get(name) ?? 0) + 1)
      const time = now().getTime()
      if (time - writtenAt < writeEvery) return
      writtenAt = time
      const counts = waiting
      waiting = new Map()
      const rows = [...counts]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([each, refused]) => ({ name: each, hour: new Date(time - (time % hour)), refused }))
      await database
        .insert(limitRefusal)
        .values(rows)
        .onConflictDoUpdate({
          target: [limitRefusal.hour, limitRefusal.name],
          set: { refused: sql`${limitRefusal.refused} + excluded.refused` },
        })
      await database.delete(limitRefusal).where(lt(limitRefusal.hour, new Date(time - 2 * day)))
    },
  }
}

export type RefusedLimit = { name: string; refused: number }

/** Which limits refused how often in the last 24 hours, the most first. */
export const refusedLimits = async (database: Database, now: Date): Promise<readonly RefusedLimit[]> => {
  const refused = sql<number>`sum(${limitRefusal.refused})::int`
  return database
    .select({ name: limitRefusal.name, refused })
    .from(limitRefusal)
    .where(gte(limitRefusal.hour, new Date(now.getTime() - day)))
    .groupBy(limitRefusal.name)
    .orderBy(desc(refused), limitRefusal.name)
    .limit(100)
}
