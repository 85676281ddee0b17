import path from 'node:path'
import { missingMigrations, readMigrations } from '#server/backend/database/migrate.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { isSharedFolder } from '#server/backend/files/shared-folder.ts'
import type { Readiness } from '#server/host/health.ts'
import type { Config } from '#server/platform/config.ts'
import { freeDisk } from '#server/platform/free-disk.ts'

/** Bytes without which a node takes no more traffic: large responses and files that come need some. */
export const freeDiskMin = 64 * 1024 * 1024

type Parts = {
  handle: Pick<DatabaseHandle, 'beside' | 'client'>
  /** Null: nobody else writes into this database. */
  listener: { isListening: () => boolean } | null
  /** The embedded identity provider; its host is null while it does not serve. Null: there is none. */
  emulator: { host: () => string | null } | null
}

/**
 * Whether this node can answer. An outage of a real identity provider must not take every node out of service, since public pages
 * need none, so that the embedded one alone counts.
 */
export const createReadiness = (
  { dataDir, filesDir }: Pick<Config, 'dataDir' | 'filesDir'>,
  { handle, listener, emulator }: Parts,
): Readiness => {
  const { beside: database, client } = handle
  const hasRoom = (folder: string) => async () => (await freeDisk(path.resolve(folder))) >= freeDiskMin
  return {
    database: async () => (await database.execute('select 1')).rows.length === 1,
    migrations: async () => (await missingMigrations({ database }, await readMigrations())).length === 0,
    dataDisk: hasRoom(dataDir),
    filesDisk: hasRoom(filesDir),
    ...(emulator !== null && { identity: async () => emulator.host() !== null }),
    ...(listener !== null && { listener: async () => listener.isListening() }),
    // What no other process can open is shared with nobody.
    ...(client.kind === 'server' && { files: () => isSharedFolder(database, path.resolve(filesDir)) }),
  }
}
