import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setSiteHeaders } from '#server/host/answer-headers.ts'
import { acceptsGzip } from '#server/host/compression.ts'
import type { SendError } from '#server/host/send-answer.ts'
import type { LargeResponse } from './large-responses.ts'

/** Sends what is cached of a large response, follows what is still being made, and answers 304 to who has it already. */
export const createSendLargeResponse =
  (sendError: SendError) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, madeAt, status, headers, spool }: LargeResponse,
    state: 'HIT' | 'MISS',
  ): Promise<FastifyReply> => {
    const encoding = acceptsGzip(request.headers['accept-encoding']) ? 'gzip' : 'identity'
    const etag = `"${id}-${encoding}"`
    request.context.cache = state
    const withHead = () => {
      reply.removeHeader('cache-control')
      setSiteHeaders(reply, headers)
      return reply.headers({
        vary: 'Accept-Encoding',
        etag,
        'last-modified': madeAt.toUTCString(),
        'x-cache': state,
        ...(encoding === 'gzip' && { 'content-encoding': encoding }),
      })
    }
    if (isKnown(request, etag, madeAt)) return withHead().removeHeader('content-encoding').code(304).send()
    if (request.method === 'HEAD') return withHead().code(status).send()

    const pieces = spool.read()
    const first = await pieces.next().catch(() => null)
    // It broke off, or was let go of, before there was anything to send.
    if (first === null) return sendError(reply, 503, { 'retry-after': '5' })
    const whole = async function* () {
      if (first.done !== true) yield first.value
      yield* pieces
    }
    const gzipped = Readable.from(whole(), { objectMode: false })
    const body = encoding === 'gzip' ? gzipped : pipeline(gzipped, createGunzip(), () => undefined)
    // A visitor who left before the second piece never began to read it.
    body.once('close', () => void pieces.return(undefined))
    request.context.bytesSent = 0
    body.on('data', (piece: Uint8Array) => {
      request.context.bytesSent = (request.context.bytesSent ?? 0) + piece.length
    })
    return withHead().code(status).send(body)
  }

/** If-None-Match goes before If-Modified-Since (RFC 9110, 13.2.2). */
const isKnown = ({ headers }: FastifyRequest, etag: string, madeAt: Date): boolean => {
  const { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince } = headers
  if (ifNoneMatch !== undefined)
    return ifNoneMatch.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))
  return (
    ifModifiedSince !== undefined && Date.parse(ifModifiedSince) >= Math.floor(madeAt.getTime() / 1000) * 1000
  )
}
