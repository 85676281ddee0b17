import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { to } from 'pg-copy-streams'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { writeChecked, type KeptBytes } from './checked-file.ts'
import {
  keptFile,
  keysApart,
  manifestName,
  markPath,
  pathOfFile,
  quoted,
  tableFile,
  type BackupFiles,
  type Manifest,
} from './manifest.ts'

type Table = Pick<Manifest['tables'][number], 'schema' | 'name' | 'columns'>

/** Of tasks those that are not done; what they run by is made anew by the program. */
const unfinished = `where state in ('created', 'retry', 'active')`

const tablesIn = async (connection: PoolClient): Promise<readonly Table[]> => {
  const { rows } = await connection.query<Table>(`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and ((n.nspname = 'public' and c.relname <> 'schema_migration') or (n.nspname = 'pgboss' and c.relname = 'job'))
    group by 1, 2 order by 1, 2`)
  return rows
}

const copyTables = async (connection: PoolClient, folder: string): Promise<Manifest['tables']> => {
  const copied: Manifest['tables'] = []
  for (const table of await tablesIn(connection)) {
    const { schema, name, columns } = table
    const from = `from ${quoted(schema)}.${quoted(name)} ${schema === 'pgboss' ? unfinished : ''}`
    const copy = connection.query(to(`copy (select ${columns.map(quoted).join(', ')} ${from}) to stdout`))
    const { sha256 } = await writeChecked(path.join(folder, tableFile(table)), copy, createGzip())
    copied.push({ ...table, rows: copy.rowCount, sha256 })
  }
  return copied
}

/** Whatever lies there was put before it. */
const everything = new Date(8.64e15)

const copyFile = async (store: FileStore, id: string, place: string): Promise<KeptBytes | null> => {
  const stored = await store.open(id)
  if (stored === null) return null
  try {
    return await writeChecked(place, Readable.from(stored.bytes, { objectMode: false }))
  } catch (error) {
    // Removed meanwhile, with its row.
    if ((await store.open(id)) !== null) throw error
    await rm(place, { force: true })
    return null
  }
}

const copyFiles = async ({ store, mark }: BackupFiles, folder: string): Promise<Manifest['files']> => {
  const copied: Manifest['files'] = []
  for await (const id of store.listOlderThan(everything)) {
    const each = pathOfFile(id)
    const file = await copyFile(store, id, path.join(folder, keptFile(each)))
    if (file !== null) copied.push({ path: each, ...file })
  }
  const text = await mark.read()
  if (text === null) return copied
  const file = await writeChecked(path.join(folder, keptFile(markPath)), Readable.from([`${text}\n`]))
  return [...copied, { path: markPath, ...file }]
}

/**
 * Writes everything of a site but its keys into a new folder, while the site runs: all tables as of one instant, then the files, of
 * which some may have no row yet. Throws in plain words, and what database and disk throw.
 */
export const makeBackup = async (
  { client }: Pick<DatabaseHandle, 'client'>,
  { files, folder, now }: { files: BackupFiles; folder: string; now: Date },
): Promise<Manifest> => {
  if (client.kind === 'pglite')
    throw new Error('the embedded database lies in DATA_DIR: stop the site and copy that folder')
  await mkdir(folder, { mode: 0o700 })
  const connection = await client.pool.connect()
  try {
    await connection.query('begin isolation level repeatable read read only')
    await connection.query('set local statement_timeout = 0')
    const { rows: migrations } = await connection.query<Manifest['migrations'][number]>(
      'select name, hash from schema_migration order by name',
    )
    const tables = await copyTables(connection, folder)
    await connection.query('commit')
    const kept = await copyFiles(files, folder)
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      migrations,
      tables,
      files: kept,
      keys: keysApart,
    }
    await writeFile(path.join(folder, manifestName), JSON.stringify(manifest), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
    return manifest
  } finally {
    // Thrown away: a copy that broke off leaves it busy.
    connection.release(true)
  }
}
