import { createRateLimitRows } from '#server/backend/accounts/rate-limit-rows.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'
import type { LimitCounts } from '#server/ports/limit-counts.ts'
import type { SharedWindows } from '#server/ports/shared-windows.ts'

export type LimitAdapters = {
  counts: LimitCounts
  /** Null: each node counts requests by itself. */
  windows: SharedWindows | null
  close: () => void
}

/** What stands behind the ports of limits. */
export const openLimits = async (
  { limits }: Pick<Config, 'limits'>,
  { database, now, log }: { database: Database; now: Clock; log: Log },
): Promise<LimitAdapters> => {
  const rows = createRateLimitRows(database, { now })
  if (limits.kind === 'database') return { counts: rows, windows: null, close: () => {} }
  // The client is read where it is used alone.
  const { openRedis } = await import('#server/services/limits/redis.ts')
  const { createRedisCounts } = await import('#server/services/limits/redis-counts.ts')
  const { createRedisWindows } = await import('#server/services/limits/redis-windows.ts')
  const redis = await openRedis(limits.url, { now: () => performance.now(), log })
  return {
    counts: createRedisCounts(redis, rows),
    windows: createRedisWindows(redis),
    close: redis.close,
  }
}
