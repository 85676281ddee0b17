import { createClient } from '@redis/client'
import type { Log } from '#server/platform/log.ts'

/** Milliseconds. */
const milliseconds = {
  connect: 2000,
  /** For an answer. */
  answer: 500,
  /** Between two tries to connect, at the most. */
  again: 2000,
  /** In which nothing is asked after a failure. */
  rest: 2000,
  ping: 1000,
  /** Without an answer, pings among them, after which a connection is given up. */
  quiet: 5000,
} as const

const connectTo = (url: string) =>
  createClient({
    url,
    // What can't be asked now is counted elsewhere, not later.
    disableOfflineQueue: true,
    pingInterval: milliseconds.ping,
    socket: {
      connectTimeout: milliseconds.connect,
      socketTimeout: milliseconds.quiet,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, milliseconds.again),
    },
  })

/** The client has a time for what waits to be sent alone. */
const inTime = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    // A node that was busy itself reads first what came meanwhile.
    () => setImmediate(() => late.reject(new Error('Redis took too long'))),
    milliseconds.answer,
  )
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
}

export type RedisClient = ReturnType<typeof connectTo>

export type Redis = {
  /** What a use of the server answers; null: it is away, of which the log has one line. */
  ask: <Answer>(use: (client: RedisClient) => Promise<Answer>) => Promise<Answer | null>
  close: () => void
}

/** A connection to Redis or Valkey that is made again whenever it breaks. Resolves also where the server is away. */
export const openRedis = async (
  url: string,
  { now, log }: { now: () => number; log: Log },
): Promise<Redis> => {
  const client = connectTo(url)
  let isAway = false
  let restsUntil = Number.NEGATIVE_INFINITY
  const tellAway = (error: unknown) => {
    if (!isAway)
      log.warn({ err: error }, 'Redis is away: limits are counted by the database and by each node')
    isAway = true
    restsUntil = now() + milliseconds.rest
  }
  client.on('error', tellAway)
  const connected = client.connect().catch(tellAway)
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, milliseconds.connect)
  await Promise.race([connected, late.promise]).finally(() => clearTimeout(timer))

  return {
    ask: async (use) => {
      if (now() < restsUntil) return null
      try {
        const answer = await inTime(use(client))
        if (isAway) log.info('Redis is there again')
        isAway = false
        return answer
      } catch (error) {
        tellAway(error)
        return null
      }
    },
    close: () => {
      if (client.isOpen) client.destroy()
    },
  }
}
