import { createReadStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { to } from 'pg-copy-streams'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { writeChecked } from './checked-file.ts'
import { keptFile, keysApart, manifestName, quoted, tableFile, type Manifest } from './manifest.ts'

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

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      // What is still coming has no row.
      .filter((each) => !each.startsWith(`coming${path.sep}`) && !each.endsWith('.part'))
      .toSorted()
  )
}

const copyFiles = async (filesDir: string, folder: string): Promise<Manifest['files']> => {
  const copied: Manifest['files'] = []
  for (const each of await filesIn(filesDir)) {
    const file = await writeChecked(
      path.join(folder, keptFile(each)),
      createReadStream(path.join(filesDir, each)),
    ).catch((error: unknown) => {
      // Removed meanwhile, with its row.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    })
    if (file !== null) copied.push({ path: each, ...file })
  }
  return copied
}

/**
 * Writes everything of a site but its keys into a new folder, while the site runs: all tables as of one instant, then the files, of
 * which some may have no row yet. Throws in plain words, and what database and disk throw.
 */
export const makeBackup = async (
  { client }: Pick<DatabaseHandle, 'client'>,
  { filesDir, folder, now }: { filesDir: string; folder: string; now: Date },
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
    const files = await copyFiles(filesDir, folder)
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      migrations,
      tables,
      files,
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
