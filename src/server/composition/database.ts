import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import { databasePlace, openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { createFileAdapters } from './files.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import type { Log } from '#server/platform/log.ts'

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
