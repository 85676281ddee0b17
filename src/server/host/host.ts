import { createServer, type IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { emulatorProxy } from '#server/auth/identity/emulator-proxy.ts'
import type { Log } from '#server/platform/log.ts'
import type { CacheInvalidation } from '#server/ports/invalidation.ts'
import { createAccessLog } from './access-log.ts'
import { createAdmission } from './admission.ts'
import type { Exchange } from './exchange.ts'
import type { FileDoor } from './files/file-door.ts'
import { fileRoutes } from './files/file-routes.ts'
import { uploadMilliseconds } from './files/upload.ts'
import { healthRoutes, type Readiness } from './health.ts'
import type { LiveDoor } from './live/live-door.ts'
import { liveRoute } from './live/live-route.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { createSendLongAnswer } from './long-answers/send-long-answer.ts'
import { oneClickRoute } from './one-click.ts'
import { mailHookRoute, type MailHook } from './mail-hook.ts'
import { createRateLimiter } from './rate-limit.ts'
import type { Render } from './render.ts'
import { createSendAnswer } from './send-answer.ts'
import { createSendPage } from './send-page.ts'
import { createSiteHandler, type RequestFacts } from './site-handler.ts'
import { staticFiles } from './static-files.ts'
import type { View } from './views/view-of.ts'
import { keepAliveSeconds } from './whole-head.ts'

export type HostOptions = {
  siteOrigin: string
  siteName: string
  /** Other names of this site, redirected to its address; embedded only. */
  aliases: ReadonlySet<string>
  trustedProxies: number
  rateLimitScale: number
  /** Of memory, for kept pages in every form. */
  cacheBytes: number
  /** Of disk, for feeds and parts of the sitemap, gzipped. */
  longAnswerBytes: number
  /** `host:port` of the embedded identity provider while it serves; null: there is none to pass calls on to. */
  emulatorHost: (() => string | null) | null
  /** Folder of the built client files; null: none are served. */
  clientFolder: string | null
  /** Null: there are no files. */
  files: FileDoor | null
  /** Null: nobody can follow what changes. */
  live: LiveDoor | null
  /** For a file that is sent; in tests a moment. */
  uploadMilliseconds?: typeof uploadMilliseconds
  render: Render
  localsFor: (facts: RequestFacts) => object
  readiness: Readiness
  /** Stops the mails that a link is about. False: the token is none of ours. */
  stopMails: (token: string) => Promise<boolean>
  /** What hears of mails that were not delivered; null: nothing does. */
  mailHook: MailHook | null
  /** Counts a look at an ad. */
  countView: (view: View) => void
  /** False once a stop was asked for. */
  serving: () => boolean
  invalidation: CacheInvalidation
  log: Log
  /** Where finished lines of the access log go. */
  writeLine: (line: string) => void
  /** Milliseconds of a steady clock. */
  now: () => number
}

/** Milliseconds for the head and the whole of a request, and of quiet on a kept-alive connection. */
const serverLimits = {
  headersTimeout: 10_000,
  // A file of a telephone takes its time; every other body is bounded below.
  requestTimeout: uploadMilliseconds.whole + 10_000,
  keepAliveTimeout: keepAliveSeconds * 1000,
  maxHeaderSize: 16 * 1024,
  // A request without a body is over with its head: none of its stream's events are gone through. Known from Node 24.12 on.
  optimizeEmptyRequests: true,
}

/** Share of the page cache's bytes for gzip forms: nearly everybody takes brotli. */
const gzipShare = 1 / 16

/** Milliseconds for the whole of any other request, whether anybody reads its body or not. */
const bodyMilliseconds = 30_000

const endSlowBody = ({ request, routeClass }: Exchange): void => {
  const { 'transfer-encoding': coding, 'content-length': length = '0' } = request.headers
  if (routeClass === 'upload' || (coding === undefined && length === '0')) return
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, bodyMilliseconds).unref()
  request.once('close', () => clearTimeout(timer))
}

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange | null
  }
}

/** The one web server: Fastify around the site. `listen` and `close` are the caller's. */
export const createHost = async (options: HostOptions): Promise<FastifyInstance> => {
  const { siteOrigin, siteName, log, now } = options
  const accessLog = createAccessLog(options.writeLine)
  const sendAnswer = createSendAnswer({ siteOrigin, siteName, accessLog })
  const gzipBytes = options.cacheBytes * gzipShare
  const sendPage = createSendPage({
    siteOrigin,
    cacheInFront: options.trustedProxies > 0,
    accessLog,
    gzipBytes,
    now,
  })
  const admit = createAdmission({
    siteOrigin,
    aliases: options.aliases,
    trustedProxies: options.trustedProxies,
    limiter: createRateLimiter(options.rateLimitScale, now),
  })
  const sendLongAnswer = createSendLongAnswer({ siteOrigin, accessLog, sendError: sendAnswer.error })
  const site = createSiteHandler({
    ...options,
    cacheBytes: options.cacheBytes - gzipBytes,
    sendPage,
    sendAnswer,
    sendLongAnswer,
  })
  const unsubscribe = options.invalidation.subscribe((notice) => {
    site.cache.hear(notice)
    site.longAnswers.hear(notice)
  })

  /** Answers what needs no more than a look; null when it did. */
  const begin = (...[request, response]: Parameters<typeof admit>): Exchange | null => {
    const admission = admit(request, response)
    const { exchange } = admission
    endSlowBody(exchange)
    if (admission.kind === 'moved') sendAnswer.redirect(exchange, admission.status, admission.to)
    else if (admission.kind === 'options') sendAnswer.options(exchange, admission.allow)
    else if (admission.kind === 'refused') sendAnswer.error(exchange, admission.status, admission.headers)
    else if (!site.handleKept(exchange)) return exchange
    return null
  }

  const exchanges = new WeakMap<IncomingMessage, Exchange>()
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    // A kept-alive connection finishes its requests while the server closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4096 },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, siteName),
    // What can be answered at a look never enters the router: kept pages, refusals, redirects.
    serverFactory: (route) => {
      const server = createServer(serverLimits, (request, response) => {
        if (!server.listening) response.shouldKeepAlive = false
        const exchange = begin(request, response)
        if (exchange === null) return
        exchanges.set(request, exchange)
        route(request, response)
      })
      return server
    },
  })
  app.decorateRequest('exchange', null)
  app.removeAllContentTypeParsers()
  // Bodies are read by the site handler, which counts their bytes.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.addHook('onRequest', (request, _reply, done) => {
    request.exchange = exchanges.get(request.raw) ?? null
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    reply.hijack()
    const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
    if (!tooLarge) log.error({ id: request.exchange?.id, err: error }, 'the host failed')
    if (request.exchange === null || reply.raw.headersSent) reply.raw.destroy()
    else if (tooLarge) sendAnswer.error(request.exchange, 413, { connection: 'close' })
    else sendAnswer.failure(request.exchange, error)
  })
  const guard = async (exchange: Exchange, handle: () => Promise<void>) => {
    try {
      await handle()
    } catch (error) {
      log.error({ id: exchange.id, err: error }, 'the host failed')
      sendAnswer.failure(exchange, error)
    }
  }
  const answer = async (exchange: Exchange | null) => {
    if (exchange !== null) await guard(exchange, () => site.handle(exchange))
  }

  await app.register(healthRoutes, {
    readiness: options.readiness,
    serving: options.serving,
    sendAnswer,
    now,
  })
  if (options.clientFolder !== null)
    await app.register(staticFiles, { folder: options.clientFolder, siteOrigin, accessLog })
  if (options.emulatorHost !== null)
    await app.register(emulatorProxy, {
      host: options.emulatorHost,
      siteOrigin,
      customTokens: options.live !== null && options.live.grant !== null,
    })
  if (options.files !== null)
    await app.register(fileRoutes, {
      siteOrigin,
      files: options.files,
      milliseconds: options.uploadMilliseconds ?? uploadMilliseconds,
      sendAnswer,
      sendUnknown: (exchange) => site.handle(exchange),
      accessLog,
      guard,
    })
  if (options.live !== null)
    await app.register(liveRoute, {
      siteOrigin,
      live: options.live,
      serving: options.serving,
      sendAnswer,
      accessLog,
      guard,
      log,
      now,
    })
  await app.register(oneClickRoute, { stop: options.stopMails, sendAnswer, otherwise: answer, log })
  if (options.mailHook !== null)
    await app.register(mailHookRoute, { hook: options.mailHook, sendAnswer, log })
  app.all('*', (request, reply) => {
    reply.hijack()
    void answer(request.exchange)
  })
  app.setNotFoundHandler((request, reply) => {
    reply.hijack()
    void answer(request.exchange)
  })
  app.addHook('onClose', async () => {
    unsubscribe()
    await site.longAnswers.close()
  })
  return app
}
