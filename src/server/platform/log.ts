import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config.ts'
import { serializeError } from './log-error.ts'

export type Log = Logger

export type LogPlace = {
  log: Log
  close: () => void
}

/** Milliseconds that a line may wait for company. */
const flushMilliseconds = 500

/**
 * Structured JSON logs on standard output. Lines are gathered and written together, at the latest after half a
 * second; `close` writes what is left, and so does the end of the process.
 */
export const createLog = (level: LogLevel): LogPlace => {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 32_768, maxWrite: 131_072 })
  const timer = setInterval(() => destination.flush(), flushMilliseconds).unref()
  const atExit = () => {
    try {
      destination.flushSync()
    } catch {
      // The pipe may be gone already, and there is nowhere left to say so.
    }
  }
  process.once('exit', atExit)
  return {
    log: createLogTo(destination, level),
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
