import { createAtOnce } from '#server/platform/at-once.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { Log } from '#server/platform/log.ts'
import type { Exchange } from './exchange.ts'
import { createLongAnswers, isLongKey, type LongAnswers } from './long-answers/long-answers.ts'
import type { SendLongAnswer } from './long-answers/send-long-answer.ts'
import { createPageCache, type CacheState, type Found, type PageCache } from './page-cache/page-cache.ts'
import type { AnswerHeaders, Render, Rendered } from './render.ts'
import { readBody } from './request-body.ts'
import { atOnceMax, bodyBytesMax, isSafeMethod } from './route-class.ts'
import type { SendAnswer } from './send-answer.ts'
import type { SendPage } from './send-page.ts'
import { createViewOf, type View } from './views/view-of.ts'

/** What the host tells the site of a request; the composition makes Astro's locals of it. */
export type RequestFacts = { requestId: string }

const bodyMilliseconds = 20_000
/** The page of every unknown address, kept once for all of them. */
const unknownAddressKey = '/404'

/**
 * Answers from the site: pages for everyone through the page cache, rendered without Cookie or Authorization;
 * everything else for this request alone, with its whole body read first.
 */
export const createSiteHandler = (options: {
  render: Render
  localsFor: (facts: RequestFacts) => object
  sendPage: SendPage
  sendAnswer: SendAnswer
  sendLongAnswer: SendLongAnswer
  siteOrigin: string
  /** Counts a look at an ad. */
  countView: (view: View) => void
  cacheBytes: number
  longAnswerBytes: number
  now: () => number
  log: Log
}) => {
  const { render, localsFor, sendPage, sendAnswer, sendLongAnswer, countView, now, log } = options
  const viewOf = createViewOf(options.siteOrigin)

  /** For everyone: nothing of whoever asks can reach it. */
  const renderShared = (key: string, method: 'GET' | 'HEAD'): Promise<Rendered> =>
    render(
      {
        method,
        target: key,
        headers: { accept: 'text/html' },
        body: null,
        clientAddress: '0.0.0.0',
        locals: localsFor({ requestId: `shared-${crypto.randomUUID()}` }),
      },
      new AbortController().signal,
    )
  const renderKey = (key: string) => renderShared(key, 'GET')

  const cache: PageCache = createPageCache({ now, bytesMax: options.cacheBytes, render: renderKey })
  const longAnswers: LongAnswers = createLongAnswers({
    now,
    bytesMax: options.longAnswerBytes,
    render: renderKey,
    onBroken: (key, error) => log.error({ target: key, err: error }, 'a long answer broke off'),
  })
  const atOnce = createAtOnce()

  const sendRendered = async (
    exchange: Exchange,
    rendered: Rendered,
    state: CacheState | null,
  ): Promise<void> => {
    if (rendered.kind === 'unknown-address') {
      if (exchange.pathname === unknownAddressKey) return sendAnswer.error(exchange, 500)
      return sendShared(exchange, unknownAddressKey)
    }
    if (rendered.kind === 'timeout') {
      log.error({ id: exchange.id }, 'rendering took too long')
      return sendAnswer.error(exchange, 503)
    }
    if (rendered.kind === 'failed') {
      log.error({ id: exchange.id, err: rendered.error }, 'rendering failed')
      return sendAnswer.failure(exchange, rendered.error)
    }
    // An endpoint that found nothing, or cannot draw now, says so with a page of its own.
    const nothing = rendered.kind === 'answer' && rendered.status === 404 && rendered.body.length === 0
    if (nothing && exchange.pathname !== unknownAddressKey) return sendShared(exchange, unknownAddressKey)
    const late = rendered.kind === 'answer' && rendered.status === 503 && rendered.body.length === 0
    if (late) {
      const after = rendered.headers.get('retry-after')
      return sendAnswer.error(exchange, 503, typeof after === 'string' ? { 'retry-after': after } : {})
    }
    return sendAnswer.rendered(exchange, rendered, state)
  }

  /** A page that the browser has already (304) is looked at all the same. */
  const see = (exchange: Exchange, { status, headers }: { status: number; headers: AnswerHeaders }) => {
    const view = status === 200 && isHtml(headers) ? viewOf(exchange) : null
    if (view !== null) countView(view)
  }

  const sendFound = (exchange: Exchange, { page, state }: Found) => {
    see(exchange, page)
    return sendPage(exchange, page, state)
  }

  const sendShared = async (exchange: Exchange, key: string): Promise<void> => {
    const found = cache.find(key) ?? (await cache.load(key))
    if (found.kind === 'page') return sendFound(exchange, found)
    if (found.rendered.kind === 'unknown-address' && key === unknownAddressKey)
      return sendAnswer.error(exchange, 500)
    if (found.rendered.kind === 'answer') see(exchange, found.rendered)
    return sendRendered(exchange, found.rendered, 'PASS')
  }

  const sendPrivate = async (exchange: Exchange): Promise<void> => {
    const { request, response, method } = exchange
    let body: Buffer | null = null
    if (!isSafeMethod(method)) {
      const answer = await readBody(request, bodyBytesMax[exchange.routeClass], bodyMilliseconds)
      if (answer.kind === 'gone') return
      if (answer.kind !== 'read') {
        sendAnswer.error(exchange, answer.kind === 'too-large' ? 413 : 408, { connection: 'close' })
        // The rest is taken in and thrown away for a moment, or the client sees a reset instead of the answer.
        request.resume()
        setTimeout(() => request.destroy(), 2000).unref()
        return
      }
      body = answer.body
    }
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const rendered = await render(
      {
        method,
        target: exchange.pathname + exchange.search,
        headers: siteHeaders(request.headers),
        body,
        clientAddress: exchange.clientAddress,
        locals: localsFor({ requestId: exchange.id }),
      },
      gone.signal,
    )
    if (!gone.signal.aborted) await sendRendered(exchange, rendered, null)
  }

  const sendLong = async (exchange: Exchange, key: string): Promise<void> => {
    // What is not kept is not made for a head.
    if (exchange.method === 'HEAD') return sendRendered(exchange, await renderShared(key, 'HEAD'), 'PASS')
    const loaded = await longAnswers.load(key)
    if (loaded.kind === 'long') return sendLongAnswer(exchange, loaded.answer, 'MISS')
    if (loaded.kind === 'busy') return sendAnswer.error(exchange, 503, { 'retry-after': '30' })
    return sendRendered(exchange, loaded.rendered, 'PASS')
  }

  const send = (exchange: Exchange, key: string | null): Promise<void> => {
    if (key === null) return sendPrivate(exchange)
    return isLongKey(key) ? sendLong(exchange, key) : sendShared(exchange, key)
  }

  return {
    cache,
    longAnswers,
    /** Sends what is kept for a request, without a step of waiting. False: ask `handle`. */
    handleKept: (exchange: Exchange): boolean => {
      const key = keyOf(exchange)
      const found = key === null ? null : cache.find(key)
      if (found === null) return false
      void sendFound(exchange, found)
      return true
    },
    handle: async (exchange: Exchange): Promise<void> => {
      const key = keyOf(exchange)
      const long = key !== null && isLongKey(key) ? longAnswers.find(key) : null
      if (long !== null) return sendLongAnswer(exchange, long, 'HIT')
      const { routeClass } = exchange
      const leave = atOnce.enter(
        `${routeClass} ${clientNetwork(exchange.clientAddress)}`,
        atOnceMax[routeClass] ?? Number.POSITIVE_INFINITY,
      )
      if (leave === null) return sendAnswer.error(exchange, 429, { 'retry-after': '1' })
      try {
        await send(exchange, key)
      } finally {
        leave()
      }
    },
  }
}

const keyOf = ({ method, target }: Exchange): string | null =>
  method === 'GET' || method === 'HEAD' ? target.key : null

const isHtml = (headers: AnswerHeaders): boolean =>
  String(headers.get('content-type') ?? '').startsWith('text/html')

/** Headers the host has settled, or which only the hop to it meant. */
const settled =
  /^(?:forwarded|x-forwarded-.*|x-real-ip|x-request-id|connection|keep-alive|transfer-encoding|content-length|te|upgrade|proxy-.*)$/

const siteHeaders = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string | string[]> => {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !settled.test(name)) kept[name] = value
  return kept
}
