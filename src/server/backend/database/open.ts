import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { sql, type Assume } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool, type ClientBase } from 'pg'
import type { Config } from '#server/platform/config.ts'
import { FairPglite } from './fair-pglite.ts'
import { lockFolder } from './lock-folder.ts'
import { createOuterGuard, OutsideUnitOfWork } from './outer-guard.ts'

type Rows<Row> = { rows: Row[] }

/** What both drivers answer to raw SQL. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<Assume<this['row'], Record<string, unknown>>>
}

/** Drizzle over PGlite and over a server alike; a transaction has the same type. */
export type Database = PgDatabase<RowsResult>

export type DatabasePlace =
  | { kind: 'memory'; /** A dump to start from (PGlite's dumpDataDir). */ loadDataDir?: Blob }
  | { kind: 'folder'; path: string }
  | { kind: 'server'; url: string }

/** The driver beneath, for what Drizzle has no words for: LISTEN, COPY, a connection of one's own. */
export type DatabaseClient = { kind: 'pglite'; pglite: PGlite } | { kind: 'server'; pool: Pool; url: string }

export type DatabaseHandle = {
  /** Throws when it is asked from inside a unit of work. */
  database: Database
  client: DatabaseClient
  /**
   * Runs `work` in one transaction: what it rejects with rolls everything back. Throws inside another one. Only the unit
   * of work calls it: a write has what follows from it collected there.
   */
  transaction: <Answer>(work: (transaction: Database) => Promise<Answer>) => Promise<Answer>
  /** Throws when the database doesn't answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** Milliseconds after which the server gives up a statement; PGlite has no timers and ignores it. */
const statementTimeout = 15_000

export const databasePlace = ({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>): DatabasePlace =>
  database.kind === 'postgres'
    ? { kind: 'server', url: database.url }
    : { kind: 'folder', path: path.resolve(dataDir, 'database') }

/** The outer database, and transactions that it may not be used in. */
const guarded = <Client extends object>(client: Client, connect: (client: Client) => Database) => {
  const guard = createOuterGuard()
  const inner = connect(client)
  const transaction: DatabaseHandle['transaction'] = (work) => {
    if (guard.isInside()) throw new OutsideUnitOfWork()
    return guard.inside(() => inner.transaction(work))
  }
  return { database: connect(guard.outer(client)), transaction }
}

const openPglite = async (pglite: PGlite, release: () => Promise<void>): Promise<DatabaseHandle> => {
  const { database, transaction } = guarded(pglite, (client) => drizzlePglite(client))
  return {
    database,
    client: { kind: 'pglite', pglite },
    transaction,
    ping: async () => {
      await database.execute(sql`select 1`)
    },
    close: async () => {
      await pglite.close()
      await release()
    },
  }
}

const createPglite = async (options: PGliteOptions): Promise<PGlite> => {
  const pglite = new FairPglite(options)
  await pglite.waitReady
  return pglite
}

const openFolder = async (folder: string): Promise<DatabaseHandle> => {
  // PGlite writes files that any account may write to: the folder is shut to others.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await lockFolder(folder)
  try {
    return await openPglite(await createPglite({ dataDir: path.join(folder, 'pgdata') }), release)
  } catch (cause) {
    await release()
    throw new Error(`The embedded database in ${folder} could not be opened`, { cause })
  }
}

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
  const { database, transaction } = guarded(pool, (client) => drizzleServer(client))
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
  switch (place.kind) {
    case 'memory': {
      const { loadDataDir } = place
      return openPglite(await createPglite(loadDataDir === undefined ? {} : { loadDataDir }), async () => {})
    }
    case 'folder':
      return openFolder(place.path)
    case 'server':
      return openServer(place.url)
  }
}
