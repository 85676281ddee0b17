import type { FastifyPluginAsync } from 'fastify'

/** True when something that must be there is. What throws is not. */
export type Check = () => Promise<boolean>

/** What must be there before traffic may come, by name. */
export type Readiness = Readonly<Record<string, Check>>

/** Milliseconds that an answer holds: a flood of probes asks the database once a second. */
const holdsMilliseconds = 1000
/** Milliseconds that a check may take: a probe is answered within a second, whatever hangs. */
export const checkMilliseconds = 900

/** False where no answer comes in time. What hangs is not asked again meanwhile: it would hold threads of the disk. */
const inTime = (check: Check, milliseconds: number): Check => {
  let asked: Promise<boolean> | null = null
  return async () => {
    asked ??= check()
      .catch(() => false)
      .finally(() => (asked = null))
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => late.resolve(false), milliseconds)
    return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
  }
}

export type Checked = Readonly<Record<string, boolean>>

/** All checks at the same time, once a second at most. */
export const createChecks = (
  readiness: Readiness,
  { now, milliseconds }: { now: () => number; milliseconds: number },
): (() => Promise<Checked>) => {
  const checks = Object.entries(readiness).map(
    ([name, check]) => [name, inTime(check, milliseconds)] as const,
  )
  const ask = async (): Promise<Checked> =>
    Object.fromEntries(await Promise.all(checks.map(async ([name, check]) => [name, await check()] as const)))
  let last: { checked: Promise<Checked>; at: number } | null = null
  return () => {
    const at = now()
    if (last === null || at - last.at >= holdsMilliseconds) last = { checked: ask(), at }
    return last.checked
  }
}

type HealthOptions = {
  checked: () => Promise<Checked>
  /** False once a stop was asked for; never cached. */
  serving: () => boolean
}

/**
 * GET /healthz: the process lives. GET /readyz: 200 when every check held within the last second, else 503; the body names each. An
 * orchestrator restarts on the first and routes by the second.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { checked, serving }) => {
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
