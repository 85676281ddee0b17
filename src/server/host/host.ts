import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { apiRoutes } from '#server/api/api-routes.ts'
import type { CompanyApi } from '#server/api/company-api.ts'
import { emulatorProxy } from '#server/auth/identity/emulator-proxy.ts'
import type { Log } from '#server/platform/log.ts'
import { outageCode } from '#server/platform/unavailable.ts'
import type { CacheInvalidation } from '#server/ports/invalidation.ts'
import type { SharedWindows } from '#server/ports/shared-windows.ts'
import { createAccessLog, logWhenOver } from './access-log.ts'
import { createAdmission, requestId, type Admission } from './admission.ts'
import { setDefaultHeaders } from './answer-headers.ts'
import type { IsSignedIn } from './asker-of.ts'
import { answerBrokenRequest } from './broken-request.ts'
import type { FileDoor } from './files/file-door.ts'
import { fileRoutes } from './files/file-routes.ts'
import { uploadMilliseconds } from './files/upload.ts'
import { healthRoutes, type Checked } from './health.ts'
import type { LiveDoor } from './live/live-door.ts'
import { liveRoute } from './live/live-route.ts'
import { mailHookRoute, type MailHook } from './mail-hook.ts'
import type { OverRequest } from './metrics/metrics.ts'
import { oneClickRoute } from './one-click.ts'
import { createRateLimiter } from './rate-limit.ts'
import type { Render } from './render.ts'
import { readTarget } from './request-target.ts'
import { bodyBytesMax } from './route-class.ts'
import { createSendError, sendRedirect, type SendError } from './send-answer.ts'
import { createSendCachedPage } from './send-cached-page.ts'
import { createSiteHandler, type RequestFacts } from './site-handler.ts'
import { shareWindows } from './share-windows.ts'
import { staticFiles } from './static-files.ts'
import type { View } from './views/view-of.ts'

export type HostOptions = {
  siteOrigin: string
  siteName: string
  /** Other names of this site, redirected to its address; embedded only. */
  aliases: ReadonlySet<string>
  trustedProxies: number
  rateLimitScale: number
  /** Requests that nodes count together; null: each counts by itself. */
  sharedWindows: SharedWindows | null
  /** Of memory, for cached pages in all encodings. */
  cacheBytes: number
  /** Of disk, for feeds and parts of the sitemap, gzipped. */
  largeResponseBytes: number
  /** `host:port` of the embedded identity provider while it serves; null: there is none to pass calls on to. */
  emulatorHost: (() => string | null) | null
  /** Folder of the built client files; null: none are served. */
  clientFolder: string | null
  /** For systems of companies; null: there is none. */
  api: CompanyApi | null
  /** Null: there are no files. */
  files: FileDoor | null
  /** Null: nobody can follow what changes. */
  live: LiveDoor | null
  /** For a file that is sent; in tests a moment. */
  uploadMilliseconds?: typeof uploadMilliseconds
  /** For the body of any other request; in tests a moment. */
  bodyMilliseconds?: number
  render: Render
  localsFor: (facts: RequestFacts) => object
  isSignedIn: IsSignedIn
  countRequest: (over: OverRequest) => void
  /** What must be there before traffic may come. */
  checked: () => Promise<Checked>
  /** Stops the mails that a link is about. False: the token is none of ours. */
  stopMails: (token: string) => Promise<boolean>
  /** What hears of mails that were not delivered; null: nothing does. */
  mailHook: MailHook | null
  /** Counts a view of an ad. */
  countView: (view: View) => void
  /** False once a stop was asked for. */
  serving: () => boolean
  invalidation: CacheInvalidation
  log: Log
  /** Milliseconds of a steady clock. */
  now: () => number
}

/** Milliseconds for the head and the whole of a request, and of quiet on a kept-alive connection. */
const serverLimits = {
  // A file of a telephone takes its time; every other body is bounded below.
  requestTimeout: uploadMilliseconds.whole + 10_000,
  // Longer than a balancer's, so that it never meets a closed connection.
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
}

/** Milliseconds for the body of any other request, whether anybody reads it or not. */
const bodyMilliseconds = 20_000
/** Milliseconds in which a client that sends too slowly may take the answer. */
const lingerMilliseconds = 2000

const limitBodyTime = (
  request: FastifyRequest,
  reply: FastifyReply,
  sendError: SendError,
  milliseconds: number,
): void => {
  const { raw, context } = request
  const { 'transfer-encoding': coding, 'content-length': length = '0' } = raw.headers
  if (context.routeClass === 'upload' || (coding === undefined && length === '0')) return
  const timer = setTimeout(() => {
    if (raw.complete) return
    if (!reply.sent && !reply.raw.headersSent) sendError(reply, 408, { connection: 'close' })
    setTimeout(() => raw.destroy(), lingerMilliseconds).unref()
  }, milliseconds).unref()
  raw.once('close', () => clearTimeout(timer))
}

/** Fastify's errors of a body that it does not take, by their codes. A status alone may be any library's. */
const bodyErrors: Readonly<Record<string, 400 | 413 | 415>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 400,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 415,
}

/** True when the client broke the request off: nobody is left to answer. */
const isBrokenOff = ({ raw }: FastifyRequest, { code }: FastifyError): boolean =>
  code === 'ECONNRESET' && raw.destroyed && !raw.complete

/** The one web server: Fastify around the site. `listen` and `close` are the caller's. */
export const createHost = async (options: HostOptions): Promise<FastifyInstance> => {
  const { siteOrigin, siteName, trustedProxies, log, now } = options
  const cacheInFront = trustedProxies > 0
  const over = { log: createAccessLog(log), count: options.countRequest }
  const sendError = createSendError(siteName)
  const limiter = createRateLimiter(options.rateLimitScale, now)
  const admit = createAdmission({
    siteOrigin,
    aliases: options.aliases,
    trustedProxies,
    limiter,
  })
  const stopSharing = shareWindows(limiter, options.sharedWindows)
  const sendCachedPage = createSendCachedPage({ cacheInFront, now })
  const site = createSiteHandler({ ...options, cacheInFront, sendCachedPage, sendError })
  const unsubscribe = options.invalidation.subscribe((notice) => {
    site.cache.onInvalidate(notice)
    site.largeResponses.onInvalidate(notice)
  })

  const app = fastify({
    ...serverLimits,
    logger: false,
    exposeHeadRoutes: false,
    // A kept-alive connection finishes its requests while the server closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4096 },
    genReqId: ({ headers }) => requestId(headers, trustedProxies),
    // Every request has a route, and so passes the hooks, whatever its address looks like.
    rewriteUrl: ({ url = '/' }) => readTarget(url).routed,
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, siteName),
  })
  app.decorateRequest('context')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const answerWithoutSite = (reply: FastifyReply, admission: Exclude<Admission, { kind: 'admitted' }>) => {
    switch (admission.kind) {
      case 'refused':
        return sendError(reply, admission.status, admission.headers)
      case 'moved':
        return sendRedirect(reply, admission.status, admission.to, siteOrigin)
      case 'options':
        // No other site is given leave: there are no CORS headers.
        return reply.code(204).header('allow', admission.allow).send()
    }
  }
  app.addHook('onRequest', (request, reply, done) => {
    const admission = admit(request)
    logWhenOver(request, reply, over)
    limitBodyTime(request, reply, sendError, options.bodyMilliseconds ?? bodyMilliseconds)
    if (admission.kind === 'admitted' && site.sendCached(request, reply)) return
    setDefaultHeaders(request, reply, siteOrigin)
    if (admission.kind === 'admitted') done()
    else answerWithoutSite(reply, admission)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isBrokenOff(request, error)) return void reply.hijack()
    const bodyError = bodyErrors[error.code]
    if (bodyError !== undefined) return sendError(reply, bodyError, { connection: 'close' })
    log.error({ id: request.id, err: error }, 'the host failed')
    // A header of the site may be why.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
    setDefaultHeaders(request, reply, siteOrigin)
    const outage = outageCode(error)
    return outage === null ? sendError(reply, 500) : sendError(reply, 503, {}, outage)
  })

  await app.register(healthRoutes, { checked: options.checked, serving: options.serving })
  if (options.clientFolder !== null) await app.register(staticFiles, { folder: options.clientFolder })
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
    })
  if (options.live !== null)
    await app.register(liveRoute, {
      siteOrigin,
      live: options.live,
      serving: options.serving,
      sendError,
      log,
      now,
    })
  if (options.api !== null) await app.register(apiRoutes, { api: options.api })
  await app.register(oneClickRoute, { stop: options.stopMails, sendError })
  if (options.mailHook !== null) await app.register(mailHookRoute, { hook: options.mailHook, log })
  app.all('/graphql', { bodyLimit: bodyBytesMax.graphql }, site.handle)
  app.all('/api/auth/*', { bodyLimit: bodyBytesMax.auth }, site.handle)
  app.all('*', { bodyLimit: bodyBytesMax.write }, site.handle)
  app.setNotFoundHandler(site.handle)
  app.addHook('onClose', async () => {
    unsubscribe()
    stopSharing()
    await site.largeResponses.close()
  })
  return app
}
