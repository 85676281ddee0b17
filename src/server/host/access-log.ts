import { createClockText } from './clock-text.ts'
import type { Exchange } from './exchange.ts'

export type AnswerFacts = {
  status: number
  /** Of the body, as sent. */
  bytes: number
  /** What the page cache did; null: it was not asked. */
  cache: string | null
}

export type AccessLog = (exchange: Exchange, facts: AnswerFacts) => void

/** Many requests end in one millisecond. */
const timeNow = createClockText(1, (instant) => instant.toISOString())

/**
 * One line for each request, once its answer is handed to the socket, in the shape of the log's other lines. It is
 * put together here: the general way costs as much as answering from memory. Only the target can hold
 * characters that need escaping: Node takes none but known methods, a client's address was checked, and ids are ours.
 */
export const createAccessLog =
  (writeLine: (line: string) => void): AccessLog =>
  (exchange, { status, bytes, cache }) => {
    if (exchange.routeClass === 'health' && status < 400) return
    const milliseconds = Math.round((performance.now() - exchange.startedAt) * 100) / 100
    writeLine(
      `{"level":"info","time":"${timeNow()}","id":"${exchange.id}","method":"${exchange.method}",` +
        `"target":${exchange.target.logged},"status":${status},"ms":${milliseconds},"bytes":${bytes},` +
        `"class":"${exchange.routeClass}","cache":${cache === null ? 'null' : `"${cache}"`},"client":"${exchange.clientAddress}","msg":"request"}\n`,
    )
  }
