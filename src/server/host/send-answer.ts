import { pipeline } from 'node:stream/promises'
import type { OutageCode } from '#contract/error-codes.ts'
import type { AccessLog } from './access-log.ts'
import { outageCode, retryLater } from '#server/platform/unavailable.ts'
import { errorAnswer } from './error-answer.ts'
import type { HostStatus } from './error-copy.ts'
import type { Exchange } from './exchange.ts'
import { answerHead, pushExchangeHead, type Head } from './head.ts'
import { chooseEncoding, isText, pack } from './page-cache/encodings.ts'
import { redactTarget } from './redact.ts'
import type { AnswerHeaders, Rendered } from './render.ts'

type Sendable = Extract<Rendered, { kind: 'answer' | 'stream' }>

export type SendAnswer = {
  /** An answer of the site for this request alone. */
  rendered: (exchange: Exchange, rendered: Sendable, cache: string | null) => Promise<void>
  error: (exchange: Exchange, status: HostStatus, extra?: Readonly<Record<string, string>>) => void
  /** What a failure that nobody answered ends with; an answer that has begun is broken off. */
  failure: (exchange: Exchange, error: unknown) => void
  redirect: (exchange: Exchange, status: 301 | 308, location: string) => void
  /** What an address takes, in answer to OPTIONS. No other site is given leave: it has no CORS headers. */
  options: (exchange: Exchange, allow: string) => void
}

/** Bodies shorter than a packet gain nothing from packing. */
const packedBytesMin = 1024

export const createSendAnswer = (options: {
  siteOrigin: string
  siteName: string
  accessLog: AccessLog
}): SendAnswer => {
  const { siteOrigin, siteName, accessLog } = options

  const lastingHead = (exchange: Exchange, status: number, headers: AnswerHeaders): Head => {
    const head = answerHead(headers, { siteOrigin, pathname: exchange.pathname, cacheInFront: false })
    if (status === 503 && !headers.has('retry-after')) head.push('retry-after', retryLater['retry-after'])
    if (!headers.has('cache-control')) head.push('cache-control', 'private, no-store')
    pushExchangeHead(head, exchange)
    return head
  }

  const whole = (exchange: Exchange, status: number, head: Head, body: Buffer, cache: string | null) => {
    // No body, and no length of one, with these (RFC 9110, 8.6).
    const bodiless = status === 204 || status === 304
    if (!bodiless) head.push('content-length', String(body.length))
    exchange.response.writeHead(status, head)
    const silent = bodiless || exchange.method === 'HEAD'
    exchange.response.end(silent ? undefined : body)
    accessLog(exchange, { status, bytes: silent ? 0 : body.length, cache })
  }

  const sendError = (
    exchange: Exchange,
    status: HostStatus,
    { outage, extra = {} }: { outage?: OutageCode; extra?: Readonly<Record<string, string>> } = {},
  ) => {
    const { contentType, body } = errorAnswer(status, {
      pathname: exchange.pathname,
      requestId: exchange.id,
      siteName,
      ...(outage !== undefined && { outage }),
    })
    const headers = new Map(
      Object.entries({ 'content-type': contentType, 'cache-control': 'no-store', ...extra }),
    )
    const head = lastingHead(exchange, status, headers)
    if (headers.has('connection')) head.push('connection', 'close')
    whole(exchange, status, head, Buffer.from(body), null)
  }

  return {
    rendered: async (exchange, rendered, cache) => {
      const { status } = rendered
      const head = lastingHead(exchange, status, rendered.headers)
      if (cache !== null) head.push('x-cache', cache)
      if (rendered.kind === 'stream') {
        const encoding = rendered.headers.get('content-encoding')
        if (typeof encoding === 'string') head.push('content-encoding', encoding)
        exchange.response.writeHead(status, head)
        let bytes = 0
        rendered.body.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        // The visitor may leave in the middle of it, which is no error of ours.
        await pipeline(rendered.body, exchange.response).catch(() => undefined)
        accessLog(exchange, { status, bytes, cache })
        return
      }
      const type = rendered.headers.get('content-type')
      const packable =
        typeof type === 'string' &&
        isText(type) &&
        !rendered.headers.has('content-encoding') &&
        // Answers with tokens in them are not packed: their size must not depend on what a request put beside.
        !exchange.pathname.startsWith('/api/auth/')
      if (packable) head.push('vary', 'Accept-Encoding')
      const encoding =
        packable && rendered.body.length >= packedBytesMin
          ? chooseEncoding(exchange.request.headers['accept-encoding'])
          : 'identity'
      const body = await pack(rendered.body, encoding)
      if (encoding !== 'identity') head.push('content-encoding', encoding)
      whole(exchange, status, head, body, cache)
    },

    error: (exchange, status, extra = {}) => sendError(exchange, status, { extra }),

    failure: (exchange, error) => {
      if (exchange.response.headersSent) {
        exchange.response.destroy()
        return
      }
      const outage = outageCode(error)
      if (outage === null) sendError(exchange, 500)
      else sendError(exchange, 503, { outage })
    },

    redirect: (exchange, status, location) => {
      // Kept by browsers for an hour only: an address that moved may come back. What the log may not keep is kept by nobody.
      const path = location.startsWith('/') ? location : location.slice(siteOrigin.length)
      const kept = redactTarget(path) === path ? 'public, max-age=3600' : 'no-store'
      const headers = new Map([
        ['location', location],
        ['cache-control', kept],
      ])
      whole(exchange, status, lastingHead(exchange, status, headers), Buffer.alloc(0), null)
    },

    options: (exchange, allow) =>
      whole(exchange, 204, lastingHead(exchange, 204, new Map([['allow', allow]])), Buffer.alloc(0), null),
  }
}
