import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { missingMigrations, readMigrations } from '#server/backend/database/migrate.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { isSharedPlace } from '#server/backend/files/shared-place.ts'
import type { Readiness } from '#server/host/health.ts'
import type { Config } from '#server/platform/config.ts'
import { freeDisk } from '#server/platform/free-disk.ts'
import { BucketUnreachable } from '#server/services/files/bucket/bucket.ts'
import { createFilePlace } from './files.ts'

/** Bytes without which a node takes no more traffic: large responses and files that come need some. */
export const freeDiskMin = 64 * 1024 * 1024

type Parts = {
  handle: Pick<DatabaseHandle, 'beside' | 'client'>
  /** Null: nobody else writes into this database. */
  listener: { isListening: () => boolean } | null
  /** The embedded identity provider; its host is null while it does not serve. Null: there is none. */
  emulator: { host: () => string | null } | null
}

/** Milliseconds after which a bucket counts as away, below those of a probe. */
const bucketMilliseconds = 600

/**
 * Whether the place of files is the one of all nodes. A folder may be unmounted at any time, and is looked at each time. A bucket that was
 * the right one stays it, and one that is away takes no node out of service: pages need none.
 */
const createFilesCheck = (
  config: Pick<Config, 'filesDir' | 'fileStore'>,
  database: Parts['handle']['beside'],
): (() => Promise<boolean>) => {
  const { mark } = createFilePlace(config)
  if (config.fileStore.kind === 'folder') return () => isSharedPlace(database, mark)
  let isKnown = false
  let asked: Promise<boolean> | null = null
  const ask = async (): Promise<boolean> => {
    try {
      isKnown = await isSharedPlace(database, mark)
      return isKnown
    } catch (error) {
      if (error instanceof BucketUnreachable) return true
      throw error
    } finally {
      asked = null
    }
  }
  return async () => {
    if (isKnown) return true
    asked ??= ask()
    return Promise.race([asked, wait(bucketMilliseconds, true, { ref: false })])
  }
}

/**
 * Whether this node can answer. An outage of a real identity provider must not take every node out of service, since public pages
 * need none, so that the embedded one alone counts.
 */
export const createReadiness = (
  config: Pick<Config, 'dataDir' | 'filesDir' | 'fileStore'>,
  { handle, listener, emulator }: Parts,
): Readiness => {
  const { dataDir, filesDir } = config
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
    ...(client.kind === 'server' && { files: createFilesCheck(config, database) }),
  }
}
