import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type ClientBase } from 'pg'
import type { Config } from '#server/platform/config.ts'
import type { DatabaseHandle } from './database.ts'
import { guarded } from './guarded.ts'

export type { Database, DatabaseHandle } from './database.ts'

export type DatabasePlace =
  | { kind: 'memory'; /** A dump to start from (PGlite's dumpDataDir). */ loadDataDir?: Blob }
  | { kind: 'folder'; path: string }
  | { kind: 'server'; url: string }

/** Milliseconds after which the server gives up a statement; PGlite has no timers and ignores it. */
const statementTimeout = 15_000

export const databasePlace = ({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>): DatabasePlace =>
  database.kind === 'postgres'
    ? { kind: 'server', url: database.url }
    : { kind: 'folder', path: path.resolve(dataDir, 'database') }

/**
 * Over a million ads the planner takes some searches for dear enough to be compiled, which takes up to 90 ms, longer than they
 * do. The pool waits for what this answers, though its type has it otherwise.
 */
const withoutCompiling = {
  onConnect: async (client: ClientBase) => {
    await client.query('set jit = off')
  },
}

const openServer = async (url: string): Promise<DatabaseHandle> => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'michishirube',
    ...withoutCompiling,
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const { database, transaction } = guarded(pool, (client) => drizzle(client))
  const ping = async () => {
    await database.execute(sql`select 1`)
  }
  try {
    await ping()
  } catch (cause) {
    await pool.end()
    throw new Error('The database server of DATABASE_URL does not answer', { cause })
  }
  return { database, client: { kind: 'server', pool, url }, transaction, ping, close: () => pool.end() }
}

/**
 * Opens the database; migrations are the caller's next step. Throws in plain words when the folder is in use by another
 * process or the server doesn't answer.
 */
export const openDatabase = async (place: DatabasePlace): Promise<DatabaseHandle> => {
  if (place.kind === 'server') return openServer(place.url)
  // Only here: beside a server its program would be memory that nobody uses.
  const { openFolder, openMemory } = await import('./open-pglite.ts')
  return place.kind === 'folder' ? openFolder(place.path) : openMemory(place.loadDataDir)
}
