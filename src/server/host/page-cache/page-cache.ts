import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import { nobody, type Asker } from '#server/host/render-line.ts'
import { failureOf, type Rendered } from '#server/host/render.ts'
import { createAskers, type Askers } from './askers.ts'
import { cacheLife, cacheTags, isPersonal } from './cache-control.ts'
import * as pages from './cached-page.ts'
import { createPartitions } from './partitions.ts'

export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'PASS'
export type Found = { kind: 'page'; page: pages.CachedPage; state: CacheState }
type Passed = { kind: 'rendered'; rendered: Rendered }

export type PageCache = {
  /** What can be sent now; begins the renewal of what is stale. Null: `load` it. */
  find: (key: string) => Found | null
  /** Renders, once for all who wait. `rendered`: it is not cached. */
  load: (key: string, asker: Asker) => Promise<Found | Passed>
  /** When it returns, nothing purged is found, nor comes out of a render that runs. */
  onInvalidate: (notice: InvalidationNotice) => void
}

/** `staleAt`: the first write that the answer may lack; Infinity: none. */
type Outcome = ((Found | Passed) & { staleAt: number }) | { kind: 'purged' }

const renewalsMax = 4
/**
 * Milliseconds from the start of a page's render to that of its renewal, however often it is written. Shorter than the
 * window after a write, so that there is time to renew a page before it is missed.
 */
const renewalPause = 1000
/** Age in milliseconds up to which a page is believed while notices of writes may be missing. */
const believedMilliseconds = 2000
/** Renders for one request when writes overtake them. */
const attemptsMax = 3

export const createPageCache = (options: {
  /** Renders the page of a key for nobody in particular; never rejects. */
  render: (key: string, asker: Asker) => Promise<Rendered>
  headOf: pages.HeadOf
  /** Milliseconds; only differences matter. */
  now: () => number
  bytesMax: number
}): PageCache => {
  const { render, headOf, now } = options
  const partitions = createPartitions(options.bytesMax)
  /** Renders that may be joined. */
  const joinable = new Map<string, { outcome: Promise<Outcome>; askers: Askers }>()
  /** The notices that overtake each render. Which of them touch its page is known once it tells its tags. */
  const running = new Set<{ notice: InvalidationNotice; at: number }[]>()
  let renewals = 0
  let noticesLost = false
  /** A page rendered before may lack a write whose notice was lost. */
  let believedSince = -Infinity

  const makePage = async (key: string, asker: Asker): Promise<Found | Passed> => {
    const renderedAt = now()
    const rendered = await render(key, asker)
    const life = rendered.kind === 'answer' ? cacheLife(rendered.status, rendered.headers) : null
    if (rendered.kind !== 'answer' || life === null) return { kind: 'rendered', rendered }
    const facts = { life, renderedAt, common: headOf(rendered.headers, key), replaced: partitions.get(key) }
    return { kind: 'page', page: await pages.makeCachedPage(rendered, facts), state: 'MISS' }
  }

  /** A render that nobody else joins. */
  const renderOnce = async (key: string, asker: Asker): Promise<Outcome> => {
    const notices: { notice: InvalidationNotice; at: number }[] = []
    running.add(notices)
    const made = await makePage(key, asker).catch((error: unknown): Passed => ({
      kind: 'rendered',
      rendered: { kind: 'failed', error },
    }))
    running.delete(notices)
    // Nothing is awaited from here on: a notice overtook the render, or finds the page cached.
    const tags = tagsOf(made)
    const effects =
      tags === null ? [] : notices.map(({ notice, at }) => ({ effect: effectOf(notice, tags), at }))
    if (effects.some(({ effect }) => effect === 'purge')) return { kind: 'purged' }
    const staleAt = effects.find(({ effect }) => effect === 'stale')?.at ?? Infinity
    if (made.kind === 'page') {
      pages.markStale(made.page, staleAt)
      partitions.set(key, made.page)
    }
    return { ...made, staleAt }
  }

  const renderJoinable = (key: string, asker: Asker): Promise<Outcome> => {
    const askers = createAskers(asker)
    const entry = {
      askers,
      outcome: renderOnce(key, askers.asker).finally(() => {
        if (joinable.get(key) === entry) joinable.delete(key)
      }),
    }
    joinable.set(key, entry)
    return entry.outcome
  }

  /** The outcome of a render that runs for others; null: there is none that somebody still waits for. */
  const join = (key: string, asker: Asker): Promise<Outcome> | null => {
    const entry = joinable.get(key)
    if (entry === undefined || entry.askers.asker.signal.aborted) return null
    entry.askers.join(asker)
    return entry.outcome
  }

  /** The cached page that stands in for a render that failed. */
  const standIn = (key: string, outcome: Outcome): Found | null => {
    const failure = outcome.kind === 'rendered' ? failureOf(outcome.rendered) : null
    const page = failure === null ? undefined : partitions.get(key)
    if (failure === null || page === undefined) return null
    const at = now()
    const until = page.standsInUntil[failure]
    page.failure = { at, until }
    return at < until ? { kind: 'page', page, state: 'STALE' } : null
  }

  const renew = async (key: string, page: pages.CachedPage) => {
    const at = now()
    if (joinable.has(key) || renewals >= renewalsMax) return
    if (pages.isBackingOff(page, at) || at < page.renderedAt + renewalPause) return
    renewals += 1
    standIn(key, await renderJoinable(key, nobody))
    renewals -= 1
  }

  /** Null: a write has overtaken the render. */
  const attempt = async (key: string, asker: Asker): Promise<Exclude<Outcome, { kind: 'purged' }> | null> => {
    const cameAt = now()
    const joined = join(key, asker)
    let outcome = await (joined ?? renderJoinable(key, asker))
    // A person does not wait in a guest's place.
    if (joined !== null && isShed(outcome) && (await asker.rankOf()) === 'person')
      outcome = await (join(key, asker) ?? renderJoinable(key, asker))
    // A personal answer belongs to the one who began; whoever joined gets one of their own.
    if (joined !== null && isOnesOwn(outcome)) outcome = await renderOnce(key, asker)
    if (outcome.kind === 'purged') return null
    // Whoever came after a write may see what was before it for a moment only.
    const cameAfter = joined !== null && cameAt >= outcome.staleAt
    return cameAfter && now() >= outcome.staleAt + pages.staleWindow ? null : outcome
  }

  return {
    find: (key) => {
      const page = partitions.get(key)
      if (page === undefined) return null
      const at = now()
      const believed = noticesLost
        ? at < page.renderedAt + believedMilliseconds
        : page.renderedAt >= believedSince
      if (believed && at < page.freshUntil) return { kind: 'page', page, state: 'HIT' }
      const { failure } = page
      const standsIn =
        failure !== null && failure.at > believedSince && at < failure.until && pages.isBackingOff(page, at)
      if (!standsIn && (!believed || at >= page.staleUntil)) return null
      void renew(key, page)
      return { kind: 'page', page, state: 'STALE' }
    },
    load: async (key, asker) => {
      for (let attempts = 0; attempts < attemptsMax; attempts += 1) {
        const outcome = await attempt(key, asker)
        if (outcome !== null) return standIn(key, outcome) ?? outcome
      }
      const error = new Error(`Writes overtook ${attemptsMax} renders of ${key}`)
      return { kind: 'rendered', rendered: { kind: 'failed', error } }
    },
    onInvalidate: (notice) => {
      const at = now()
      for (const notices of running) notices.push({ notice, at })
      if (notice.kind === 'all') partitions.clear()
      if (notice.kind === 'lost') noticesLost = true
      if (notice.kind === 'resumed') {
        noticesLost = false
        believedSince = at
      }
      if (notice.kind !== 'tags') return
      partitions.forEach((page) => {
        const effect = effectOf(notice, page.tags)
        if (effect === 'purge') pages.purge(page)
        if (effect === 'stale') pages.markStale(page, at)
      })
    },
  }
}

const isShed = (outcome: Outcome): boolean => outcome.kind === 'rendered' && outcome.rendered.kind === 'busy'

/** What a notice means for a page that was being rendered, or is cached, with these tags. */
const effectOf = (notice: InvalidationNotice, tags: ReadonlySet<string>): 'purge' | 'stale' | 'none' => {
  if (notice.kind !== 'tags') return notice.kind === 'lost' ? 'none' : 'purge'
  if (notice.purge.some((tag) => tags.has(tag))) return 'purge'
  return notice.stale.some((tag) => tags.has(tag)) ? 'stale' : 'none'
}

/** The tags of what shows something of the site; null: a failure, or a stream. */
const tagsOf = (made: Found | Passed): ReadonlySet<string> | null => {
  if (made.kind === 'page') return made.page.tags
  return made.rendered.kind === 'answer' ? new Set(cacheTags(made.rendered.headers)) : null
}

const isOnesOwn = (outcome: Outcome): boolean =>
  outcome.kind === 'rendered' &&
  (outcome.rendered.kind === 'stream' ||
    (outcome.rendered.kind === 'answer' && isPersonal(outcome.rendered.headers)))
