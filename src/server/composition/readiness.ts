import { missingMigrations, readMigrations } from '#server/backend/database/migrate.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import type { Readiness } from '#server/host/health.ts'

const holds = async (check: () => Promise<void>): Promise<boolean> => {
  try {
    await check()
    return true
  } catch {
    return false
  }
}

/**
 * Whether this node can answer. `hasIdentity`: whether the embedded provider serves, true where there is none: an outage of a
 * real one must not take every node out of service, since public pages need none.
 */
export const createReadiness =
  (handle: DatabaseHandle, hasIdentity: () => boolean): Readiness =>
  async () => ({
    database: await holds(() => handle.ping()),
    migrations: await holds(async () => {
      if ((await missingMigrations(handle, await readMigrations())).length > 0)
        throw new Error('migrations are missing')
    }),
    identity: hasIdentity(),
  })
