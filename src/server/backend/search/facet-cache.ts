import { LRUCache } from 'lru-cache'
import { cacheTags } from '#contract/cache-tags.ts'
import type { JobFacets } from './count-facets.ts'

/** Remembers facets that are dear to count. The page cache's tags also drop these. */
export type FacetCache = {
  /** The facets under a key, counted by `count` when they are not there; asked for together they are counted once. */
  get: (key: string, count: () => Promise<JobFacets>) => Promise<JobFacets>
  /** Drops everything when one of the tags is about job posts. */
  invalidate: (tags: readonly string[]) => void
}

const secondsKept = 60
const keysKept = 200

/** Kept in this process; a write elsewhere is seen after a minute at the latest. */
export const createFacetCache = (): FacetCache => {
  const kept = new LRUCache<string, Promise<JobFacets>>({ max: keysKept, ttl: secondsKept * 1000 })
  return {
    get: (key, count) => {
      const known = kept.get(key)
      if (known !== undefined) return known
      const counting = count()
      kept.set(key, counting)
      // A failure is told to whoever waits for it, and not remembered.
      counting.catch(() => kept.get(key) === counting && kept.delete(key))
      return counting
    },
    invalidate: (tags) => {
      if (tags.includes(cacheTags.jobPosts)) kept.clear()
    },
  }
}
