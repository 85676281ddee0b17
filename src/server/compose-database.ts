import { migrate, readMigrations } from './backend/database/migrate.ts'
import { databasePlace, openDatabase, type DatabaseHandle } from './backend/database/open.ts'
import { createFileAdapters } from './compose-files.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DataCipher } from './platform/data-cipher.ts'
import type { Log } from './platform/log.ts'

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
  const { fillDemo } = await import('./compose-demo.ts')
  const { store } = createFileAdapters(config)
  if (await fillDemo({ ...handle, store }, cipher, systemClock)) log.info('the demo data was loaded')
  return handle
}
