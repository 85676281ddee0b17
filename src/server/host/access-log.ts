import type { Log } from '#server/platform/log.ts'
import type { Exchange } from './exchange.ts'
import { redactTarget } from './redact.ts'

export type AnswerFacts = {
  status: number
  /** Of the body, as sent. */
  bytes: number
  /** What the page cache did; null: it was not asked. */
  cache: string | null
}

export type AccessLog = (exchange: Exchange, facts: AnswerFacts) => void

/** One line for each request, once its answer is handed to the socket. */
export const createAccessLog = (log: Log): AccessLog => {
  if (!log.isLevelEnabled('info')) return () => undefined
  return (exchange, { status, bytes, cache }) => {
    if (exchange.routeClass === 'health' && status < 400) return
    log.info(
      {
        id: exchange.id,
        method: exchange.method,
        target: redactTarget(exchange.target),
        status,
        ms: Math.round((performance.now() - exchange.startedAt) * 100) / 100,
        bytes,
        class: exchange.routeClass,
        cache,
        client: exchange.clientAddress,
      },
      'request',
    )
  }
}
