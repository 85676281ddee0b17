import { AstroAnswer } from './astro-answer.ts'
import { AstroRequest } from './astro-request.ts'
import type { Render, Rendered } from './render.ts'
import { isDrawn } from './route-class.ts'

/** The handler that `astro build` makes in mode `middleware`; `next` is called for an address the site does not know. */
export type AstroHandler = (
  request: AstroRequest,
  answer: AstroAnswer,
  next: (error?: unknown) => void,
  locals: object,
) => void | Promise<void>

/** Drives Astro's handler with a request and answer of our own, and gives up after a time. */
export const createAstroRender = (
  handler: AstroHandler,
  origin: string,
  milliseconds: {
    usual: number
    /** Of what is drawn: it may stand in a line, and is tried twice. */
    drawn: number
  },
): Render => {
  const site = new URL(origin)
  return async (renderRequest, signal) => {
    const request = new AstroRequest(renderRequest, site)
    const answer = new AstroAnswer(request)
    const outcome = Promise.withResolvers<Rendered>()
    const giveUp = (rendered: Rendered) => {
      outcome.resolve(rendered)
      request.socket.close()
    }
    const [pathname = ''] = renderRequest.target.split('?', 1)
    const limit = isDrawn(pathname) ? milliseconds.drawn : milliseconds.usual
    const timer = setTimeout(() => giveUp({ kind: 'timeout' }), limit)
    const onAbort = () => giveUp({ kind: 'failed', error: signal.reason })
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      const next = (error?: unknown) =>
        outcome.resolve(error === undefined ? { kind: 'unknown-address' } : { kind: 'failed', error })
      answer.answered.then(outcome.resolve, outcome.reject)
      // A stream is answered while the handler still runs, so its end is not awaited.
      const locals = { ...renderRequest.locals, drained: () => answer.drained() }
      Promise.resolve(handler(request, answer, next, locals)).catch(outcome.reject)
      const rendered = await outcome.promise
      if (rendered.kind === 'stream') rendered.body.once('close', () => request.socket.close())
      return rendered
    } catch (error) {
      return { kind: 'failed', error }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }
  }
}
