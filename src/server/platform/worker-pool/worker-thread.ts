import { Worker } from 'node:worker_threads'
import type { WorkerMessage } from './serve-pool.ts'

/** What one input may take. */
export type WorkerLimits = {
  /** From when the thread is ready for it. */
  milliseconds: number
  /** JavaScript objects. V8 itself ends a thread that needs more. */
  heapMegabytes: number
  /** Buffers, which V8 does not limit. Memory that native libraries allocate is not counted. */
  bufferMegabytes: number
}

export type WorkerAnswer<Output> =
  | { kind: 'done'; output: Output }
  | { kind: 'timed_out' }
  | { kind: 'out_of_memory' }
  | { kind: 'failed'; error: Error }

export type WorkerThread<Input, Output> = {
  /** One at a time. Every answer but `done`, and a failure of the handler, ends the thread. */
  run: (input: Input) => Promise<WorkerAnswer<Output>>
  /** False once the thread is ending, which may take until its native code returns. */
  isUsable: () => boolean
  end: () => Promise<void>
}

/** Milliseconds for a thread to load its modules on a busy machine; not counted as the time of an input. */
const startMilliseconds = 60_000
/** Milliseconds between two looks at the buffers of a thread. */
const weighMilliseconds = 100

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Starts a thread over a file that calls `servePool`. The thread keeps the process alive only while it has an input. */
export const startWorkerThread = <Input, Output>(options: {
  entry: URL
  limits: WorkerLimits
  /** Called once, when the thread is gone. */
  onExit: () => void
}): WorkerThread<Input, Output> => {
  const { entry, limits, onExit } = options
  const worker = new Worker(entry, {
    // The flags of this process are for its main thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  })
  worker.unref()
  const ready = Promise.withResolvers<void>()
  let settle: ((answer: WorkerAnswer<Output>) => void) | null = null
  let end: WorkerAnswer<Output> | null = null

  const endWith = (answer: WorkerAnswer<Output>) => {
    end ??= answer
    settle?.(end)
    void worker.terminate()
  }
  worker.on('message', (message: WorkerMessage<Output>) => {
    if (message.kind === 'ready') ready.resolve()
    else settle?.(message)
  })
  worker.on('error', (error) => {
    endWith(isOutOfMemory(error) ? { kind: 'out_of_memory' } : { kind: 'failed', error })
  })
  worker.on('exit', (code) => {
    endWith({ kind: 'failed', error: new Error(`The worker thread ended with ${code}`) })
    onExit()
  })

  const weigh = async (): Promise<void> => {
    // A thread that has ended meanwhile has no statistics.
    const heap = await worker.getHeapStatistics().catch(() => null)
    if (heap !== null && heap.external_memory > limits.bufferMegabytes * 1024 * 1024)
      endWith({ kind: 'out_of_memory' })
  }
  /** Ends the thread when an input exceeds a limit, until the returned function is called. */
  const watch = (): (() => void) => {
    const clock = setTimeout(() => endWith({ kind: 'timed_out' }), limits.milliseconds)
    const scale = setInterval(() => void weigh(), weighMilliseconds)
    return () => {
      clearTimeout(clock)
      clearInterval(scale)
    }
  }

  return {
    run: async (input) => {
      const answered = Promise.withResolvers<WorkerAnswer<Output>>()
      settle = answered.resolve
      if (end !== null) settle(end)
      const starting = setTimeout(
        () => endWith({ kind: 'failed', error: new Error('The worker thread did not start') }),
        startMilliseconds,
      )
      let stop = () => clearTimeout(starting)
      void ready.promise.then(() => {
        clearTimeout(starting)
        if (settle === answered.resolve) stop = watch()
      })
      worker.ref()
      worker.postMessage({ input }, [])
      try {
        return await answered.promise
      } finally {
        settle = null
        stop()
        worker.unref()
      }
    },
    isUsable: () => end === null,
    end: async () => {
      end ??= { kind: 'failed', error: new Error('The worker thread was ended') }
      settle?.(end)
      await worker.terminate()
    },
  }
}
