import type { DrawingTable } from './answer-drawings.ts'
import { startDrawingThread, type DrawingThread } from './drawing-thread.ts'

/** `busy`: the line is full; nothing was begun. */
export type Drawn = { kind: 'drawn'; bytes: Uint8Array } | { kind: 'busy' }

export type DrawingPool<Table extends DrawingTable> = {
  /** Draws in a thread. Rejects when the drawing fails, takes too long or its thread dies. */
  draw: <Name extends keyof Table & string>(name: Name, input: Parameters<Table[Name]>[0]) => Promise<Drawn>
  /** Threads that exist, and drawings that wait for one. */
  size: () => { threads: number; waiting: number }
  /** Ends every thread; what waits or is being drawn is rejected. */
  close: () => Promise<void>
}

type Waiting = { draw: (thread: DrawingThread) => Promise<void>; refuse: (error: Error) => void }

/**
 * Draws off the main thread, in at most `threadsMax` threads, started when there is something to draw and ended when
 * there was nothing for a while. A thread that hangs counts until it is gone, so that there never are more.
 */
export const createDrawingPool = <Table extends DrawingTable>(options: {
  /** The file of a thread, which calls `answerDrawings` with the table. */
  entry: URL
  threadsMax: number
  waitingMax: number
  drawingMilliseconds: number
  idleMilliseconds: number
}): DrawingPool<Table> => {
  const { entry, threadsMax, waitingMax, drawingMilliseconds, idleMilliseconds } = options
  const threads = new Set<DrawingThread>()
  const idle = new Map<DrawingThread, NodeJS.Timeout>()
  const waiting: Waiting[] = []
  let closed = false

  const start = (): DrawingThread => {
    const thread = startDrawingThread({
      entry,
      drawingMilliseconds,
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

  /** The one used last, so that the others grow idle. */
  const free = (): DrawingThread | null => {
    const last = Array.from(idle).at(-1)
    if (last === undefined) return threads.size < threadsMax ? start() : null
    const [thread, timer] = last
    clearTimeout(timer)
    idle.delete(thread)
    return thread
  }

  const rest = (thread: DrawingThread) => {
    if (!thread.usable() || closed) return
    const timer = setTimeout(() => {
      idle.delete(thread)
      void thread.end()
    }, idleMilliseconds)
    idle.set(thread, timer.unref())
  }

  const advance = () => {
    while (waiting.length > 0) {
      const thread = free()
      const next = thread === null ? undefined : waiting.shift()
      if (thread === null || next === undefined) return
      void next.draw(thread)
    }
  }

  return {
    draw: (name, input) => {
      if (closed) return Promise.reject(new Error('Nothing is drawn any more'))
      if (waiting.length >= waitingMax) return Promise.resolve({ kind: 'busy' })
      const drawn = Promise.withResolvers<Drawn>()
      const draw = async (thread: DrawingThread): Promise<void> => {
        const tell = await thread.draw(name, input).then(
          (bytes) => () => drawn.resolve({ kind: 'drawn', bytes }),
          (error: unknown) => () => drawn.reject(error),
        )
        // Before whoever waits hears of it and asks for the next one.
        rest(thread)
        tell()
        advance()
      }
      waiting.push({ draw, refuse: drawn.reject })
      advance()
      return drawn.promise
    },
    size: () => ({ threads: threads.size, waiting: waiting.length }),
    close: async () => {
      closed = true
      for (const { refuse } of waiting.splice(0)) refuse(new Error('Nothing is drawn any more'))
      for (const timer of idle.values()) clearTimeout(timer)
      idle.clear()
      await Promise.all(Array.from(threads, (thread) => thread.end()))
    },
  }
}
