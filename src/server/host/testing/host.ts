import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCacheInvalidation } from '#server/platform/cache-invalidation.ts'
import { createLogTo } from '#server/platform/log.ts'
import type { CacheInvalidation } from '#server/ports/invalidation.ts'
import type { AstroAnswer } from '#server/host/astro-answer.ts'
import { createAstroRender } from '#server/host/astro-render.ts'
import type { AstroRequest } from '#server/host/astro-request.ts'
import { createHost, type HostOptions } from '#server/host/host.ts'
import { createRenderLines, usualLines } from '#server/host/render-line.ts'

/** The site in place of Astro's: what it is asked, and how it answers. */
export type FakeSite = (request: AstroRequest, answer: AstroAnswer) => void | Promise<void> | 'unknown'

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; text: string }

export type TestHost = {
  port: number
  app: Awaited<ReturnType<typeof createHost>>
  invalidation: CacheInvalidation
  /** Parsed lines of the log. */
  lines: Record<string, unknown>[]
  send: (
    target: string,
    options?: { method?: string; headers?: http.OutgoingHttpHeaders; body?: Iterable<string | Buffer> },
  ) => Promise<Answer>
  close: () => Promise<void>
}

export const testOrigin = 'http://site.test'

/** A real host on a free port of loopback, around a fake site, with a clock of its own if wanted. */
export const startHost = async (
  site: FakeSite,
  options: Partial<HostOptions> & { renderMilliseconds?: number } = {},
): Promise<TestHost> => {
  const lines: Record<string, unknown>[] = []
  const log = createLogTo({ write: (line) => void lines.push(JSON.parse(line)) }, 'info')
  const invalidation = createCacheInvalidation()
  const siteOrigin = options.siteOrigin ?? testOrigin
  const app = await createHost({
    siteOrigin,
    siteName: 'みちしるべ',
    aliases: new Set(),
    trustedProxies: 0,
    rateLimitScale: 1,
    sharedWindows: null,
    cacheBytes: 8 * 1024 * 1024,
    largeResponseBytes: 8 * 1024 * 1024,
    clientFolder: null,
    emulatorHost: null,
    api: null,
    files: null,
    live: null,
    render: createAstroRender(
      async (request, answer, next) => {
        if ((await site(request, answer)) === 'unknown') next()
      },
      siteOrigin,
      { usual: options.renderMilliseconds ?? 5000, drawn: 60_000 },
      createRenderLines(usualLines),
    ),
    localsFor: ({ requestId }) => ({ requestId }),
    countRequest: () => {},
    isSignedIn: async (cookies) => cookies === 'signed-in',
    stopMails: async () => false,
    mailHook: null,
    countView: () => {},
    checked: async () => ({ database: true }),
    serving: () => true,
    invalidation,
    log,
    now: () => performance.now(),
    ...options,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port }: AddressInfo = app.server.address() as AddressInfo
  return {
    port,
    app,
    invalidation,
    lines,
    send: (target, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const host = new URL(siteOrigin).host
        const request = http.request(
          { host: '127.0.0.1', port, path: target, method, headers: { host, ...headers }, agent: false },
          (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('error', reject)
            response.on('end', () => {
              const whole = Buffer.concat(chunks)
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: whole,
                text: whole.toString(),
              })
            })
          },
        )
        request.on('error', reject)
        for (const chunk of body ?? []) request.write(chunk)
        request.end()
      }),
    close: () => app.close(),
  }
}

/** Answers one page, kept or not as `headers` say. */
export const sendPage = (
  answer: AstroAnswer,
  body: string,
  headers: Record<string, string | string[]> = {},
  status = 200,
): void => {
  answer.writeHead(status, { 'content-type': 'text/html', ...headers })
  answer.end(body)
}
