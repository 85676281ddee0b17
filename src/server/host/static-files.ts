import serveStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/** Files whose name carries a hash of their content. */
const hashed = '/_astro/'

/**
 * The built client files. Hashed ones never change, so that nobody asks for them again, and they have no more headers than a browser
 * needs to use them: a policy is for documents. Others are asked for each time by ETag. The build left a .br and a .gz beside what
 * compression makes smaller.
 */
export const staticFiles: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.context.pathname.startsWith(hashed)) {
      for (const name of Object.keys(reply.getHeaders()))
        if (name !== 'x-content-type-options') reply.removeHeader(name)
    }
    done()
  })
  await app.register(serveStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    dotfiles: 'ignore',
    // The compressed forms are ways to send a file, not files of their own.
    globIgnore: ['**/*.br', '**/*.gz'],
    acceptRanges: false,
    setHeaders: (reply, path) => {
      if (!path.includes(hashed)) reply.header('cache-control', 'public, max-age=0, must-revalidate')
      else reply.header('cache-control', 'public, max-age=31536000, immutable').removeHeader('etag')
    },
  })
}
