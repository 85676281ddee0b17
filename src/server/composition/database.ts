import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { databasePlace, openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { openReadReplica, type OpenReplica } from '#server/backend/database/read-replica.ts'
import { createFileAdapters } from './files.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import type { Log } from '#server/platform/log.ts'

/** A replica that public things are read from; null: there is none, or no page is rendered here. */
export const openReplica = (
  { replicaUrl, database, role }: Pick<Config, 'replicaUrl' | 'database' | 'role'>,
  { handle, log }: { handle: DatabaseHandle; log: Log },
): OpenReplica | null =>
  replicaUrl === null || database.kind === 'pglite' || role === 'worker'
    ? null
    : openReadReplica(replicaUrl, { primary: handle, size: database.poolSize, log })

/** Tables as this program has them, and the demo where it is wanted. */
export const prepareDatabase = async (
  config: Config,
  cipher: DataCipher,
  log: Log,
): Promise<DatabaseHandle> => {
  const handle = await openDatabase(databasePlace(config))
  const applied = await migrate(handle, await readMigrations())
  if (applied.length > 0) log.info({ applied }, 'migrations were applied')
  if (!config.demo) return handle
  const { fillDemo } = await import('./demo.ts')
  const { store } = createFileAdapters(config)
  if (await fillDemo({ ...handle, store }, cipher, systemClock)) log.info('the demo data was loaded')
  return handle
}
