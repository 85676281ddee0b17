import type { DrawingTable } from './answer-drawings.ts'
import { startDrawingThread, type DrawingThread } from './drawing-thread.ts'

/** `busy`: the line is full, and nothing was begun. `late`: two threads were lost over it. */
export type Drawn = { kind: 'drawn'; bytes: Uint8Array } | { kind: 'busy' } | { kind: 'late' }

export type DrawingPool<Table extends DrawingTable> = {
  /** Draws in a thread. Rejects when the drawing itself fails. */
  draw: <Name extends keyof Table & string>(name: Name, input: Parameters<Table[Name]>[0]) => Promise<Drawn>
  /** Starts the first thread, so that nobody waits for that. */
  warm: () => void
  /** Threads that exist, and drawings that wait for one. */
  size: () => { threads: number; waiting: number }
  /** Ends every thread; what waits or is being drawn is rejected. */
  close: () => Promise<void>
}

type Waiting = {
  name: string
  input: unknown
  /** Threads that were lost over it. */
  lost: number
  told: PromiseWithResolvers<Drawn>
}

/**
 * Draws off the main thread, in at most `threadsMax` threads. One is started ahead and stays; the others are started when
 * there is something to draw and ended when there was nothing for a while. What waits for a thread to start waits: the time
 * of a drawing is that of its drawing. A thread that hangs counts until it is gone, so that there never are more.
 */
export const createDrawingPool = <Table extends DrawingTable>(options: {
  /** The file of a thread, which calls `answerDrawings` with the table. */
  entry: URL
  threadsMax: number
  waitingMax: number
  startMilliseconds: number
  drawingMilliseconds: number
  idleMilliseconds: number
  /** Told of each thread that was lost over a drawing. */
  onLost: (name: string, why: string) => void
}): DrawingPool<Table> => {
  const { threadsMax, waitingMax, idleMilliseconds, onLost } = options
  const threads = new Set<DrawingThread>()
  const starting = new Set<DrawingThread>()
  const idle = new Map<DrawingThread, NodeJS.Timeout>()
  const waiting: Waiting[] = []
  let closed = false

  const start = (): void => {
    const thread = startDrawingThread({
      ...options,
      onReady: () => {
        starting.delete(thread)
        rest(thread)
        advance()
      },
      onExit: () => {
        threads.delete(thread)
        clearTimeout(idle.get(thread))
        idle.delete(thread)
        // One that never came to draw is a try of whoever waited for it, or it would be started for ever.
        const first = starting.delete(thread) ? waiting.shift() : undefined
        if (first !== undefined) lose(first, 'its thread did not start')
        advance()
      },
    })
    threads.add(thread)
    starting.add(thread)
  }

  const rest = (thread: DrawingThread) => {
    if (!thread.usable() || closed) return
    const timer = setTimeout(() => {
      // The last one stays.
      if (Array.from(threads).filter((each) => each.usable()).length === 1) return
      idle.delete(thread)
      void thread.end()
    }, idleMilliseconds)
    idle.set(thread, timer.unref())
  }

  const lose = (each: Waiting, why: string) => {
    onLost(each.name, why)
    each.lost += 1
    if (closed) each.told.reject(new Error('Nothing is drawn any more'))
    else if (each.lost > 1) each.told.resolve({ kind: 'late' })
    else waiting.unshift(each)
  }

  const drawWith = async (thread: DrawingThread, each: Waiting): Promise<void> => {
    const tried = await thread.draw(each.name, each.input)
    // Before whoever waits hears of it and asks for the next one.
    rest(thread)
    if (tried.kind === 'drawn') each.told.resolve(tried)
    else if (tried.kind === 'lost') lose(each, tried.why)
    else each.told.reject(new Error(`The drawing ${each.name} failed: ${tried.why}`))
    advance()
  }

  const advance = () => {
    while (waiting.length > 0) {
      // The one used last, so that the others grow idle.
      const last = Array.from(idle).at(-1)
      if (last === undefined) break
      const [thread, timer] = last
      clearTimeout(timer)
      idle.delete(thread)
      const next = waiting.shift()
      if (next !== undefined) void drawWith(thread, next)
    }
    if (closed) return
    while (threads.size < threadsMax && starting.size < waiting.length) start()
  }

  return {
    draw: (name, input) => {
      if (closed) return Promise.reject(new Error('Nothing is drawn any more'))
      const drawing = threads.size - starting.size - idle.size
      if (drawing + waiting.length >= threadsMax + waitingMax) return Promise.resolve({ kind: 'busy' })
      const told = Promise.withResolvers<Drawn>()
      waiting.push({ name, input, lost: 0, told })
      advance()
      return told.promise
    },
    warm: () => {
      if (!closed && threads.size === 0) start()
    },
    size: () => ({ threads: threads.size, waiting: waiting.length }),
    close: async () => {
      closed = true
      for (const { told } of waiting.splice(0)) told.reject(new Error('Nothing is drawn any more'))
      for (const timer of idle.values()) clearTimeout(timer)
      idle.clear()
      await Promise.all(Array.from(threads, (thread) => thread.end()))
    },
  }
}
