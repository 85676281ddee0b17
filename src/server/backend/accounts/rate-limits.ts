import { lt, sql } from 'drizzle-orm'
import { widerNetwork, widerShare } from '#server/platform/client-network.ts'
import type { Database } from '#server/backend/database/open.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { hashOfCounted } from './rate-limit-rows.ts'
import { createRefusalCounts } from './limit-refusals.ts'
import type { RateLimitAnswer, RateLimits } from '#server/ports/rate-limits.ts'

/** Milliseconds between two sweeps of counters that have run out. */
const sweepEvery = 10 * 60 * 1000

/**
 * Limits that hold over all nodes, counted in fixed windows. `scale` multiplies every limit. A person or an address is
 * kept as a hash only.
 */
export const createRateLimits = (
  database: Database,
  { scale, now }: { scale: number; now: () => Date },
): RateLimits => {
  let sweptAt = now().getTime()
  const refusals = createRefusalCounts(database, { now })

  const sweep = async (time: Date) => {
    if (time.getTime() - sweptAt < sweepEvery) return
    sweptAt = time.getTime()
    await database.delete(rateLimit).where(lt(rateLimit.resetsAt, time))
  }

  const count = async (
    name: string,
    who: string,
    { limit, seconds }: { limit: number; seconds: number },
  ): Promise<RateLimitAnswer> => {
    const time = now()
    const key = `${name}:${hashOfCounted(who)}`
    const resetsAt = new Date(time.getTime() + seconds * 1000)
    const over = sql`${rateLimit.resetsAt} <= ${time.toISOString()}::timestamptz`
    const [row] = await database
      .insert(rateLimit)
      .values({ key, hits: 1, resetsAt })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          hits: sql`case when ${over} then 1 else ${rateLimit.hits} + 1 end`,
          resetsAt: sql`case when ${over} then ${resetsAt.toISOString()}::timestamptz else ${rateLimit.resetsAt} end`,
        },
      })
      .returning({ hits: rateLimit.hits, resetsAt: rateLimit.resetsAt })
    await sweep(time)
    if (row === undefined) return { kind: 'allowed' }
    const most = Math.max(1, Math.floor(limit * scale))
    const resetSeconds = Math.max(1, Math.ceil((row.resetsAt.getTime() - time.getTime()) / 1000))
    if (row.hits <= most) return { kind: 'allowed', left: most - row.hits, resetSeconds }
    await refusals.add(name)
    return { kind: 'limited', retryAfterSeconds: resetSeconds }
  }

  return {
    /** Counts one use of `name` by `who`, a network also by the /48 it lies in, and tells whether it was one too many. */
    hit: async (name, who, limit) => {
      const own = await count(name, who, limit)
      const wider = widerNetwork(who)
      if (wider === null || own.kind === 'limited') return own
      return count(name, wider, { ...limit, limit: limit.limit * widerShare })
    },
  }
}
