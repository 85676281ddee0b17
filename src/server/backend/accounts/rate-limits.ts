import { createHash } from 'node:crypto'
import { widerNetwork, widerShare } from '#server/platform/client-network.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { LimitCounts } from '#server/ports/limit-counts.ts'
import type { OpenRateLimits, RateLimit, RateLimitAnswer } from '#server/ports/rate-limits.ts'
import { createRefusalCounts } from './limit-refusals.ts'
import { createRateLimitRows } from './rate-limit-rows.ts'

/** Who is counted, as counts have it. */
const hashOf = (who: string): string => createHash('sha256').update(who).digest('base64url')

/**
 * Limits that hold over all nodes, counted in fixed windows. `scale` multiplies every limit; `counts`: where they are counted, Postgres
 * unless it is said otherwise. A person or an address is kept as a hash only.
 */
export const createRateLimits = (
  database: Database,
  {
    scale,
    now,
    counts = createRateLimitRows(database, { now }),
  }: { scale: number; now: () => Date; counts?: LimitCounts },
): OpenRateLimits => {
  const refusals = createRefusalCounts(database, { now })

  const count = async (
    name: string,
    who: string,
    { limit, seconds }: RateLimit,
  ): Promise<RateLimitAnswer> => {
    const at = now()
    const { hits, resetsAt } = await counts.add(hashOf(who), name, { at, seconds })
    const most = Math.max(1, Math.floor(limit * scale))
    const resetSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - at.getTime()) / 1000))
    if (hits <= most) return { kind: 'allowed', left: most - hits, resetSeconds }
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
    countsOf: (who) => counts.of(who.map(hashOf), now()),
    clear: (who) => counts.clear(who.map(hashOf)),
  }
}
