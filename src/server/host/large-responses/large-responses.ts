import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { cacheLife, cacheTags } from '#server/host/page-cache/cache-control.ts'
import type { AnswerHeaders, Rendered } from '#server/host/render.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import { openSpool, type Spool } from './spool.ts'

/** An answer too long for memory: made once, gzipped on disk, read by all who ask, also while it is being made. */
export type LargeResponse = {
  /** Of this making: another one differs at least in the time that stands in it. */
  id: string
  madeAt: Date
  status: number
  headers: AnswerHeaders
  /** Gzipped. */
  spool: Spool
}

export type Loaded =
  | { kind: 'large'; response: LargeResponse }
  /** Too many others wait to be made. */
  | { kind: 'busy' }
  /** Not large after all: no such part, or a failure. */
  | { kind: 'rendered'; rendered: Rendered }

export type LargeResponses = {
  /** What can be read now; null: `load` it. */
  find: (key: string) => LargeResponse | null
  /** Makes it, once for all who ask meanwhile; resolves when it begins to be there. */
  load: (key: string) => Promise<Loaded>
  /** Forgets what a write touched, and everything while notices may be missing; who reads it reads on. */
  onInvalidate: (notice: InvalidationNotice) => void
  close: () => Promise<void>
}

/** `began`: it reads the site, so a write from now on may be missing in it. `touched`: whether one was since. */
type Making = { loaded: Promise<Loaded>; began: boolean; touched: (tags: readonly string[]) => boolean }
type Cached = { response: LargeResponse; tags: readonly string[]; freshUntil: number; whole: boolean }

/** Addresses whose answers list all ads or companies. */
const largeKey = /^\/(?:jobs|sitemap\/(?:jobs|companies)-\d+)\.xml$/

/** True where an answer is cached here and not by the page cache. `key` is `sharedKey`'s. */
export const isLargeKey = (key: string): boolean => largeKey.test(key)

/** Different answers that may wait for their turn. A sitemap of a million ads has twenty parts. */
const waitingMax = 24

/**
 * Caches large responses as their headers say (CDN-Cache-Control, Cache-Tag) and makes one at a time: each walks through all
 * ads, which is slow work in small steps.
 */
export const createLargeResponses = (options: {
  /** Renders the answer of a key for nobody in particular; never rejects. */
  render: (key: string) => Promise<Rendered>
  /** Milliseconds; only differences matter. */
  now: () => number
  /** Of everything cached, gzipped. What alone is longer breaks off. */
  bytesMax: number
  onBroken: (key: string, error: unknown) => void
}): LargeResponses => {
  const { render, now, bytesMax, onBroken } = options
  const cached = new Map<string, Cached>()
  /** Those that may be joined. */
  const joinable = new Map<string, Making>()
  const running = new Set<Making>()
  const writing = new Map<Readable, Promise<void>>()
  let line = Promise.resolve()
  /** While notices of other nodes may be missing, nothing is cached. */
  let noticesLost = false

  const drop = (key: string) => {
    const entry = cached.get(key)
    cached.delete(key)
    void entry?.response.spool.drop()
  }

  /** Lets go of the oldest whole ones until there is room. */
  const makeRoom = (growing: Spool) => {
    let bytes = growing.bytes()
    for (const { response } of cached.values())
      if (response.spool !== growing) bytes += response.spool.bytes()
    for (const [key, entry] of cached) {
      if (bytes <= bytesMax) return
      if (!entry.whole) continue
      bytes -= entry.response.spool.bytes()
      drop(key)
    }
    if (bytes > bytesMax) throw new Error(`A large response has more than ${bytesMax} bytes`)
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
      const entry = cached.get(key)
      if (entry?.response.spool === spool) entry.whole = true
      else await spool.drop()
    } catch (error) {
      spool.end('broken')
      if (cached.get(key)?.response.spool === spool) drop(key)
      else await spool.drop()
      onBroken(key, error)
    }
  }

  const make = async (key: string, making: Making, done: () => void): Promise<Loaded> => {
    making.began = true
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
    const response = { id: crypto.randomUUID(), madeAt, status, headers, spool }
    const tags = cacheTags(headers)
    const life = cacheLife(status, headers)
    if (life !== null && !noticesLost && !making.touched(tags))
      cached.set(key, { response, tags, freshUntil: began + life.maxAge * 1000, whole: false })
    const written = write(key, body, spool)
    writing.set(body, written)
    void written.finally(() => {
      writing.delete(body)
      done()
    })
    return { kind: 'large', response }
  }

  const begin = (key: string): Making => {
    const before = line
    const turn = Promise.withResolvers<void>()
    line = before.then(() => turn.promise)
    const making: Making = {
      began: false,
      touched: () => false,
      loaded: before.then(() => make(key, making, turn.resolve)),
    }
    joinable.set(key, making)
    running.add(making)
    const end = () => {
      running.delete(making)
      if (joinable.get(key) === making) joinable.delete(key)
    }
    making.loaded.then(end, () => {
      end()
      turn.resolve()
    })
    return making
  }

  return {
    find: (key) => {
      const entry = cached.get(key)
      if (entry !== undefined && now() >= entry.freshUntil) drop(key)
      return cached.get(key)?.response ?? null
    },
    load: (key) => {
      const joined = joinable.get(key)
      if (joined === undefined && running.size >= waitingMax) return Promise.resolve({ kind: 'busy' })
      return (joined ?? begin(key)).loaded
    },
    onInvalidate: (notice) => {
      noticesLost = notice.kind === 'lost' || (noticesLost && notice.kind !== 'resumed')
      const touches = (tags: readonly string[]) =>
        notice.kind !== 'tags' || tags.some((tag) => notice.stale.includes(tag) || notice.purge.includes(tag))
      for (const making of running) {
        const { touched } = making
        making.touched = (tags) => touched(tags) || touches(tags)
      }
      // Who comes after the write must not join a making from before it; one that still waits reads what was written.
      for (const [key, making] of joinable) if (making.began) joinable.delete(key)
      for (const [key, entry] of cached) if (touches(entry.tags)) drop(key)
    },
    close: async () => {
      for (const body of writing.keys()) body.destroy()
      await Promise.all(writing.values())
      await Promise.all(Array.from(cached.values(), ({ response }) => response.spool.drop()))
      cached.clear()
    },
  }
}
