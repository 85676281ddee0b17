import { AstroAnswer } from './astro-answer.ts'
import { AstroRequest } from './astro-request.ts'
import type { RenderLines } from './render-line.ts'
import type { Render, Rendered } from './render.ts'
import { isDrawn } from './route-class.ts'

/** The handler that `astro build` makes in mode `middleware`; `next` is called for an address the site does not know. */
export type AstroHandler = (
  request: AstroRequest,
  answer: AstroAnswer,
  next: (error?: unknown) => void,
  locals: object,
) => void | Promise<void>

/** Times its limit after which a render that was given up and never ended loses its place. */
const leftAlone = 4

/** Drives Astro's handler with a request and answer of our own, where there is a place for it, and gives up after a time. */
export const createAstroRender = (
  handler: AstroHandler,
  origin: string,
  milliseconds: {
    usual: number
    /** Of what is drawn: it may stand in a line, and is tried twice. */
    drawn: number
  },
  lines: RenderLines,
): Render => {
  const site = new URL(origin)
  return async (renderRequest, signal) => {
    const [pathname = ''] = renderRequest.target.split('?', 1)
    const drawn = isDrawn(pathname)
    const entered = await lines[drawn ? 'drawn' : 'page'].enter(renderRequest.asker)
    if (entered.kind === 'full') return { kind: 'busy' }
    if (entered.kind === 'gone') return { kind: 'gone' }
    const request = new AstroRequest(renderRequest, site)
    const answer = new AstroAnswer(request)
    const outcome = Promise.withResolvers<Rendered>()
    const giveUp = (rendered: Rendered) => {
      outcome.resolve(rendered)
      request.socket.close()
    }
    const limit = drawn ? milliseconds.drawn : milliseconds.usual
    // What was given up goes on until what it waits for has ended: only then its place is free.
    const lost = setTimeout(entered.leave, limit * leftAlone).unref()
    const leave = () => {
      clearTimeout(lost)
      entered.leave()
    }
    const timer = setTimeout(() => giveUp({ kind: 'timeout' }), limit)
    const onAbort = () => giveUp({ kind: 'failed', error: signal.reason })
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      const next = (error?: unknown) =>
        outcome.resolve(error === undefined ? { kind: 'unknown-address' } : { kind: 'failed', error })
      answer.answered.then(outcome.resolve, outcome.reject)
      // A stream is answered while the handler still runs, so its end is not awaited.
      const locals = { ...renderRequest.locals, drained: () => answer.drained() }
      Promise.resolve(handler(request, answer, next, locals))
        .catch(outcome.reject)
        .finally(leave)
      const rendered = await outcome.promise
      if (rendered.kind === 'stream') {
        rendered.body.once('close', () => request.socket.close())
        // Its reader may take any time for it.
        leave()
      }
      return rendered
    } catch (error) {
      return { kind: 'failed', error }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }
  }
}
