import serveStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { AccessLog } from './access-log.ts'
import { answerHead, pushExchangeHead, type Head } from './head.ts'

/** Files whose name carries a hash of their content. */
const hashed = '/_astro/'

/**
 * The built client files. Hashed ones never change, so nobody asks for them again, and they are told no more than a browser
 * needs to use them: a policy is for documents, and theirs is the page's. Others are asked for each time by ETag. The build
 * left a .br and a .gz beside what shrinks.
 */
export const staticFiles: FastifyPluginAsync<{
  folder: string
  siteOrigin: string
  accessLog: AccessLog
}> = async (app, { folder, siteOrigin, accessLog }) => {
  app.addHook('onRequest', (request, reply, done) => {
    const { exchange } = request
    if (exchange !== null && exchange.pathname.startsWith(hashed))
      reply.header('x-content-type-options', 'nosniff')
    else if (exchange !== null) {
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
    acceptRanges: false,
    setHeaders: (reply, path) => {
      if (!path.includes(hashed)) reply.header('cache-control', 'public, max-age=0, must-revalidate')
      else reply.header('cache-control', 'public, max-age=31536000, immutable').removeHeader('etag')
    },
  })
}
