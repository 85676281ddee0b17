import { Worker } from 'node:worker_threads'
import type { DrawingAnswer } from './answer-drawings.ts'

export type DrawingThread = {
  /** One at a time. Rejects when the drawing fails, takes too long, or the thread ends; the last two end the thread. */
  draw: (name: string, input: unknown) => Promise<Uint8Array>
  /** False as soon as it is to end, which may take until it returns to JavaScript. */
  usable: () => boolean
  end: () => Promise<void>
}

/** Megabytes of JavaScript heap; what drawing libraries allocate themselves comes on top. */
const heapMegabytes = 128

/** Starts a thread over a file that calls `answerDrawings`. It keeps the process alive only while it draws. */
export const startDrawingThread = (options: {
  entry: URL
  drawingMilliseconds: number
  /** Called once, when the thread is gone. */
  onExit: () => void
}): DrawingThread => {
  const { entry, drawingMilliseconds, onExit } = options
  // The flags of this process are for its main thread: a probe that is loaded first, say.
  const worker = new Worker(entry, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  worker.unref()
  let usable = true
  let settle: ((answer: DrawingAnswer) => void) | null = null

  const end = async (): Promise<void> => {
    usable = false
    await worker.terminate()
  }
  const fail = (why: string) => settle?.({ kind: 'failed', why })
  worker.on('message', (answer: DrawingAnswer) => settle?.(answer))
  worker.on('error', (error) => {
    usable = false
    fail(String(error))
  })
  worker.on('exit', (code) => {
    usable = false
    fail(`its thread ended with ${code}`)
    onExit()
  })

  return {
    draw: async (name, input) => {
      const answered = Promise.withResolvers<DrawingAnswer>()
      settle = answered.resolve
      const timer = setTimeout(() => {
        fail(`it took longer than ${drawingMilliseconds} ms`)
        void end()
      }, drawingMilliseconds)
      worker.ref()
      worker.postMessage({ name, input }, [])
      const answer = await answered.promise
      clearTimeout(timer)
      worker.unref()
      settle = null
      if (answer.kind === 'failed') throw new Error(`The drawing ${name} failed: ${answer.why}`)
      return answer.bytes
    },
    usable: () => usable,
    end,
  }
}
