import type { FastifyPluginAsync } from 'fastify'

/** What must be there before traffic may come: each check by name, true when it is. */
export type Readiness = () => Promise<Readonly<Record<string, boolean>>>

/** Milliseconds that the checks hold: a flood of probes asks the database once a second. */
const checkMilliseconds = 1000

const onceASecond = (readiness: Readiness, now: () => number): Readiness => {
  let last: { checks: ReturnType<Readiness>; at: number } | null = null
  return () => {
    const at = now()
    if (last === null || at - last.at >= checkMilliseconds) last = { checks: readiness(), at }
    return last.checks
  }
}

type HealthOptions = {
  readiness: Readiness
  /** False once a stop was asked for; never cached. */
  serving: () => boolean
  /** Milliseconds of a steady clock. */
  now: () => number
}

/**
 * GET /healthz: the process lives. GET /readyz: 200 when every check held within the last second, else 503; the body names each. An
 * orchestrator restarts on the first and routes by the second.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { readiness, serving, now }) => {
  const checked = onceASecond(readiness, now)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.route({ method: ['GET', 'HEAD'], url: '/healthz', handler: async () => ({ status: 'ok' }) })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) => {
      const checks = { ...(await checked()), serving: serving() }
      const ready = Object.values(checks).every(Boolean)
      reply.code(ready ? 200 : 503)
      return { status: ready ? 'ready' : 'not ready', checks }
    },
  })
}
