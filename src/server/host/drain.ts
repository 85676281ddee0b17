import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Log } from '#server/platform/log.ts'

/** Milliseconds that requests in flight may still take. */
const drainMilliseconds = 20_000

/**
 * On SIGTERM or SIGINT: readiness turns 503, no new connections, requests in flight are finished, then the rest is
 * closed. A second signal, or the hard limit, ends the process at once.
 */
export const drainOnSignal = (options: {
  host: FastifyInstance
  log: Log
  /** Between readiness turning 503 and the end of listening. */
  noticeMilliseconds: number
  onBegin: () => void
  onEnd: () => Promise<void>
}): void => {
  const { host, log, noticeMilliseconds, onBegin, onEnd } = options
  let begun = false

  const drain = async (signal: string) => {
    if (begun) process.exit(1)
    begun = true
    log.info({ signal }, 'draining')
    onBegin()
    await wait(noticeMilliseconds)
    const late = setTimeout(() => {
      log.warn('requests in flight were cut off')
      host.server.closeAllConnections()
    }, drainMilliseconds).unref()
    await host.close()
    clearTimeout(late)
    log.info('stopped')
    await onEnd()
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      void drain(signal)
    })
}
