import { liveLimits, type LiveEndReason, type LiveEvent } from '#contract/live.ts'
import type { Log } from '#server/platform/log.ts'
import type { LiveNews } from '#server/ports/live.ts'
import type { LiveDoor } from './live-door.ts'

/** Bytes that may wait for a reader; one whose connection takes them no more is cut and begins again where it was. */
const waitingBytesMax = 64 * 1024
/** Milliseconds within which those whose node goes come back, so that they do not come at once. */
const comeBackMilliseconds = 4000

/** What of a ServerResponse is used. */
type Response = {
  write: (text: string) => unknown
  end: (text: string) => unknown
  destroy: () => unknown
  once: (event: 'close', listener: () => void) => unknown
  readonly writableLength: number
  readonly writableNeedDrain: boolean
}

type Stream = {
  sessionId: string
  uid: string
  network: string
  response: Response
  openedAt: number
  /** Whether the last sign of life still waits for the reader. */
  slow: boolean
  bytes: number
}

const eventText = (event: LiveEvent, id: number | null): string =>
  `${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`

const textOf = (news: LiveNews): string => {
  if (news.kind === 'missed') return eventText({ kind: 'everything' }, news.sequence)
  return news.changes
    .map((change) =>
      eventText(
        change.kind === 'thread' ? { kind: 'thread', thread: change.threadId } : { kind: change.kind },
        change.sequence,
      ),
    )
    .join('')
}

/** The open streams of this node, in the order they were opened. `now`: milliseconds of a steady clock. */
export const createLiveStreams = ({
  door,
  now,
  log,
  random = Math.random,
}: {
  door: Pick<LiveDoor, 'follow' | 'openAmong'>
  now: () => number
  log: Log
  random?: () => number
}) => {
  const streams = new Map<Stream, /** Ends its following. */ () => void>()
  let closed = false

  const write = (stream: Stream, text: string) => {
    stream.bytes += Buffer.byteLength(text)
    stream.response.write(text)
    if (stream.response.writableLength > waitingBytesMax) stream.response.destroy()
  }

  const forget = (stream: Stream) => {
    streams.get(stream)?.()
    streams.delete(stream)
  }

  const end = (stream: Stream, reason: LiveEndReason) => {
    forget(stream)
    const pause = reason === 'moved' ? `retry: ${500 + Math.floor(random() * comeBackMilliseconds)}\n` : ''
    const text = pause + eventText({ kind: 'end', reason }, null)
    stream.bytes += Buffer.byteLength(text)
    stream.response.end(text)
  }

  const of = (key: 'uid' | 'network', value: string) =>
    [...streams.keys()].filter((stream) => stream[key] === value)

  /** Ends what lives too long and cuts who does not read. */
  const showLife = () => {
    for (const stream of streams.keys()) {
      if (stream.slow && stream.response.writableNeedDrain) stream.response.destroy()
      else if (now() - stream.openedAt >= liveLimits.lifeSeconds * 1000) end(stream, 'moved')
      else {
        write(stream, ':\n\n')
        stream.slow = stream.response.writableNeedDrain
      }
    }
  }

  /** Ends those whose sign-in was ended elsewhere. */
  const judge = async (): Promise<void> => {
    const judged = [...streams.keys()]
    if (judged.length === 0) return
    try {
      const open = await door.openAmong([...new Set(judged.map(({ sessionId }) => sessionId))])
      for (const stream of judged)
        if (!open.has(stream.sessionId) && streams.has(stream)) end(stream, 'signed_out')
    } catch (error) {
      // What cannot be read now cannot be told either; the next look is seconds away.
      log.warn({ err: error }, 'whether sign-ins of open streams go on could not be read')
    }
  }

  const beat = setInterval(() => {
    showLife()
    void judge()
  }, liveLimits.heartbeatSeconds * 1000).unref()

  return {
    /** Null: there is room for one more of this network. A person's own number ends the oldest of them. */
    refusal: (network: string): 'network' | 'all' | null => {
      if (closed || streams.size >= liveLimits.streams.all) return 'all'
      return of('network', network).length >= liveLimits.streams.network ? 'network' : null
    },

    /** Writes what changes for the person to `response`, whose head was sent, until one of the two ends it. */
    open: (
      facts: { sessionId: string; uid: string; network: string },
      after: number | null,
      response: Response,
      finished: (bytes: number) => void,
    ) => {
      const own = of('uid', facts.uid)
      for (const stream of own.slice(0, Math.max(0, own.length + 1 - liveLimits.streams.person)))
        end(stream, 'replaced')
      const stream: Stream = { ...facts, response, openedAt: now(), slow: false, bytes: 0 }
      response.once('close', () => {
        forget(stream)
        finished(stream.bytes)
      })
      // A sign of life at once: a proxy may hold a head without a body back.
      write(stream, ':\n\n')
      streams.set(
        stream,
        door.follow(facts.uid, after, (news) => write(stream, textOf(news))),
      )
    },

    /** Sends everybody to another node, or to this one when it is back. */
    close: () => {
      closed = true
      clearInterval(beat)
      for (const stream of streams.keys()) end(stream, 'moved')
    },
  }
}
