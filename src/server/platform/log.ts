import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config.ts'
import { serializeError } from './log-error.ts'

export type Log = Logger

export type LogPlace = {
  log: Log
  /** For the one who makes whole lines of JSON faster than the log does; nothing below level info. */
  writeLine: (line: string) => void
  close: () => void
}

/** Milliseconds that a line may wait for company. */
const flushMilliseconds = 500
/** Characters gathered before they are written together; one large write costs a fraction of many small ones. */
const gatheredMax = 32_768

/**
 * Structured JSON logs on standard output. Lines are gathered and written together, at the latest after half a
 * second; `close` writes what is left, and so does the end of the process.
 */
export const createLog = (level: LogLevel): LogPlace => {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096, maxWrite: 4 * gatheredMax })
  let gathered = ''
  const handOver = () => {
    if (gathered !== '') destination.write(gathered)
    gathered = ''
  }
  const timer = setInterval(() => {
    handOver()
    destination.flush()
  }, flushMilliseconds).unref()
  const atExit = () => {
    try {
      handOver()
      destination.flushSync()
    } catch {
      // The pipe may be gone already, and there is nowhere left to say so.
    }
  }
  process.once('exit', atExit)
  const log = createLogTo(destination, level)
  return {
    log,
    writeLine: log.isLevelEnabled('info')
      ? (line) => {
          gathered += line
          if (gathered.length > gatheredMax) handOver()
        }
      : () => undefined,
    close: () => {
      clearInterval(timer)
      process.off('exit', atExit)
      atExit()
    },
  }
}

/** The same log into any stream; tests read what they wrote. */
export const createLogTo = (destination: DestinationStream, level: LogLevel): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: serializeError },
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['*.authorization', '*.cookie', '*.password', '*.idToken', '*.refreshToken'],
        censor: '…',
      },
    },
    destination,
  )
