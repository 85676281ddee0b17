import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { AccessLog } from '#server/host/access-log.ts'
import type { Exchange } from '#server/host/exchange.ts'
import { answerHead, pushExchangeHead, type Head } from '#server/host/head.ts'
import { acceptsGzip } from '#server/host/page-cache/encodings.ts'
import type { SendAnswer } from '#server/host/send-answer.ts'
import type { LongAnswer } from './long-answers.ts'

export type SendLongAnswer = (exchange: Exchange, answer: LongAnswer, state: 'HIT' | 'MISS') => Promise<void>

/** Sends what is kept of a long answer, follows what is still being made, and answers 304 to who has it already. */
export const createSendLongAnswer = (options: {
  siteOrigin: string
  accessLog: AccessLog
  sendError: SendAnswer['error']
}): SendLongAnswer => {
  const { siteOrigin, accessLog, sendError } = options

  return async (exchange, answer, state) => {
    const { request, response, method, pathname } = exchange
    const encoding = acceptsGzip(request.headers['accept-encoding']) ? 'gzip' : 'identity'
    const etag = `"${answer.id}-${encoding}"`
    const head: Head = answerHead(answer.headers, { siteOrigin, pathname, cacheInFront: false })
    head.push('vary', 'Accept-Encoding', 'etag', etag, 'last-modified', answer.madeAt.toUTCString())
    pushExchangeHead(head, exchange)
    head.push('x-cache', state)
    const finish = (status: number) => {
      response.writeHead(status, head)
      response.end()
      accessLog(exchange, { status, bytes: 0, cache: state })
    }
    if (isKnown(exchange, etag, answer.madeAt)) return finish(304)
    if (encoding === 'gzip') head.push('content-encoding', 'gzip')
    if (method === 'HEAD') return finish(answer.status)

    const pieces = answer.spool.read()
    const first = await pieces.next().catch(() => null)
    // It broke off, or was let go of, before there was anything to send.
    if (first === null) return sendError(exchange, 503, { 'retry-after': '5' })
    response.writeHead(answer.status, head)
    const whole = async function* () {
      if (first.done !== true) yield first.value
      yield* pieces
    }
    let bytes = 0
    const counted = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const piece of source) {
        bytes += piece.length
        yield piece
      }
    }
    const sent =
      encoding === 'gzip'
        ? pipeline(whole, counted, response)
        : pipeline(whole, createGunzip(), counted, response)
    // The visitor may leave in the middle of it, which is no error of ours.
    await sent.catch(() => undefined)
    // Who left before the second piece never began to read it.
    await pieces.return(undefined)
    accessLog(exchange, { status: answer.status, bytes, cache: state })
  }
}

/** If-None-Match goes before If-Modified-Since (RFC 9110, 13.2.2). */
const isKnown = ({ request }: Exchange, etag: string, madeAt: Date): boolean => {
  const { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince } = request.headers
  if (ifNoneMatch !== undefined)
    return ifNoneMatch.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))
  return (
    ifModifiedSince !== undefined && Date.parse(ifModifiedSince) >= Math.floor(madeAt.getTime() / 1000) * 1000
  )
}
