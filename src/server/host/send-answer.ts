import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OutageCode } from '#contract/error-codes.ts'
import { retryLater } from '#server/platform/unavailable.ts'
import { setSiteHeaders } from './answer-headers.ts'
import { chooseEncoding, compress, isText } from './compression.ts'
import { errorAnswer } from './error-answer.ts'
import type { HostStatus } from './error-copy.ts'
import { redactTarget } from './redact.ts'
import type { Rendered } from './render.ts'

/** Shorter bodies fit in a packet as they are. */
const compressedBytesMin = 1024

/** Sends an error of the host. `headers`: beside those of every answer. */
export type SendError = (
  reply: FastifyReply,
  status: HostStatus,
  headers?: Readonly<Record<string, string>>,
  outage?: OutageCode,
) => FastifyReply

export const createSendError =
  (siteName: string): SendError =>
  (reply, status, headers = {}, outage) => {
    const { id: requestId, context } = reply.request
    const { pathname } = context
    const { contentType, body } = errorAnswer(status, {
      pathname,
      requestId,
      siteName,
      ...(outage !== undefined && { outage }),
    })
    return reply
      .code(status)
      .headers({ ...(status === 503 && retryLater), 'cache-control': 'no-store', ...headers })
      .type(contentType)
      .send(body)
  }

/** Sends an answer of the site for this request alone. `await` it: a stream takes its time. */
export const sendRendered = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, ...rendered }: Extract<Rendered, { kind: 'answer' | 'stream' }>,
): Promise<FastifyReply> => {
  const { pathname } = request.context
  reply.code(status)
  if (status === 503) reply.headers(retryLater)
  setSiteHeaders(reply, headers)
  const encoded = headers.get('content-encoding')
  if (rendered.kind === 'stream') {
    if (typeof encoded === 'string') reply.header('content-encoding', encoded)
    request.context.bytesSent = 0
    rendered.body.on('data', (chunk: Buffer) => {
      request.context.bytesSent = (request.context.bytesSent ?? 0) + chunk.length
    })
    return reply.send(rendered.body)
  }
  const { body } = rendered
  // No body, and no length of one, with these (RFC 9110, 8.6).
  if (status === 204 || status === 304) return reply.send()
  // Fastify would say that an empty body without a type is application/octet-stream.
  if (body.length === 0) return reply.send()
  const type = headers.get('content-type')
  const isCompressible =
    typeof type === 'string' &&
    isText(type) &&
    encoded === undefined &&
    // The size of an answer with tokens must not depend on what a request put beside them.
    !pathname.startsWith('/api/auth/')
  if (!isCompressible) return reply.send(body)
  reply.header('vary', 'Accept-Encoding')
  const encoding =
    body.length < compressedBytesMin ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await compress(body, encoding))
}

/** Browsers keep it for an hour only: an address that moved may come back. What the log may not keep is kept by nobody. */
export const sendRedirect = (reply: FastifyReply, status: 301 | 308, to: string, siteOrigin: string) => {
  const path = to.startsWith('/') ? to : to.slice(siteOrigin.length)
  const cacheControl = redactTarget(path) === path ? 'public, max-age=3600' : 'no-store'
  return reply.header('cache-control', cacheControl).redirect(to, status)
}
