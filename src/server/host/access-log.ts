import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '#server/platform/log.ts'
import type { OverRequest } from './metrics/metrics.ts'

/** Bytes of the body as sent. */
const bytesOf = ({ method, context }: FastifyRequest, reply: FastifyReply): number => {
  if (context.bytesSent !== null) return context.bytesSent
  const isBodiless = method === 'HEAD' || reply.statusCode === 304
  return isBodiless ? 0 : Number(reply.getHeader('content-length') ?? 0)
}

/** The same log without redaction, which costs five times the line: of an access line nothing is nested. */
export const createAccessLog = (log: Log): Log => log.child({}, { redact: [] })

/** Counts a request and writes one line once a request is over, whether its answer was sent whole or its visitor left. Probes that pass leave none. */
export const logWhenOver = (
  request: FastifyRequest,
  reply: FastifyReply,
  { log, count }: { log: Log; count: (over: OverRequest) => void },
): void => {
  const { id, method, context } = request
  reply.raw.once('close', () => {
    const { statusCode: status, headersSent } = reply.raw
    if (!headersSent) return
    const { routeClass, cache } = context
    const milliseconds = performance.now() - context.startedAt
    count({ routeClass, status, cache, seconds: milliseconds / 1000 })
    if (routeClass === 'health' && status < 400) return
    log.info(
      {
        id,
        method,
        target: context.target.logged,
        status,
        ms: Math.round(milliseconds * 100) / 100,
        bytes: bytesOf(request, reply),
        class: routeClass,
        cache,
        client: context.clientAddress,
      },
      'request',
    )
  })
}
