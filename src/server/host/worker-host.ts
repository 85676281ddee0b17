import fastify, { type FastifyInstance } from 'fastify'
import { healthRoutes, type Checked } from './health.ts'

/** The web server of a process that serves no pages: probes alone, for whoever restarts it. */
export const createWorkerHost = async (options: {
  checked: () => Promise<Checked>
  /** False once a stop was asked for. */
  serving: () => boolean
}): Promise<FastifyInstance> => {
  const app = fastify({ logger: false, exposeHeadRoutes: false, forceCloseConnections: 'idle', bodyLimit: 1 })
  await app.register(healthRoutes, options)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: { code: 'NOT_FOUND' } }))
  return app
}
