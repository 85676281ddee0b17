import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '#server/platform/log.ts'
import type { CacheInvalidation } from '#server/ports/invalidation.ts'
import type { LiveFeed } from '#server/ports/live.ts'
import { invalidationChannel, readInvalidationPayload } from './invalidation-payload.ts'
import { liveChannel, readLivePayload } from './live-notice.ts'

export type NoticeListener = {
  /** When notices arrive for the first time, or it was closed before. Await it before pages are kept. */
  ready: Promise<void>
  /** Whether notices arrive: its connection answered a moment ago. */
  isListening: () => boolean
  close: () => Promise<void>
}

/** Milliseconds between two questions to the server; with the time for the answer a dead line is known within two seconds. */
const heartbeatPause = 750
/** Milliseconds for an answer of the server, and for taking leave of it. */
const answerMax = 1000
const connectMax = 2000
/** Milliseconds between two tries at most, twice as many each time; not the same for nodes that lost it together. */
const retryPause = { first: 100, max: 2000 }

/** The name of its connection in `pg_stat_activity`. */
export const listenerName = 'michishirube listener'

/**
 * Tells this process of writes that others commit to a Postgres server, over a connection of its own that must reach the
 * server itself: a pooler that lends connections by transaction passes no notices on. Until it listens, and whenever the
 * connection breaks or stays silent, it tells `lost`; when it listens (again), `resumed`. Open pages are woken in the same way. `node` names this process; it told itself of its own writes.
 */
export const listenForNotices = ({
  url,
  node,
  tell,
  live,
  log,
}: {
  url: string
  node: string
  tell: CacheInvalidation['tell']
  live: Pick<LiveFeed, 'wake' | 'wakeAll'>
  log: Log
}): NoticeListener => {
  const closing = new AbortController()
  const { signal } = closing
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>()
  let failures = 0
  let isListening = false

  const hear = (channel: string, payload: string) => {
    if (channel === liveChannel) {
      const { node: writer, people } = readLivePayload(payload)
      if (people === 'all') live.wakeAll()
      else if (writer !== node) live.wake(people)
      return
    }
    const { node: writer, notice } = readInvalidationPayload(payload)
    if (writer !== node) tell(notice)
  }

  const listening = () => {
    tell({ kind: 'resumed' })
    live.wakeAll()
    log.info('notices of other nodes arrive')
    failures = 0
    isListening = true
    becomeReady()
  }

  const lost = (cause: unknown) => {
    isListening = false
    if (failures === 0) {
      tell({ kind: 'lost' })
      log.warn({ err: cause }, 'notices of other nodes are lost')
    }
    failures += 1
  }

  /** Ends when the connection breaks or the listener is closed. */
  const listen = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectMax,
      application_name: listenerName,
    })
    const broken = Promise.withResolvers<never>()
    // What breaks while nobody asks is seen at the next question.
    broken.promise.catch(() => {})
    client.on('error', broken.reject)
    client.on('end', () => broken.reject(new Error('The connection ended')))
    client.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''))
    signal.addEventListener('abort', broken.reject, { once: true })
    const answered = (statement: string) => Promise.race([inTime(client.query(statement)), broken.promise])
    try {
      await Promise.race([client.connect(), broken.promise])
      await answered(`listen ${invalidationChannel}; listen ${liveChannel}`)
      listening()
      for (;;) {
        await Promise.race([wait(heartbeatPause, undefined, { ref: false }), broken.promise])
        await answered('select 1')
      }
    } catch (cause) {
      if (!signal.aborted) lost(cause)
    } finally {
      signal.removeEventListener('abort', broken.reject)
      // A dead line says no goodbye.
      await inTime(client.end()).catch(() => {})
    }
  }

  const listenOn = async () => {
    tell({ kind: 'lost' })
    while (!signal.aborted) {
      await listen()
      const pause =
        Math.min(retryPause.max, retryPause.first * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)
      await wait(pause, undefined, { signal }).catch(() => {})
    }
    becomeReady()
  }
  const ended = listenOn()

  return {
    ready,
    isListening: () => isListening,
    close: () => {
      isListening = false
      closing.abort()
      return ended
    },
  }
}

/**
 * Rejects when the answer takes longer than it may. A process that was busy for that long reads first what came
 * meanwhile: the server is not to blame, and a cache dropped for it would keep the process busy.
 */
const inTime = async (answer: Promise<unknown>): Promise<void> => {
  const done = new AbortController()
  const late = async (): Promise<never> => {
    await wait(answerMax, undefined, { signal: done.signal })
    await turn()
    throw new Error(`No answer in ${answerMax} ms`)
  }
  try {
    await Promise.race([answer, late()])
  } finally {
    done.abort()
  }
}
