import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Config } from '#server/platform/config.ts'
import type { DatabaseHandle } from './database.ts'
import { guarded } from './guarded.ts'
import { besidePool, openPool, usualPool, type PoolLimits } from './open-pool.ts'

export type { Database, DatabaseHandle } from './database.ts'

export type DatabasePlace =
  | { kind: 'memory'; /** A dump to start from (PGlite's dumpDataDir). */ loadDataDir?: Blob }
  | { kind: 'folder'; path: string }
  | { kind: 'server'; url: string; /** Of the pool; absent: as usual. */ limits?: Partial<PoolLimits> }

export const databasePlace = ({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>): DatabasePlace =>
  database.kind === 'postgres'
    ? { kind: 'server', url: database.url, limits: { size: database.poolSize } }
    : { kind: 'folder', path: path.resolve(dataDir, 'database') }

/** Drizzle's own keeps the connection for ever where `begin` fails, and a pool has few. */
const onOneConnection =
  (pool: Pool): DatabaseHandle['transaction'] =>
  async (work) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work)
    } finally {
      // A broken one is thrown away by the pool.
      client.release()
    }
  }

const openServer = async (url: string, limits: Partial<PoolLimits> = {}): Promise<DatabaseHandle> => {
  const pool = openPool(url, { ...usualPool, ...limits })
  const beside = openPool(url, besidePool)
  const close = async () => {
    await Promise.all([pool.end(), beside.end()])
  }
  const { database, transaction } = guarded(pool, (client) => drizzle(client), onOneConnection(pool))
  const ping = async () => {
    await database.execute(sql`select 1`)
  }
  try {
    await ping()
  } catch (cause) {
    await close()
    throw new Error('The database server of DATABASE_URL does not answer', { cause })
  }
  return {
    database,
    client: { kind: 'server', pool, url },
    beside: drizzle(beside),
    transaction,
    ping,
    close,
  }
}

/**
 * Opens the database; migrations are the caller's next step. Throws in plain words when the folder is in use by another
 * process or the server doesn't answer.
 */
export const openDatabase = async (place: DatabasePlace): Promise<DatabaseHandle> => {
  if (place.kind === 'server') return openServer(place.url, place.limits)
  // Only here: beside a server its program would be memory that nobody uses.
  const { openFolder, openMemory } = await import('./open-pglite.ts')
  return place.kind === 'folder' ? openFolder(place.path) : openMemory(place.loadDataDir)
}
