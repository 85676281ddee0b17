import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'
import { migrate, readMigrations } from '#server/backend/database/migrate.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { checksumOf } from './checked-file.ts'
import {
  keptFile,
  manifestName,
  manifestSchema,
  markPath,
  pathOfFile,
  quoted,
  tableFile,
  type BackupFiles,
  type Manifest,
} from './manifest.ts'

/** The manifest of a backup whose every file is as it was written. Throws in plain words. */
export const verifyBackup = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new Error(`${folder} holds no whole backup: it has no ${manifestName}`)
  })
  const manifest = manifestSchema.parse(JSON.parse(text))
  const parts = [
    ...manifest.tables.map((table) => ({ name: tableFile(table), sha256: table.sha256 })),
    ...manifest.files.map((file) => ({ name: keptFile(file.path), sha256: file.sha256 })),
  ]
  for (const { name, sha256 } of parts)
    if ((await checksumOf(path.join(folder, name)).catch(() => null)) !== sha256)
      throw new Error(`${name} of the backup is missing or damaged`)
  return manifest
}

const refuseOther = async ({ migrations }: Manifest): Promise<void> => {
  const own = new Map((await readMigrations()).map(({ name, hash }) => [name, hash]))
  const isSame =
    migrations.length === own.size && migrations.every(({ name, hash }) => own.get(name) === hash)
  if (!isSame)
    throw new Error('the backup is of another version; restore it with that one, and upgrade the site then')
}

const isEmpty = async ({ store, mark }: BackupFiles): Promise<boolean> => {
  for await (const _ of store.listOlderThan(new Date(8.64e15))) return false
  return (await mark.read()) === null
}

const refuseFull = async (connection: PoolClient, files: BackupFiles): Promise<void> => {
  const { rows } = await connection.query(
    `select 1 from pg_tables where schemaname in ('public', 'pgboss') limit 1`,
  )
  if (rows.length > 0) throw new Error('the database is not empty; a backup is restored into an empty one')
  if (!(await isEmpty(files)))
    throw new Error(`${files.name} is not empty; files are restored into an empty place`)
}

const putFiles = async ({ store, mark }: BackupFiles, folder: string, files: Manifest['files']) => {
  for (const { path: each } of files) {
    const bytes = await readFile(path.join(folder, keptFile(each)))
    const id = path.posix.basename(each)
    if (each === markPath) await mark.write(bytes.toString().trim())
    else if (each === pathOfFile(id)) await store.put(id, bytes)
    else throw new Error(`${each} of the backup is no file of a site`)
  }
}

const copyTable = async (connection: PoolClient, folder: string, table: Manifest['tables'][number]) => {
  const { schema, name, columns, rows } = table
  const head = `copy ${quoted(schema)}.${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`
  const copy = connection.query(from(head))
  await pipeline(createReadStream(path.join(folder, tableFile(table))), createGunzip(), copy)
  if (copy.rowCount !== rows) throw new Error(`${schema}.${name}: ${copy.rowCount} rows instead of ${rows}`)
}

/** References are taken off, and put back when all rows are there: Postgres looks at every one of them then. */
const copyTables = async (connection: PoolClient, folder: string, tables: Manifest['tables']) => {
  const { rows: references } = await connection.query<{ name: string; place: string; definition: string }>(`
    select conname as name, conrelid::regclass::text as place, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { name, place } of references)
    await connection.query(`alter table ${place} drop constraint ${quoted(name)}`)
  for (const table of tables) {
    // Migrations may have put rows there.
    await connection.query(`truncate ${quoted(table.schema)}.${quoted(table.name)}`)
    await copyTable(connection, folder, table)
  }
  for (const { name, place, definition } of references)
    await connection.query(`alter table ${place} add constraint ${quoted(name)} ${definition}`)
}

/** One transaction: all rows are there, or none. */
const inTransaction = async (connection: PoolClient, work: () => Promise<void>): Promise<void> => {
  await connection.query('begin')
  await connection.query('set local statement_timeout = 0')
  await work()
  await connection.query('commit')
}

type Parts = {
  files: BackupFiles
  folder: string
  /** Makes the tables of the task queue, once those of the site are there. */
  openTasks: () => Promise<void>
}

/**
 * Puts a backup into an empty database and an empty place of files, with the version that it was made with. Nothing is written
 * before everything was looked at. Throws in plain words, and what database and disk throw.
 */
export const restoreBackup = async (
  handle: Pick<DatabaseHandle, 'client'>,
  { files, folder, openTasks }: Parts,
): Promise<Manifest> => {
  const { client } = handle
  if (client.kind === 'pglite') throw new Error('a backup is restored into a server: set DATABASE_URL')
  const manifest = await verifyBackup(folder)
  await refuseOther(manifest)
  const connection = await client.pool.connect()
  try {
    await refuseFull(connection, files)
    await migrate(handle, await readMigrations())
    const of = (schema: 'public' | 'pgboss') => manifest.tables.filter((table) => table.schema === schema)
    await inTransaction(connection, () => copyTables(connection, folder, of('public')))
    await openTasks()
    await inTransaction(connection, async () => {
      for (const table of of('pgboss')) await copyTable(connection, folder, table)
      // Whoever was at it is gone.
      await connection.query(
        `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
      )
    })
    await putFiles(files, folder, manifest.files)
    await connection.query('analyze')
    return manifest
  } finally {
    // Thrown away: a transaction that failed ends with it.
    connection.release(true)
  }
}
