import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '#server/backend/database/open.ts'
import type { SeedBase } from './company.ts'
import { loadBatches, type SeedSize } from './seed-database.ts'

/** What one of several loaders is told. */
export type SeedOrder = { url: string; base: SeedBase; size: SeedSize; starts: readonly number[] }

const { url, base, size, starts }: SeedOrder = workerData
const handle = await openDatabase({ kind: 'server', url })
try {
  const port = parentPort
  await loadBatches(handle, base, size, starts, (ads) => {
    port?.postMessage(ads)
  })
} finally {
  await handle.close()
}
