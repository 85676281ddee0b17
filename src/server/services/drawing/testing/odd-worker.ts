import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { answerDrawings, type DrawingTable } from '#server/services/drawing/answer-drawings.ts'

type Trial = { flag: Int32Array<SharedArrayBuffer>; times: number }

/** What may go wrong in a thread, and what a test can hold on to. */
export const oddTable = {
  /** Which thread draws. */
  thread: () => Uint8Array.of(threadId),
  /** Stays until the shared flag is set. */
  held: async (flag: Int32Array<SharedArrayBuffer>) => {
    while (Atomics.load(flag, 0) === 0) await wait(1)
    return Uint8Array.of(threadId)
  },
  /** Counts each try in the flag, and hangs or dies at the first so many. */
  hang: ({ flag, times }: Trial) => {
    if (Atomics.add(flag, 0, 1) < times) for (;;);
    return Uint8Array.of(threadId)
  },
  die: ({ flag, times }: Trial) => {
    if (Atomics.add(flag, 0, 1) < times) process.exit(3)
    return Uint8Array.of(threadId)
  },
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
