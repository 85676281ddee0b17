import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { migrate, readMigrations, type Migration } from '#server/backend/database/migrate.ts'
import { openDatabase, type DatabaseHandle } from '#server/backend/database/open.ts'
import { databaseUrl, templateDatabase } from './server.ts'

const cacheFolder = path.resolve('node_modules/.cache/test-database')

const cacheFile = (migrations: readonly Migration[]): string => {
  const hash = createHash('sha256')
  for (const migration of migrations) hash.update(migration.hash)
  return path.join(cacheFolder, `${hash.digest('hex').slice(0, 32)}.tar`)
}

/** A dump of an embedded database with all migrations, kept on disk: loading it takes a fraction of making it. */
const migratedDump = async (): Promise<Blob> => {
  const migrations = await readMigrations()
  const file = cacheFile(migrations)
  if (existsSync(file)) return new Blob([await readFile(file)])
  const pglite = await PGlite.create()
  const handle: Pick<DatabaseHandle, 'client'> = { client: { kind: 'pglite', pglite } }
  await migrate(handle, migrations)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(cacheFolder, { recursive: true })
  // Under a name of its own first: another test process may be doing the same.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, file)
  return dump
}

const createOnServer = async (server: string): Promise<string> => {
  const name = `test_${newId().replaceAll('-', '')}`
  const admin = new Client({ connectionString: databaseUrl(server, 'postgres') })
  await admin.connect()
  try {
    await admin.query(`create database ${name} template ${templateDatabase}`)
  } finally {
    await admin.end()
  }
  return databaseUrl(server, name)
}

/**
 * A fresh, migrated, empty database of one's own: on the server that the Vitest project started (see `server.ts`), else
 * embedded in memory. The caller closes it.
 */
export const openTestDatabase = async (): Promise<DatabaseHandle> => {
  const server = inject('databaseServer')
  return server === undefined
    ? openDatabase({ kind: 'memory', loadDataDir: await migratedDump() })
    : openDatabase({ kind: 'server', url: await createOnServer(server) })
}
