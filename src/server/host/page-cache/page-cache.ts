import { isUnavailable } from '#server/platform/unavailable.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import type { Rendered } from '#server/host/render.ts'
import { cacheLife, cacheTags, isPersonal } from './cache-control.ts'
import { createMarks, type Marks } from './marks.ts'
import { isResting, makePage, outdate, purge, spare, staleWindow, type Page } from './page.ts'
import { createShelves } from './shelves.ts'

export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'PASS'
export type Found = { kind: 'page'; page: Page; state: CacheState }

export type PageCache = {
  /** What can be sent now; begins renewal of what is stale. Null: `load` it. */
  find: (key: string) => Found | null
  /** Renders, once for all who wait. `rendered`: not to be kept. */
  load: (key: string) => Promise<Found | { kind: 'rendered'; rendered: Rendered }>
  /** Of a write, here or elsewhere. When it returns, nothing purged is found, nor comes out of a rendering that runs. */
  hear: (notice: InvalidationNotice) => void
}

type Made = { kind: 'page'; page: Page } | { kind: 'rendered'; rendered: Rendered }
/** `outdatedAt`: when the first write came that may be missing in it; Infinity: none did. */
type Outcome = (Made & { outdatedAt: number }) | { kind: 'purged' }

const renewalsMax = 4
/**
 * Milliseconds from the beginning of a page's rendering to that of its renewal, however often it is written. Less than
 * the window after a write, so that there is always time to renew a page before it is missed.
 */
const renewalPause = 1000
/** Age in milliseconds up to which a kept page is believed while notices of writes may be missing. */
const believedMilliseconds = 2000
/** Renderings for one request when writes overtake them. */
const attemptsMax = 3

export const createPageCache = (options: {
  /** Renders the page of a key for nobody in particular; never rejects. */
  render: (key: string) => Promise<Rendered>
  /** Milliseconds; only differences matter. */
  now: () => number
  bytesMax: number
}): PageCache => {
  const { render, now } = options
  const shelves = createShelves(options.bytesMax)
  /** Renderings that may be joined. */
  const flights = new Map<string, Promise<Outcome>>()
  /** Those of all renderings. */
  const running = new Set<Marks>()
  let renewals = 0
  let noticesLost = false
  /** Pages whose rendering began before may lack a write that nobody told of. */
  let believedSince = -Infinity

  const make = async (key: string): Promise<Made> => {
    const begun = now()
    const rendered = await render(key)
    if (rendered.kind !== 'answer') return { kind: 'rendered', rendered }
    const life = cacheLife(rendered.status, rendered.headers)
    if (life === null) return { kind: 'rendered', rendered }
    try {
      return { kind: 'page', page: await makePage(rendered, life, begun, shelves.get(key)) }
    } catch (error) {
      return { kind: 'rendered', rendered: { kind: 'failed', error } }
    }
  }

  const fly = async (key: string, marks: Marks): Promise<Outcome> => {
    const made = await make(key)
    // Nothing is awaited from here on: a write is among the marks, or finds the page kept.
    const tags = tagsOf(made)
    if (tags === null) return { ...made, outdatedAt: Infinity }
    if (marks.purge(tags)) return { kind: 'purged' }
    const outdatedAt = marks.outdatedAt(tags)
    if (made.kind === 'page') {
      outdate(made.page, outdatedAt)
      shelves.keep(key, made.page)
    }
    return { ...made, outdatedAt }
  }

  /** A rendering that nobody else joins. */
  const launch = (key: string): Promise<Outcome> => {
    const marks = createMarks()
    running.add(marks)
    return fly(key, marks).finally(() => running.delete(marks))
  }

  const begin = (key: string): Promise<Outcome> => {
    const flight = launch(key).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  const renew = async (key: string, page: Page) => {
    const at = now()
    if (flights.has(key) || renewals >= renewalsMax) return
    if (isResting(page, at) || at < page.storedAt + renewalPause) return
    renewals += 1
    const outcome = await begin(key)
    renewals -= 1
    const why = failureIn(outcome)
    if (why !== null) spare(page, why, now())
  }

  /** Null: a write has overtaken the rendering. */
  const land = async (key: string): Promise<Made | null> => {
    const cameAt = now()
    const joined = flights.get(key)
    let outcome = await (joined ?? begin(key))
    // A personal answer belongs to the one who began; who joined gets an own one.
    if (joined !== undefined && isOnesOwn(outcome)) outcome = await launch(key)
    if (outcome.kind === 'purged') return null
    // Who came after the write has not been promised what was before it, but for a moment.
    const cameAfter = joined !== undefined && cameAt >= outcome.outdatedAt
    return cameAfter && now() >= outcome.outdatedAt + staleWindow ? null : outcome
  }

  return {
    find: (key) => {
      const page = shelves.get(key)
      if (page === undefined) return null
      const at = now()
      const believed = noticesLost
        ? at < page.storedAt + believedMilliseconds
        : page.storedAt >= believedSince
      if (believed && at < page.freshUntil) return { kind: 'page', page, state: 'HIT' }
      const spared = isResting(page, at) && page.failedAt > believedSince && at < page.sparedUntil
      if (!spared && (!believed || at >= page.staleUntil)) return null
      void renew(key, page)
      return { kind: 'page', page, state: 'STALE' }
    },
    load: async (key) => {
      let made: Made | null = null
      for (let attempt = 0; made === null && attempt < attemptsMax; attempt += 1) made = await land(key)
      if (made === null) {
        const error = new Error(`Writes overtook ${attemptsMax} renderings of ${key}`)
        return { kind: 'rendered', rendered: { kind: 'failed', error } }
      }
      if (made.kind === 'page') return { kind: 'page', page: made.page, state: 'MISS' }
      const why = failureIn(made)
      const old = why === null ? undefined : shelves.get(key)
      if (why === null || old === undefined || !spare(old, why, now())) return made
      return { kind: 'page', page: old, state: 'STALE' }
    },
    hear: (notice) => {
      const at = now()
      for (const marks of running) marks.add(notice, at)
      switch (notice.kind) {
        case 'tags':
          for (const tag of notice.stale) for (const page of shelves.tagged(tag)) outdate(page, at)
          for (const tag of notice.purge) for (const page of shelves.tagged(tag)) purge(page)
          return
        case 'all':
          shelves.clear()
          return
        case 'resumed':
          noticesLost = false
          believedSince = at
          return
        case 'lost':
          noticesLost = true
      }
    },
  }
}

/** The tags of what shows something of the site; null: a failure, or what is not whole yet. */
const tagsOf = (made: Made): readonly string[] | null => {
  if (made.kind === 'page') return made.page.tags
  return made.rendered.kind === 'answer' ? cacheTags(made.rendered.headers) : null
}

const isOnesOwn = (outcome: Outcome): boolean =>
  outcome.kind === 'rendered' &&
  (outcome.rendered.kind === 'stream' ||
    (outcome.rendered.kind === 'answer' && isPersonal(outcome.rendered.headers)))

const failureIn = (outcome: Made | Outcome): 'failure' | 'outage' | null => {
  if (outcome.kind !== 'rendered') return null
  const { rendered } = outcome
  switch (rendered.kind) {
    case 'timeout':
      return 'outage'
    case 'failed':
      return isUnavailable(rendered.error) ? 'outage' : 'failure'
    case 'answer':
      if (rendered.status < 500) return null
      return rendered.status === 503 ? 'outage' : 'failure'
    case 'stream':
    case 'unknown-address':
      return null
  }
}
