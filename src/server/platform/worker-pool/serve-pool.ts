import { parentPort } from 'node:worker_threads'

/** What a worker thread sends to its pool. */
export type WorkerMessage<Output> =
  /** Its modules are loaded. */
  { kind: 'ready' } | { kind: 'done'; output: Output } | { kind: 'failed'; error: Error }

/** In a worker thread: handles the inputs that a pool sends, one at a time. A structured clone carries inputs and outputs. */
export const servePool = (handle: (input: never) => Promise<unknown>): void => {
  const port = parentPort
  if (port === null) throw new Error('A pool is served in a worker thread only')
  const answer = async (input: never): Promise<WorkerMessage<unknown>> => {
    try {
      return { kind: 'done', output: await handle(input) }
    } catch (error) {
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
    }
  }
  port.on('message', ({ input }: { input: never }) => {
    void answer(input).then((message) => port.postMessage(message))
  })
  port.postMessage({ kind: 'ready' } satisfies WorkerMessage<unknown>)
}
