import type { FastifyReply, FastifyRequest } from 'fastify'
import { createAtOnce } from '#server/platform/at-once.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { Log } from '#server/platform/log.ts'
import { outageCode } from '#server/platform/unavailable.ts'
import { cachedHead } from './answer-headers.ts'
import { askerOf, type IsSignedIn } from './asker-of.ts'
import { sendBusyForm } from './busy-form.ts'
import { createLargeResponses, isLargeKey } from './large-responses/large-responses.ts'
import { createSendLargeResponse } from './large-responses/send-large-response.ts'
import { wantsOwnList } from './own-lists.ts'
import { createPageCache, type CacheState, type Found } from './page-cache/page-cache.ts'
import { nobody, type Asker } from './render-line.ts'
import type { Render, Rendered } from './render.ts'
import { atOnceMax, isSafeMethod } from './route-class.ts'
import { sendRendered, type SendError } from './send-answer.ts'
import type { SendCachedPage } from './send-cached-page.ts'
import { createViewOf, type View } from './views/view-of.ts'

/** What the host tells the site of a request; the composition makes Astro's locals of it. */
export type RequestFacts = { requestId: string }

/** The page of every unknown address, cached once for all of them. */
const unknownAddressKey = '/404'

/** What an endpoint answers that cannot say it with a page. */
const isEmpty = (rendered: Rendered, status: number): boolean =>
  rendered.kind === 'answer' && rendered.status === status && rendered.body.length === 0

/** An answer that is made and not yet sent. */
type Answer = () => unknown

/**
 * Answers from the site: pages for everyone through the page cache, rendered without Cookie or Authorization;
 * everything else for this request alone, with its whole body.
 */
export const createSiteHandler = (options: {
  render: Render
  localsFor: (facts: RequestFacts) => object
  isSignedIn: IsSignedIn
  sendCachedPage: SendCachedPage
  sendError: SendError
  siteOrigin: string
  siteName: string
  /** A cache in front gets `CDN-Cache-Control` and `Cache-Tag`. */
  cacheInFront: boolean
  /** Counts a view of an ad. */
  countView: (view: View) => void
  cacheBytes: number
  largeResponseBytes: number
  now: () => number
  log: Log
}) => {
  const { render, localsFor, isSignedIn, sendCachedPage, sendError, siteOrigin, cacheInFront } = options
  const { countView, now, log } = options
  const viewOf = createViewOf(siteOrigin)
  const sendLargeResponse = createSendLargeResponse(sendError)

  /** For everyone: nothing of whoever asks can reach it. */
  const renderShared = (key: string, method: 'GET' | 'HEAD', asker: Asker): Promise<Rendered> =>
    render(
      {
        method,
        target: key,
        headers: { accept: 'text/html' },
        body: null,
        clientAddress: '0.0.0.0',
        locals: localsFor({ requestId: `shared-${crypto.randomUUID()}` }),
        asker,
      },
      new AbortController().signal,
    )
  const renderKey = (key: string, asker: Asker) => renderShared(key, 'GET', asker)

  const cache = createPageCache({
    now,
    bytesMax: options.cacheBytes,
    render: renderKey,
    headOf: (headers, key) => {
      const head = cachedHead(headers, { siteOrigin, pathname: key, cacheInFront })
      return headers.has('cache-control') ? head : [...head, 'cache-control', browserCacheControl]
    },
  })
  const largeResponses = createLargeResponses({
    now,
    bytesMax: options.largeResponseBytes,
    render: (key) => renderKey(key, nobody),
    onBroken: (key, error) => log.error({ target: key, err: error }, 'a large response broke off'),
  })
  const atOnce = createAtOnce()

  /** Sends what was rendered. An unknown address is answered with the page of all of them. */
  const answerOf = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rendered: Rendered,
    state: CacheState | null,
  ): Promise<Answer> => {
    const isUnknown = rendered.kind === 'unknown-address' || isEmpty(rendered, 404)
    if (isUnknown && request.context.pathname !== unknownAddressKey)
      return makeShared(request, reply, unknownAddressKey)
    return () => send(request, reply, rendered, state)
  }

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    rendered: Rendered,
    state: CacheState | null,
  ): unknown => {
    const { id, context } = request
    if (rendered.kind === 'unknown-address') return sendError(reply, 500)
    // A line of the log for each would be one more flood.
    if (rendered.kind === 'busy' || rendered.kind === 'gone') return sendError(reply, 503)
    if (rendered.kind === 'timeout') {
      log.error({ id }, 'rendering took too long')
      return sendError(reply, 503)
    }
    if (rendered.kind === 'failed') {
      log.error({ id, err: rendered.error }, 'rendering failed')
      const outage = outageCode(rendered.error)
      return outage === null ? sendError(reply, 500) : sendError(reply, 503, {}, outage)
    }
    if (isEmpty(rendered, 503)) {
      const after = rendered.headers.get('retry-after')
      return sendError(reply, 503, typeof after === 'string' ? { 'retry-after': after } : {})
    }
    context.cache = state
    if (state !== null) reply.header('x-cache', state)
    return sendRendered(request, reply, rendered)
  }

  /** A page that the browser has already (304) is viewed all the same. */
  const countIfView = (
    request: FastifyRequest,
    { status, contentType }: { status: number; contentType: string },
  ) => {
    const view = status === 200 && contentType.startsWith('text/html') ? viewOf(request) : null
    if (view !== null) countView(view)
  }

  const sendFound = (request: FastifyRequest, reply: FastifyReply, found: Found) => {
    countIfView(request, found.page)
    sendCachedPage(request, reply, found)
  }

  const makeShared = async (request: FastifyRequest, reply: FastifyReply, key: string): Promise<Answer> => {
    const asker = askerOf(request, reply, isSignedIn)
    const found = cache.find(key) ?? (await cache.load(key, asker))
    if (asker.signal.aborted) return () => reply
    if (found.kind === 'page')
      return () => {
        sendFound(request, reply, found)
        return reply
      }
    const { rendered } = found
    if (rendered.kind === 'unknown-address' && key === unknownAddressKey) return () => sendError(reply, 500)
    if (rendered.kind === 'answer') countIfView(request, viewedOf(rendered))
    return answerOf(request, reply, rendered, 'PASS')
  }

  const makePrivate = async (request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const { id, method, context, body } = request
    const asker = askerOf(request, reply, isSignedIn)
    const rendered = await render(
      {
        method,
        target: context.pathname + context.search,
        headers: siteHeaders(request.headers),
        body: isSafeMethod(method) ? null : Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        clientAddress: context.clientAddress,
        locals: localsFor({ requestId: id }),
        asker,
      },
      asker.signal,
    )
    if (asker.signal.aborted) return () => reply
    if (rendered.kind === 'busy') {
      const facts = { siteName: options.siteName, sender: await asker.rankOf() }
      return async () => ((await sendBusyForm(request, reply, facts)) ? reply : sendError(reply, 503))
    }
    // Of a page for everyone that was made for one person all the same.
    if (rendered.kind === 'answer' && context.target.key !== null) countIfView(request, viewedOf(rendered))
    return answerOf(request, reply, rendered, null)
  }

  const makeLarge = async (request: FastifyRequest, reply: FastifyReply, key: string): Promise<Answer> => {
    // What is not cached is not made for a head.
    if (request.method === 'HEAD')
      return answerOf(request, reply, await renderShared(key, 'HEAD', nobody), 'PASS')
    const loaded = await largeResponses.load(key)
    // Made on at the speed of the disk, whoever reads it.
    if (loaded.kind === 'large') return () => sendLargeResponse(request, reply, loaded.response, 'MISS')
    if (loaded.kind === 'busy') return () => sendError(reply, 503, { 'retry-after': '30' })
    return answerOf(request, reply, loaded.rendered, 'PASS')
  }

  const make = (request: FastifyRequest, reply: FastifyReply, key: string | null): Promise<Answer> => {
    if (key === null) return makePrivate(request, reply)
    return isLargeKey(key) ? makeLarge(request, reply, key) : makeShared(request, reply, key)
  }

  return {
    cache,
    largeResponses,
    /** Sends a cached page at once. False: there is none. */
    sendCached: (request: FastifyRequest, reply: FastifyReply): boolean => {
      const key = keyOf(request)
      const found = key === null ? null : cache.find(key)
      if (found !== null) sendFound(request, reply, found)
      return found !== null
    },
    handle: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const key = keyOf(request)
      const large = key !== null && isLargeKey(key) ? largeResponses.find(key) : null
      if (large !== null) return sendLargeResponse(request, reply, large, 'HIT')
      const { routeClass, clientAddress } = request.context
      const leave = atOnce.enter(
        `${routeClass} ${clientNetwork(clientAddress)}`,
        atOnceMax[routeClass] ?? Number.POSITIVE_INFINITY,
      )
      if (leave === null) return sendError(reply, 429, { 'retry-after': '1' })
      // Bounds what is made, not what is read: a reader may take any time for an answer.
      const answer = await make(request, reply, key).finally(leave)
      return answer()
    },
  }
}

/** Browsers keep a page but ask each time; the answer is a 304 of a few bytes as long as it is current. */
const browserCacheControl = 'public, max-age=0, must-revalidate'

/** Null: what is asked for is no page for everyone, or by somebody who gets their own. */
const keyOf = ({ method, headers, context }: FastifyRequest): string | null =>
  (method === 'GET' || method === 'HEAD') && !wantsOwnList(context.pathname, headers.cookie)
    ? context.target.key
    : null

const viewedOf = ({ status, headers }: Extract<Rendered, { kind: 'answer' }>) => ({
  status,
  contentType: String(headers.get('content-type') ?? ''),
})

/** Headers the host has settled, or which only the hop to it meant. */
const settled =
  /^(?:forwarded|x-forwarded-.*|x-real-ip|x-request-id|connection|keep-alive|transfer-encoding|content-length|te|upgrade|proxy-.*)$/

const siteHeaders = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string | string[]> => {
  const passed: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !settled.test(name)) passed[name] = value
  return passed
}
