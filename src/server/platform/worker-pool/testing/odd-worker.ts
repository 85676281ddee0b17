import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { servePool } from '#server/platform/worker-pool/serve-pool.ts'

/** What may go wrong in a thread, and what a test can hold on to. */
export type OddInput =
  | 'thread'
  | 'hang'
  | 'fill the heap'
  | 'fill buffers'
  | 'fail'
  | 'crash'
  | 'exit'
  | Int32Array<SharedArrayBuffer>

servePool(async (input: OddInput): Promise<number> => {
  switch (input) {
    case 'thread':
      return threadId
    case 'hang':
      for (;;);
    case 'fill the heap': {
      const kept: unknown[] = []
      for (;;) kept.push({ kept: Array.from({ length: 1000 }, (_, index) => String(index)) })
    }
    case 'fill buffers': {
      const kept: Uint8Array[] = []
      // As much as the test allows, and a little; then it goes on without more, so that the machine does not suffer.
      while (kept.length < 12) kept.push(new Uint8Array(10_000_000).fill(1))
      for (;;) kept.at(-1)?.fill(2)
    }
    case 'fail':
      throw new Error('it cannot be read')
    case 'crash':
      setImmediate(() => {
        throw new Error('it fell apart')
      })
      return new Promise<never>(() => undefined)
    case 'exit':
      return process.exit(3)
    default:
      // A flag that the test sets.
      while (Atomics.load(input, 0) === 0) await wait(1)
      return threadId
  }
})
