import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Log } from '#server/platform/log.ts'

/**
 * Ends a host without cutting anyone off: no new connections after `noticeMilliseconds`, requests in flight are finished; what
 * is not done after `drainMilliseconds` more is closed. Resolves when nothing is left.
 */
export const drain = async (options: {
  host: FastifyInstance
  log: Log
  /** Time for a balancer to see that /readyz says no. */
  noticeMilliseconds: number
  drainMilliseconds: number
}): Promise<void> => {
  const { host, log, noticeMilliseconds, drainMilliseconds } = options
  await wait(noticeMilliseconds)
  const late = setTimeout(() => {
    log.warn('requests in flight were cut off')
    host.server.closeAllConnections()
  }, drainMilliseconds)
  await host.close()
  clearTimeout(late)
}
