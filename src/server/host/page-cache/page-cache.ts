import { LRUCache } from 'lru-cache'
import type { Rendered } from '#server/host/render.ts'
import { cacheLife, isPersonal } from './cache-control.ts'
import { makePage, pageBytes, type Page } from './page.ts'

export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'PASS'
export type Found = { kind: 'page'; page: Page; state: CacheState }

export type PageCache = {
  /** What can be sent now; begins renewal of what is stale. Null: `load` it. */
  find: (key: string) => Found | null
  /** Renders, once for all who wait. `rendered`: not to be kept. */
  load: (key: string) => Promise<Found | { kind: 'rendered'; rendered: Rendered }>
  invalidate: (tags: readonly string[]) => void
  /** Pages kept, and their bytes. */
  size: () => { pages: number; bytes: number }
}

type Outcome = { kind: 'page'; page: Page } | { kind: 'rendered'; rendered: Rendered }
type Flight = { outcome: Promise<Outcome>; invalidated: Set<string> }

const renewalsMax = 4
const retryMilliseconds = 5000
/** Share of the bytes for answers anyone can invent: typed searches and addresses that are nothing. */
const inventedShare = 1 / 8

export const createPageCache = (options: {
  /** Renders the page of a key for nobody in particular; never rejects. */
  render: (key: string) => Promise<Rendered>
  /** Milliseconds; only differences matter. */
  now: () => number
  bytesMax: number
}): PageCache => {
  const { render, now, bytesMax } = options
  const keysByTag = new Map<string, Set<string>>()
  const forgetTags = (page: Page, key: string) => {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const shelf = (maxSize: number) =>
    new LRUCache<string, Page>({ maxSize, sizeCalculation: pageBytes, dispose: forgetTags })
  const pages = shelf(bytesMax * (1 - inventedShare))
  const invented = shelf(bytesMax * inventedShare)
  const flights = new Map<string, Flight>()
  const running = new Set<Flight>()
  let renewals = 0

  const kept = (key: string) => pages.get(key) ?? invented.get(key)

  const keep = (key: string, page: Page) => {
    pages.delete(key)
    invented.delete(key)
    const target = page.status >= 400 || /[?&]q=/.test(key) ? invented : pages
    target.set(key, page)
    if (!target.has(key)) return
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      if (keys === undefined) keysByTag.set(tag, new Set([key]))
      else keys.add(key)
    }
  }

  const fly = async (key: string, invalidated: ReadonlySet<string>): Promise<Outcome> => {
    const begun = now()
    const rendered = await render(key)
    if (rendered.kind !== 'answer') return { kind: 'rendered', rendered }
    const life = cacheLife(rendered.status, rendered.headers)
    if (life === null) return { kind: 'rendered', rendered }
    let page: Page
    try {
      page = await makePage(rendered, life, begun)
    } catch (error) {
      return { kind: 'rendered', rendered: { kind: 'failed', error } }
    }
    // A write that committed meanwhile may be missing in it: good enough for who waits, not for who comes.
    if (!page.tags.some((tag) => invalidated.has(tag))) keep(key, page)
    return { kind: 'page', page }
  }

  const begin = (key: string): Flight => {
    const invalidated = new Set<string>()
    const flight: Flight = { invalidated, outcome: fly(key, invalidated) }
    flights.set(key, flight)
    running.add(flight)
    const land = () => {
      running.delete(flight)
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.outcome.then(land, land)
    return flight
  }

  const renew = async (key: string, page: Page) => {
    if (flights.has(key) || renewals >= renewalsMax || now() < page.retryAt) return
    renewals += 1
    const outcome = await begin(key).outcome
    renewals -= 1
    if (isFailure(outcome)) page.retryAt = now() + retryMilliseconds
  }

  return {
    find: (key) => {
      const page = kept(key)
      if (page === undefined) return null
      const at = now()
      if (at < page.freshUntil) return { kind: 'page', page, state: 'HIT' }
      const spared = at < page.retryAt && at < page.errorUntil
      if (at >= page.staleUntil && !spared) return null
      void renew(key, page)
      return { kind: 'page', page, state: 'STALE' }
    },
    load: async (key) => {
      const joined = flights.get(key)
      const outcome = await (joined ?? begin(key)).outcome
      if (outcome.kind === 'page') return { ...outcome, state: 'MISS' }
      const old = isFailure(outcome) ? kept(key) : undefined
      if (old !== undefined && now() < old.errorUntil) {
        old.retryAt = now() + retryMilliseconds
        return { kind: 'page', page: old, state: 'STALE' }
      }
      // A personal answer belongs to the one who began; who joined gets an own one.
      const { rendered } = outcome
      const personal =
        rendered.kind === 'stream' || (rendered.kind === 'answer' && isPersonal(rendered.headers))
      return joined !== undefined && personal ? { kind: 'rendered', rendered: await render(key) } : outcome
    },
    invalidate: (tags) => {
      for (const flight of running) for (const tag of tags) flight.invalidated.add(tag)
      // Who comes after the write must not join a rendering from before it.
      flights.clear()
      for (const tag of tags)
        for (const key of Array.from(keysByTag.get(tag) ?? [])) {
          pages.delete(key)
          invented.delete(key)
        }
    },
    size: () => ({
      pages: pages.size + invented.size,
      bytes: pages.calculatedSize + invented.calculatedSize,
    }),
  }
}

const isFailure = (outcome: Outcome): boolean =>
  outcome.kind === 'rendered' &&
  (outcome.rendered.kind === 'timeout' ||
    outcome.rendered.kind === 'failed' ||
    (outcome.rendered.kind === 'answer' && outcome.rendered.status >= 500))
