import { LRUCache } from 'lru-cache'
import { cacheTags } from '#contract/cache-tags.ts'
import type { InvalidationNotice } from '#server/ports/invalidation.ts'
import type { JobFacets } from './count-facets.ts'

/** Remembers facets that are dear to count. The page cache's tags also drop these. */
export type FacetCache = {
  /** The facets under a key, counted by `count` when they are not there; asked for together they are counted once. */
  get: (key: string, count: () => Promise<JobFacets>) => Promise<JobFacets>
  /** Forgets everything when ads may have changed. */
  invalidate: (notice: InvalidationNotice) => void
}

const secondsKept = 60
const keysKept = 200

/**
 * Kept in this process. While notices of other nodes are lost, a count is shared by those who ask during it and then
 * forgotten: a page that is rendered anew must not show an old one.
 */
export const createFacetCache = (): FacetCache => {
  const kept = new LRUCache<string, Promise<JobFacets>>({ max: keysKept, ttl: secondsKept * 1000 })
  let noticesLost = false
  const forget = (key: string, counting: Promise<JobFacets>) => {
    if (kept.peek(key) === counting) kept.delete(key)
  }
  return {
    get: (key, count) => {
      const known = kept.get(key)
      if (known !== undefined) return known
      const counting = count()
      kept.set(key, counting)
      // A failure is told to whoever waits for it, and not remembered.
      counting.then(
        () => noticesLost && forget(key, counting),
        () => forget(key, counting),
      )
      return counting
    },
    invalidate: (notice) => {
      if (notice.kind !== 'tags')
        noticesLost = notice.kind === 'lost' || (noticesLost && notice.kind !== 'resumed')
      else if (![...notice.stale, ...notice.purge].includes(cacheTags.jobPosts)) return
      kept.clear()
    },
  }
}
