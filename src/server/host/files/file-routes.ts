import type { FastifyPluginAsync } from 'fastify'
import { createDownload } from './download.ts'
import type { FileDoor } from './file-door.ts'
import { createImages } from './images.ts'
import { createUpload, type uploadMilliseconds } from './upload.ts'

/** Files and public pictures go past Astro, which would take each of them whole into memory. */
export const fileRoutes: FastifyPluginAsync<{
  siteOrigin: string
  files: FileDoor
  milliseconds: typeof uploadMilliseconds
}> = async (app, options) => {
  const method = ['GET', 'HEAD']
  app.route<{ Params: { id: string } }>({ method, url: '/files/:id', handler: createDownload(options) })
  app.route<{ Params: { name: string } }>({ method, url: '/images/:name', handler: createImages(options) })
  await app.register(async (uploads) => {
    // The bytes are counted and judged as they come.
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    uploads.put('/files/upload/:ticket', createUpload(options))
  })
}
