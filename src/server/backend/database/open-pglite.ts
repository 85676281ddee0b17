import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { FairPglite } from './fair-pglite.ts'
import { guarded } from './guarded.ts'
import { lockFolder } from './lock-folder.ts'
import type { DatabaseHandle } from './database.ts'

const open = async (pglite: PGlite, release: () => Promise<void>): Promise<DatabaseHandle> => {
  const inner = drizzle(pglite)
  const { database, transaction } = guarded(
    pglite,
    (client) => drizzle(client),
    (work) => inner.transaction(work),
  )
  return {
    database,
    client: { kind: 'pglite', pglite },
    // One connection is all there is.
    beside: database,
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

/** `loadDataDir`: a dump to start from (PGlite's dumpDataDir). */
export const openMemory = async (loadDataDir: Blob | undefined): Promise<DatabaseHandle> =>
  open(await createPglite(loadDataDir === undefined ? {} : { loadDataDir }), async () => {})

export const openFolder = async (folder: string): Promise<DatabaseHandle> => {
  // PGlite writes files that any account may write to: the folder is shut to others.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await lockFolder(folder)
  try {
    return await open(await createPglite({ dataDir: path.join(folder, 'pgdata') }), release)
  } catch (cause) {
    await release()
    throw new Error(`The embedded database in ${folder} could not be opened`, { cause })
  }
}
