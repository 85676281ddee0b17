import path from 'node:path'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { createSiteState, type SiteState } from '#server/backend/operator/site-state.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { freeDisk } from '#server/platform/free-disk.ts'
import type { LiveFeed } from '#server/ports/live.ts'

/** What can be counted of this node, and of the site it is one of. */
export type Measures = {
  /** Null: the embedded database has no pool. */
  pool: () => { total: number; idle: number; waiting: number } | null
  streams: () => number
  /** In bytes. */
  freeDisk: () => Promise<Readonly<Record<'data' | 'files', number>>>
  /** Asks the database. */
  site: () => Promise<SiteState>
}

export const createMeasures = (
  { dataDir, filesDir }: Pick<Config, 'dataDir' | 'filesDir'>,
  { handle, feed, now }: { handle: DatabaseHandle; feed: Pick<LiveFeed, 'followers'>; now: Clock },
): Measures => {
  const { beside, client } = handle
  return {
    pool: () => {
      if (client.kind !== 'server') return null
      const { totalCount: total, idleCount: idle, waitingCount: waiting } = client.pool
      return { total, idle, waiting }
    },
    streams: feed.followers,
    freeDisk: async () => ({
      data: await freeDisk(path.resolve(dataDir)),
      files: await freeDisk(path.resolve(filesDir)),
    }),
    site: createSiteState({ database: beside, now }),
  }
}
