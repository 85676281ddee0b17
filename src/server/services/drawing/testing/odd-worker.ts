import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { answerDrawings, type DrawingTable } from '#server/services/drawing/answer-drawings.ts'

/** What may go wrong in a thread, and what a test can hold on to. */
export const oddTable = {
  /** Which thread draws. */
  thread: () => Uint8Array.of(threadId),
  /** Stays until the shared flag is set. */
  held: async (flag: Int32Array<SharedArrayBuffer>) => {
    while (Atomics.load(flag, 0) === 0) await wait(1)
    return Uint8Array.of(threadId)
  },
  hang: () => {
    for (;;);
  },
  die: () => process.exit(3),
  fail: () => {
    throw new Error('no ink')
  },
  crash: () => {
    setImmediate(() => {
      throw new Error('the paper tore')
    })
    return new Promise<Uint8Array>(() => undefined)
  },
} as const satisfies DrawingTable

answerDrawings(oddTable)
