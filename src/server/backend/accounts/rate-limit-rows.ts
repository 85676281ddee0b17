import { and, asc, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import type { LimitCounts } from '#server/ports/limit-counts.ts'

/** Milliseconds between two sweeps of counters that have run out. */
const sweepEvery = 10 * 60 * 1000

/** Characters of a SHA-256 in base64url, at the end of a key. */
const hashLength = 43
const counted = (who: readonly string[]) => inArray(sql`right(${rateLimit.key}, ${hashLength})`, [...who])

/** Counts in Postgres: one row for each limit and whom it counts. */
export const createRateLimitRows = (database: Database, { now }: { now: () => Date }): LimitCounts => {
  let sweptAt = now().getTime()

  const sweep = async (at: Date) => {
    if (at.getTime() - sweptAt < sweepEvery) return
    sweptAt = at.getTime()
    await database.delete(rateLimit).where(lt(rateLimit.resetsAt, at))
  }

  return {
    add: async (who, name, { at, seconds }) => {
      const resetsAt = new Date(at.getTime() + seconds * 1000)
      const over = sql`${rateLimit.resetsAt} <= ${at.toISOString()}::timestamptz`
      const [row] = await database
        .insert(rateLimit)
        .values({ key: `${name}:${who}`, hits: 1, resetsAt })
        .onConflictDoUpdate({
          target: rateLimit.key,
          set: {
            hits: sql`case when ${over} then 1 else ${rateLimit.hits} + 1 end`,
            resetsAt: sql`case when ${over} then ${resetsAt.toISOString()}::timestamptz else ${rateLimit.resetsAt} end`,
          },
        })
        .returning({ hits: rateLimit.hits, resetsAt: rateLimit.resetsAt })
      await sweep(at)
      if (row === undefined) throw new Error('A use of a limit was not counted')
      return row
    },

    of: async (who, at) => {
      const rows = await database
        .select()
        .from(rateLimit)
        .where(and(counted(who), gt(rateLimit.resetsAt, at)))
        .orderBy(asc(rateLimit.key))
      return rows.map(({ key, hits, resetsAt }) => ({ name: key.slice(0, -hashLength - 1), hits, resetsAt }))
    },

    clear: async (who) => {
      await database.delete(rateLimit).where(counted(who))
    },
  }
}
