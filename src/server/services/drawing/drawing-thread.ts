import { Worker } from 'node:worker_threads'
import type { DrawingAnswer, DrawingMessage } from './answer-drawings.ts'

/** `lost`: it took too long or its thread ended, which says nothing of the drawing; another thread may make it. */
export type TriedDrawing = DrawingAnswer | { kind: 'lost'; why: string }

export type DrawingThread = {
  /** One at a time, once it is ready. What is lost ends the thread. */
  draw: (name: string, input: unknown) => Promise<TriedDrawing>
  /** False as soon as it is to end, which may take until it returns to JavaScript. */
  usable: () => boolean
  end: () => Promise<void>
}

/** Megabytes of JavaScript heap; what drawing libraries allocate themselves comes on top. */
const heapMegabytes = 192

/**
 * Starts a thread over a file that calls `answerDrawings`. It keeps the process alive only while it draws. To load what it
 * draws with has a time of its own: on a busy machine it takes many times what a drawing does.
 */
export const startDrawingThread = (options: {
  entry: URL
  startMilliseconds: number
  drawingMilliseconds: number
  /** Called once, when it can draw. */
  onReady: () => void
  /** Called once, when the thread is gone. */
  onExit: () => void
}): DrawingThread => {
  const { entry, startMilliseconds, drawingMilliseconds, onReady, onExit } = options
  // The flags of this process are for its main thread: a probe that is loaded first, say.
  const worker = new Worker(entry, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  worker.unref()
  let usable = true
  let settle: ((tried: TriedDrawing) => void) | null = null

  const end = async (): Promise<void> => {
    usable = false
    await worker.terminate()
  }
  const lose = (why: string) => settle?.({ kind: 'lost', why })
  const starting = setTimeout(() => void end(), startMilliseconds).unref()
  worker.on('message', (message: DrawingMessage) => {
    if (message.kind !== 'ready') return settle?.(message)
    clearTimeout(starting)
    if (usable) onReady()
  })
  worker.on('error', (error) => {
    usable = false
    lose(String(error))
  })
  worker.on('exit', (code) => {
    usable = false
    clearTimeout(starting)
    lose(`its thread ended with ${code}`)
    onExit()
  })

  return {
    draw: async (name, input) => {
      const tried = Promise.withResolvers<TriedDrawing>()
      settle = tried.resolve
      const timer = setTimeout(() => {
        lose(`it took longer than ${drawingMilliseconds} ms`)
        void end()
      }, drawingMilliseconds)
      worker.ref()
      worker.postMessage({ name, input }, [])
      const outcome = await tried.promise
      clearTimeout(timer)
      worker.unref()
      settle = null
      return outcome
    },
    usable: () => usable,
    end,
  }
}
