import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestHead } from './answer-headers.ts'
import { chooseEncoding } from './compression.ts'
import { decompressedBody, type CachedPage, type Variant } from './page-cache/cached-page.ts'
import type { CacheState } from './page-cache/page-cache.ts'

export type SendCachedPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  found: { page: CachedPage; state: CacheState },
) => void

/**
 * Sends a cached page. Its head is ready, so that it goes out by Node's own `writeHead` in one piece, past what Fastify does for
 * each header.
 */
export const createSendCachedPage = (options: {
  /** A cache in front gets `Age`. */
  cacheInFront: boolean
  /** Milliseconds, of the page cache's clock. */
  now: () => number
}): SendCachedPage => {
  const { cacheInFront, now } = options

  const sendBody = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    head: string[],
    body: string,
  ) => {
    const { raw } = reply
    raw.writeHead(status, head)
    // Not before it is sure that the head can be sent: what throws is answered by the error handler.
    reply.hijack()
    const isSilent = status === 304 || request.method === 'HEAD'
    request.context.bytesSent = isSilent ? 0 : body.length
    if (isSilent) raw.end()
    else raw.end(body, 'latin1')
  }

  return (request, reply, { page, state }) => {
    const { variants } = page
    const variant =
      variants.get(chooseEncoding(request.headers['accept-encoding'])) ?? variants.get('identity')
    if (variant === undefined) throw new Error('A cached page has no body')
    request.context.cache = state
    const isKnown = page.status === 200 && matches(request.headers['if-none-match'], variant)
    const head = isKnown ? withoutContent(variant.head) : [...variant.head]
    head.push(...requestHead(request), 'x-cache', state)
    if (cacheInFront) head.push('age', String(Math.max(0, Math.floor((now() - page.renderedAt) / 1000))))
    const status = isKnown ? 304 : page.status
    if (variant.body !== null) sendBody(request, reply, status, head, variant.body)
    else
      decompressedBody(page)
        .then((body) => sendBody(request, reply, status, head, body.toString('latin1')))
        .catch((error: unknown) => reply.send(error))
  }
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
const matches = (ifNoneMatch: string | undefined, { etag }: Variant): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** A 304 has what would have stood on a 200 but for the body's own headers (RFC 9110, 15.4.5). */
const withoutContent = (head: readonly string[]): string[] =>
  head.filter((_, at) => !/^content-(?:type|length|encoding)$/.test(head[at - (at % 2)] ?? ''))
