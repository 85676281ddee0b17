import type { FastifyPluginAsync } from 'fastify'
import type { AccessLog } from '#server/host/access-log.ts'
import type { Exchange } from '#server/host/exchange.ts'
import type { SendAnswer } from '#server/host/send-answer.ts'
import { createDownload } from './download.ts'
import type { FileDoor } from './file-door.ts'
import { createImages } from './images.ts'
import { createUpload, type uploadMilliseconds } from './upload.ts'

/** Files and public pictures go past Astro, which would take each of them whole into memory. */
export const fileRoutes: FastifyPluginAsync<{
  siteOrigin: string
  files: FileDoor
  milliseconds: typeof uploadMilliseconds
  sendAnswer: SendAnswer
  sendUnknown: (exchange: Exchange) => Promise<void>
  accessLog: AccessLog
  /** Answers whatever fails in between. */
  guard: (exchange: Exchange, work: () => Promise<void>) => Promise<void>
}> = async (app, options) => {
  const upload = createUpload(options)
  const download = createDownload(options)
  const images = createImages(options)
  app.put<{ Params: { ticket: string } }>('/files/upload/:ticket', (request, reply) => {
    reply.hijack()
    const { exchange, params } = request
    if (exchange !== null) void options.guard(exchange, () => upload(exchange, params.ticket))
  })
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:id',
    handler: (request, reply) => {
      reply.hijack()
      const { exchange, params } = request
      if (exchange !== null) void options.guard(exchange, () => download(exchange, params.id))
    },
  })
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/images/:name',
    handler: (request, reply) => {
      reply.hijack()
      const { exchange, params } = request
      if (exchange !== null) void options.guard(exchange, () => images(exchange, params.name))
    },
  })
}
