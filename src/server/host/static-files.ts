import serveStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { AccessLog } from './access-log.ts'
import { answerHead, pushExchangeHead, type Head } from './head.ts'

/**
 * The built client files. Those under /_astro carry a hash in their name and never change; others are asked for each
 * time by ETag. The build left a .br and a .gz beside what shrinks.
 */
export const staticFiles: FastifyPluginAsync<{
  folder: string
  siteOrigin: string
  accessLog: AccessLog
}> = async (app, { folder, siteOrigin, accessLog }) => {
  app.addHook('onRequest', (request, reply, done) => {
    const { exchange } = request
    if (exchange !== null) {
      const head: Head = answerHead(new Map(), {
        siteOrigin,
        pathname: exchange.pathname,
        cacheInFront: false,
      })
      pushExchangeHead(head, exchange)
      for (let at = 0; at < head.length; at += 2) reply.header(head[at] ?? '', head[at + 1])
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { exchange } = request
    const bytes = Number(reply.getHeader('content-length') ?? 0)
    if (exchange !== null) accessLog(exchange, { status: reply.statusCode, bytes, cache: null })
    done()
  })
  await app.register(serveStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    lastModified: false,
    dotfiles: 'ignore',
    // The packed forms are ways to send a file, not files of their own.
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/_astro/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      )
    },
  })
}
