import type { FastifyPluginAsync } from 'fastify'
import { livePath, readLastEventId } from '#contract/live.ts'
import type { LiveGrant } from '#contract/live-document.ts'
import type { AccessLog } from '#server/host/access-log.ts'
import type { Exchange } from '#server/host/exchange.ts'
import { requestOf } from '#server/host/files/request-of.ts'
import { answerHead, pushExchangeHead } from '#server/host/head.ts'
import type { SendAnswer } from '#server/host/send-answer.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { Log } from '#server/platform/log.ts'
import type { LiveDoor } from './live-door.ts'
import { createLiveStreams } from './live-streams.ts'

type LiveRouteOptions = {
  siteOrigin: string
  live: LiveDoor
  /** False once a stop was asked for. */
  serving: () => boolean
  sendAnswer: SendAnswer
  accessLog: AccessLog
  /** Answers whatever fails in between. */
  guard: (exchange: Exchange, work: () => Promise<void>) => Promise<void>
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
  const { siteOrigin, live, serving, sendAnswer, accessLog, guard } = options
  const streams = createLiveStreams({ door: live, now: options.now, log: options.log })

  const refuse = (exchange: Exchange, status: 401 | 403, code: 'UNAUTHENTICATED' | 'FORBIDDEN') =>
    sendAnswer.rendered(
      exchange,
      {
        kind: 'answer',
        status,
        headers: new Map([['content-type', 'application/json; charset=utf-8']]),
        body: Buffer.from(JSON.stringify({ error: { code } })),
      },
      null,
    )

  const answerGrant = (exchange: Exchange, grant: LiveGrant) =>
    sendAnswer.rendered(
      exchange,
      {
        kind: 'answer',
        status: 200,
        headers: new Map([
          ['content-type', 'application/json; charset=utf-8'],
          ['cache-control', 'private, no-store'],
        ]),
        body: Buffer.from(JSON.stringify(grant)),
      },
      null,
    )

  const stream = async (exchange: Exchange): Promise<void> => {
    const { request, response, pathname } = exchange
    // Only our own pages follow; an older browser does not say where it asks from, and others cannot read the answer.
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      return refuse(exchange, 403, 'FORBIDDEN')
    if (!serving()) return sendAnswer.error(exchange, 503, { 'retry-after': '1', connection: 'close' })
    const session = await live.readSession(requestOf(exchange, siteOrigin))
    if (session === null) return refuse(exchange, 401, 'UNAUTHENTICATED')
    // Nothing is ever told to somebody without an account.
    if (!session.hasAccount) return refuse(exchange, 403, 'FORBIDDEN')
    if (live.grant !== null) return answerGrant(exchange, await live.grant(session.uid))
    const network = clientNetwork(exchange.clientAddress)
    const full = streams.refusal(network)
    if (full !== null)
      return sendAnswer.error(exchange, full === 'all' ? 503 : 429, { 'retry-after': fullSeconds })
    if (response.destroyed) return
    const headers = new Map([
      ['content-type', 'text/event-stream'],
      ['cache-control', 'private, no-store, no-transform'],
      // nginx would hold events back.
      ['x-accel-buffering', 'no'],
    ])
    const head = answerHead(headers, { siteOrigin, pathname, cacheInFront: false })
    pushExchangeHead(head, exchange)
    // An ended stream's connection is of no more use, and would hold up a node that goes.
    response.shouldKeepAlive = false
    response.writeHead(200, head)
    request.socket.setNoDelay(true)
    const lastEventId = request.headers['last-event-id']
    streams.open(
      { sessionId: session.id, uid: session.uid, network },
      readLastEventId(typeof lastEventId === 'string' ? lastEventId : undefined),
      response,
      (bytes) => accessLog(exchange, { status: 200, bytes, cache: null }),
    )
  }

  app.get(livePath, (request, reply) => {
    reply.hijack()
    const { exchange } = request
    if (exchange !== null) void guard(exchange, () => stream(exchange))
  })
  app.addHook('preClose', async () => streams.close())
}
