import type { FastifyPluginAsync } from 'fastify'
import type { SendAnswer } from './send-answer.ts'

/** What must be there before traffic may come: each check by name, true when it is. */
export type Readiness = () => Promise<Readonly<Record<string, boolean>>>

/** Milliseconds that the checks hold: a flood of probes asks the database once a second. */
const keptMilliseconds = 1000

const keep = (readiness: Readiness, now: () => number): Readiness => {
  let kept: { checks: ReturnType<Readiness>; at: number } | null = null
  return () => {
    const at = now()
    if (kept === null || at - kept.at >= keptMilliseconds) kept = { checks: readiness(), at }
    return kept.checks
  }
}

type HealthOptions = {
  readiness: Readiness
  /** False once a stop was asked for; never kept. */
  serving: () => boolean
  sendAnswer: SendAnswer
  /** Milliseconds of a steady clock. */
  now: () => number
}

/**
 * GET /healthz: the process lives. GET /readyz: 200 when every check held within the last second, else 503; the body names each. An
 * orchestrator restarts on the first and routes by the second.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (
  app,
  { readiness, serving, sendAnswer, now },
) => {
  const checked = keep(readiness, now)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (request, reply) => {
      reply.hijack()
      if (request.exchange !== null)
        void sendAnswer.rendered(request.exchange, json(200, { status: 'ok' }), null)
    },
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (request, reply) => {
      reply.hijack()
      const checks = { ...(await checked()), serving: serving() }
      const ready = Object.values(checks).every(Boolean)
      const answer = json(ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', checks })
      if (request.exchange !== null) await sendAnswer.rendered(request.exchange, answer, null)
    },
  })
}

const json = (status: number, value: unknown) => ({
  kind: 'answer' as const,
  status,
  headers: new Map([
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
  ]),
  body: Buffer.from(JSON.stringify(value)),
})
