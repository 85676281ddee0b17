import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SeedBase } from './company.ts'
import type { SeedSize, SeedWay } from './seed-database.ts'
import type { SeedOrder } from './seed-worker.ts'

/** Loads batches by several threads, each with connections of its own, into a Postgres server. */
export const loadInParallel =
  (url: string, threads: number, base: SeedBase, size: SeedSize): NonNullable<SeedWay['load']> =>
  async (starts, loaded) => {
    const workers = Array.from({ length: threads }, (_, thread) => {
      const workerData: SeedOrder = {
        url,
        base,
        size,
        starts: starts.filter((_start, index) => index % threads === thread),
      }
      const worker = new Worker(new URL('seed-worker.ts', import.meta.url), { workerData })
      worker.on('message', loaded)
      return worker
    })
    try {
      await Promise.all(workers.map((worker) => once(worker, 'exit')))
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()))
    }
  }
