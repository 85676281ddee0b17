import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { livePath, readLastEventId } from '#contract/live.ts'
import { requestOf } from '#server/host/files/request-of.ts'
import type { SendError } from '#server/host/send-answer.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { Log } from '#server/platform/log.ts'
import type { LiveDoor } from './live-door.ts'
import { createLiveStreams } from './live-streams.ts'

type LiveRouteOptions = {
  siteOrigin: string
  live: LiveDoor
  /** False once a stop was asked for. */
  serving: () => boolean
  sendError: SendError
  log: Log
  /** Milliseconds of a steady clock. */
  now: () => number
}

/** Seconds after which a full node may be asked again. */
const fullSeconds = '30'

/**
 * GET /api/live: the server-sent events (HTML Standard, 9.2) of whoever is signed in, past Astro and uncompressed; or, where
 * browsers listen to documents, what lets this one listen.
 */
export const liveRoute: FastifyPluginAsync<LiveRouteOptions> = async (app, options) => {
  const { siteOrigin, live, serving, sendError, log } = options
  const streams = createLiveStreams({ door: live, now: options.now, log })

  const openStream = (
    request: FastifyRequest,
    reply: FastifyReply,
    facts: Parameters<typeof streams.open>[0],
  ) => {
    const { headers, context } = request
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(200)
    request.socket.setNoDelay(true)
    const lastEventId = headers['last-event-id']
    streams.open(
      facts,
      readLastEventId(typeof lastEventId === 'string' ? lastEventId : undefined),
      reply.raw,
      (bytes) => {
        context.bytesSent = bytes
      },
    )
  }

  app.get(livePath, async (request, reply) => {
    const { headers, context } = request
    const refuse = (status: 401 | 403, code: 'UNAUTHENTICATED' | 'FORBIDDEN') =>
      reply.code(status).send({ error: { code } })
    // Only our own pages follow; an older browser does not say where it asks from, and others cannot read the answer.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return refuse(403, 'FORBIDDEN')
    if (!serving()) return sendError(reply, 503, { 'retry-after': '1', connection: 'close' })
    const session = await live.readSession(requestOf(request, siteOrigin))
    if (session === null) return refuse(401, 'UNAUTHENTICATED')
    // Somebody without an account has nothing to follow.
    if (!session.hasAccount) return refuse(403, 'FORBIDDEN')
    if (live.grant !== null) return reply.send(await live.grant(session.uid))
    const network = clientNetwork(context.clientAddress)
    const full = streams.refusal(network)
    if (full !== null) return sendError(reply, full === 'all' ? 503 : 429, { 'retry-after': fullSeconds })
    if (reply.raw.destroyed) return reply
    reply.headers({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store, no-transform',
      // nginx would hold events back.
      'x-accel-buffering': 'no',
      // An ended stream's connection is of no more use, and would hold up a node that goes.
      connection: 'close',
    })
    // The stream is written as events come, and how much waits for its reader is looked at.
    reply.hijack()
    try {
      openStream(request, reply, { sessionId: session.id, uid: session.uid, network })
    } catch (error) {
      // Fastify hears no errors of a reply that is not its own any more.
      log.error({ id: request.id, err: error }, 'a stream of events failed to open')
      reply.raw.destroy()
    }
    return reply
  })
  app.addHook('preClose', async () => streams.close())
}
