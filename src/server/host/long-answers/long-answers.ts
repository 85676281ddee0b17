import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { cacheLife, cacheTags } from '#server/host/page-cache/cache-control.ts'
import type { AnswerHeaders, Rendered } from '#server/host/render.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import { openSpool, type Spool } from './spool.ts'

/** An answer too long for memory: made once, gzipped on disk, read by all who ask, also while it is being made. */
export type LongAnswer = {
  /** Of this making: another one differs at least in the time that stands in it. */
  id: string
  madeAt: Date
  status: number
  headers: AnswerHeaders
  /** Gzipped. */
  spool: Spool
}

export type Loaded =
  | { kind: 'long'; answer: LongAnswer }
  /** Too many others wait to be made. */
  | { kind: 'busy' }
  /** Not long after all: no such part, or a failure. */
  | { kind: 'rendered'; rendered: Rendered }

export type LongAnswers = {
  /** What can be read now; null: `load` it. */
  find: (key: string) => LongAnswer | null
  /** Makes it, once for all who ask meanwhile; resolves when it begins to be there. */
  load: (key: string) => Promise<Loaded>
  /** Forgets what a write touched, and everything while notices may be missing; who reads it reads on. */
  hear: (notice: InvalidationNotice) => void
  close: () => Promise<void>
}

/** `began`: it read the site, so a write from now on may be missing in it. */
type Flight = { loaded: Promise<Loaded>; began: boolean; touched: (tags: readonly string[]) => boolean }
type Kept = { answer: LongAnswer; tags: readonly string[]; freshUntil: number; whole: boolean }

/** Addresses whose answers list all ads or companies. */
const longKey = /^\/(?:jobs|sitemap\/(?:jobs|companies)-\d+)\.xml$/

/** True where an answer is kept here and not by the page cache. `key` is `sharedKey`'s. */
export const isLongKey = (key: string): boolean => longKey.test(key)

/** Different answers that may wait for their turn. A sitemap of a million ads has twenty parts. */
const waitingMax = 24

/**
 * Keeps long answers as their headers say (CDN-Cache-Control, Cache-Tag) and makes one at a time: each walks through all
 * ads, which is slow work in small steps.
 */
export const createLongAnswers = (options: {
  /** Renders the answer of a key for nobody in particular; never rejects. */
  render: (key: string) => Promise<Rendered>
  /** Milliseconds; only differences matter. */
  now: () => number
  /** Of everything kept, gzipped. What alone is longer breaks off. */
  bytesMax: number
  onBroken: (key: string, error: unknown) => void
}): LongAnswers => {
  const { render, now, bytesMax, onBroken } = options
  const kept = new Map<string, Kept>()
  const flights = new Map<string, Flight>()
  const running = new Set<Flight>()
  const writing = new Map<Readable, Promise<void>>()
  let line = Promise.resolve()
  /** Notices of other nodes may be missing: nothing is kept. */
  let lost = false

  const drop = (key: string) => {
    const entry = kept.get(key)
    kept.delete(key)
    void entry?.answer.spool.drop()
  }

  /** Lets go of the oldest whole ones until there is room. */
  const makeRoom = (growing: Spool) => {
    let bytes = growing.bytes()
    for (const { answer } of kept.values()) if (answer.spool !== growing) bytes += answer.spool.bytes()
    for (const [key, entry] of kept) {
      if (bytes <= bytesMax) return
      if (!entry.whole) continue
      bytes -= entry.answer.spool.bytes()
      drop(key)
    }
    if (bytes > bytesMax) throw new Error(`A long answer has more than ${bytesMax} bytes`)
  }

  const write = async (key: string, body: Readable, spool: Spool): Promise<void> => {
    try {
      await pipeline(body, createGzip(), async (pieces: AsyncIterable<Uint8Array>) => {
        for await (const piece of pieces) {
          await spool.append(piece)
          makeRoom(spool)
        }
      })
      spool.end('whole')
      const entry = kept.get(key)
      if (entry?.answer.spool === spool) entry.whole = true
      else await spool.drop()
    } catch (error) {
      spool.end('broken')
      if (kept.get(key)?.answer.spool === spool) drop(key)
      else await spool.drop()
      onBroken(key, error)
    }
  }

  const make = async (key: string, flight: Flight, done: () => void): Promise<Loaded> => {
    flight.began = true
    const began = now()
    const madeAt = new Date()
    const rendered = await render(key)
    if (rendered.kind !== 'stream') {
      done()
      return { kind: 'rendered', rendered }
    }
    const { body, status, headers } = rendered
    const spool = await openSpool().catch((error: unknown) => {
      body.destroy()
      throw error
    })
    const answer = { id: crypto.randomUUID(), madeAt, status, headers, spool }
    const tags = cacheTags(headers)
    const life = cacheLife(status, headers)
    if (life !== null && !lost && !flight.touched(tags))
      kept.set(key, { answer, tags, freshUntil: began + life.maxAge * 1000, whole: false })
    const written = write(key, body, spool)
    writing.set(body, written)
    void written.finally(() => {
      writing.delete(body)
      done()
    })
    return { kind: 'long', answer }
  }

  const begin = (key: string): Flight => {
    const before = line
    const turn = Promise.withResolvers<void>()
    line = before.then(() => turn.promise)
    const flight: Flight = {
      began: false,
      touched: () => false,
      loaded: before.then(() => make(key, flight, turn.resolve)),
    }
    flights.set(key, flight)
    running.add(flight)
    const land = () => {
      running.delete(flight)
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.loaded.then(land, () => {
      land()
      turn.resolve()
    })
    return flight
  }

  return {
    find: (key) => {
      const entry = kept.get(key)
      if (entry !== undefined && now() >= entry.freshUntil) drop(key)
      return kept.get(key)?.answer ?? null
    },
    load: (key) => {
      const joined = flights.get(key)
      if (joined === undefined && running.size >= waitingMax) return Promise.resolve({ kind: 'busy' })
      return (joined ?? begin(key)).loaded
    },
    hear: (notice) => {
      lost = notice.kind === 'lost' || (lost && notice.kind !== 'resumed')
      const touches = (tags: readonly string[]) =>
        notice.kind !== 'tags' || tags.some((tag) => notice.stale.includes(tag) || notice.purge.includes(tag))
      for (const flight of running) {
        const { touched } = flight
        flight.touched = (tags) => touched(tags) || touches(tags)
      }
      // Who comes after the write must not join a making from before it; one that still waits reads what was written.
      for (const [key, flight] of flights) if (flight.began) flights.delete(key)
      for (const [key, entry] of kept) if (touches(entry.tags)) drop(key)
    },
    close: async () => {
      for (const body of writing.keys()) body.destroy()
      await Promise.all(writing.values())
      await Promise.all(Array.from(kept.values(), ({ answer }) => answer.spool.drop()))
      kept.clear()
    },
  }
}
