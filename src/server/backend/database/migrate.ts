import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseHandle } from './open.ts'

export type Migration = { name: string; hash: string; statements: readonly string[] }

/** A migration that can't be applied; the message says which and why in plain words, and the process must stop. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

const folder = new URL('migrations/', import.meta.url)
/** Any number, the same in every version of the program. */
const lockKey = 7_203_118

const isJournal = (value: unknown): value is { entries: { tag: string }[] } =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries)

/** The migrations of the repository in the order of drizzle-kit's journal. */
export const readMigrations = async (): Promise<Migration[]> => {
  const journal: unknown = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8'))
  if (!isJournal(journal)) throw new MigrationError('The journal of migrations is damaged')
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text = await readFile(fileURLToPath(new URL(`${tag}.sql`, folder)), 'utf8')
      return {
        name: tag,
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint'),
      }
    }),
  )
}

type Run = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** One connection for the whole run: the lock belongs to it. */
const onOneConnection = async <Answer>(
  { client }: Pick<DatabaseHandle, 'client'>,
  work: (run: Run) => Promise<Answer>,
): Promise<Answer> => {
  if (client.kind === 'pglite') {
    const { pglite } = client
    return work(async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows)
  }
  const connection = await client.pool.connect()
  try {
    return await work(async (text, values) => (await connection.query(text, values)).rows)
  } finally {
    // Thrown away, so that neither the lock nor the settings outlive the run.
    connection.release(true)
  }
}

const appliedMigrations = async (run: Run): Promise<Map<string, string>> => {
  const rows = await run('select name, hash from schema_migration')
  return new Map(rows.map(({ name, hash }) => [String(name), String(hash)]))
}

const apply = async (run: Run, { name, hash, statements }: Migration): Promise<void> => {
  await run('begin')
  try {
    for (const statement of statements) await run(statement)
    await run('insert into schema_migration (name, hash) values ($1, $2)', [name, hash])
    await run('commit')
  } catch (cause) {
    await run('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`Migration ${name} failed and was rolled back: ${reason}`, { cause })
  }
}

/**
 * Applies the migrations that are missing, each in its own transaction, under an advisory lock: of several processes that
 * start together one migrates and the others wait. Answers the names it applied. Throws `MigrationError`.
 */
export const migrate = async (
  handle: Pick<DatabaseHandle, 'client'>,
  migrations: readonly Migration[],
): Promise<readonly string[]> =>
  onOneConnection(handle, async (run) => {
    // Waiting for the lock and building an index on a large table both take longer than any query of a page.
    await run('set statement_timeout = 0')
    await run('select pg_advisory_lock($1)', [lockKey])
    try {
      await run(
        'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
      )
      const applied = await appliedMigrations(run)
      const changed = migrations.find(({ name, hash }) => (applied.get(name) ?? hash) !== hash)
      if (changed !== undefined)
        throw new MigrationError(
          `Migration ${changed.name} was changed after this database had applied it; restore the file, or start with an empty database`,
        )
      const missing = migrations.filter(({ name }) => !applied.has(name))
      for (const migration of missing) await apply(run, migration)
      return missing.map(({ name }) => name)
    } finally {
      await run('select pg_advisory_unlock($1)', [lockKey])
    }
  })

/** The migrations the database still lacks, all where none was ever applied. Throws when it doesn't answer. */
export const missingMigrations = async (
  { database }: Pick<DatabaseHandle, 'database'>,
  migrations: readonly Migration[],
): Promise<string[]> => {
  const { rows: tables } = await database.execute(
    `select 1 where to_regclass('schema_migration') is not null`,
  )
  if (tables.length === 0) return migrations.map(({ name }) => name)
  const { rows } = await database.execute<{ name: string }>(`select name from schema_migration`)
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name))
}
