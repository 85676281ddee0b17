import {
  startWorkerThread,
  type WorkerAnswer,
  type WorkerLimits,
  type WorkerThread,
} from './worker-thread.ts'

export type PoolAnswer<Output> =
  | Exclude<WorkerAnswer<Output>, { kind: 'failed' }>
  /** The queue is full; nothing was begun. */
  | { kind: 'busy' }

export type WorkerPool<Input, Output> = {
  /** Rejects when the handler throws, its thread dies by itself, or the pool is closed. */
  run: (input: Input) => Promise<PoolAnswer<Output>>
  /** Threads that exist, and inputs that wait for one. */
  size: () => { threads: number; waiting: number }
  /** Ends every thread; what waits or runs is rejected. */
  close: () => Promise<void>
}

type Waiting<Input, Output> = {
  input: Input
  settle: { resolve: (answer: PoolAnswer<Output>) => void; reject: (error: Error) => void }
}

const closedError = () => new Error('The worker pool is closed')

/**
 * Runs inputs that may be hostile in at most `threadsMax` worker threads. Threads are started when needed, ended when idle or
 * when an input exceeds a limit, and then replaced. A thread that is ending counts until it is gone.
 */
export const createWorkerPool = <Input, Output>(options: {
  /** The file of a thread, which calls `servePool`. */
  entry: URL
  threadsMax: number
  waitingMax: number
  limits: WorkerLimits
  idleMilliseconds: number
}): WorkerPool<Input, Output> => {
  const { entry, threadsMax, waitingMax, limits, idleMilliseconds } = options
  const threads = new Set<WorkerThread<Input, Output>>()
  const idle = new Map<WorkerThread<Input, Output>, NodeJS.Timeout>()
  const waiting: Waiting<Input, Output>[] = []
  let closed = false

  const start = (): WorkerThread<Input, Output> => {
    const thread = startWorkerThread<Input, Output>({
      entry,
      limits,
      onExit: () => {
        threads.delete(thread)
        clearTimeout(idle.get(thread))
        idle.delete(thread)
        advance()
      },
    })
    threads.add(thread)
    return thread
  }

  /** The thread that was used last, so that the others become idle. */
  const free = (): WorkerThread<Input, Output> | null => {
    const last = Array.from(idle).at(-1)
    if (last === undefined) return threads.size < threadsMax ? start() : null
    const [thread, timer] = last
    clearTimeout(timer)
    idle.delete(thread)
    return thread
  }

  const rest = (thread: WorkerThread<Input, Output>) => {
    if (!thread.isUsable()) return
    const timer = setTimeout(() => {
      idle.delete(thread)
      void thread.end()
    }, idleMilliseconds)
    idle.set(thread, timer.unref())
  }

  const runIn = async (thread: WorkerThread<Input, Output>, { input, settle }: Waiting<Input, Output>) => {
    const answer = await thread.run(input)
    rest(thread)
    if (answer.kind === 'failed') settle.reject(answer.error)
    else settle.resolve(answer)
    advance()
  }

  const advance = () => {
    while (waiting.length > 0) {
      const thread = free()
      const next = thread === null ? undefined : waiting.shift()
      if (thread === null || next === undefined) return
      void runIn(thread, next)
    }
  }

  return {
    run: (input) => {
      if (closed) return Promise.reject(closedError())
      if (waiting.length >= waitingMax) return Promise.resolve({ kind: 'busy' })
      const { promise, resolve, reject } = Promise.withResolvers<PoolAnswer<Output>>()
      waiting.push({ input, settle: { resolve, reject } })
      advance()
      return promise
    },
    size: () => ({ threads: threads.size, waiting: waiting.length }),
    close: async () => {
      closed = true
      for (const { settle } of waiting.splice(0)) settle.reject(closedError())
      for (const timer of idle.values()) clearTimeout(timer)
      idle.clear()
      await Promise.all(Array.from(threads, (thread) => thread.end()))
    },
  }
}
