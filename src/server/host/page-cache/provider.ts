import type { CacheProviderFactory } from 'astro'
import { reachInvalidation } from './invalidation-global.ts'

/** Seconds an old answer may stand in while rendering fails; longer than most outages of a database. */
const staleIfErrorSeconds = 3600

/**
 * What `Astro.cache.set({maxAge, swr, tags})` becomes: headers that the host's cache and a CDN in front obey alike.
 * Bundled by Astro, so it exists apart from the host's modules and reaches them through one global.
 */
const createProvider: CacheProviderFactory = () => ({
  name: 'headers',
  setHeaders: ({ maxAge = 0, swr = 0, tags = [] }) => {
    const headers = new Headers()
    headers.set(
      'CDN-Cache-Control',
      `max-age=${maxAge}, stale-while-revalidate=${swr}, stale-if-error=${staleIfErrorSeconds}`,
    )
    if (tags.length > 0) headers.set('Cache-Tag', tags.join(','))
    return headers
  },
  invalidate: async ({ tags = [] }) => {
    await reachInvalidation()?.invalidate(typeof tags === 'string' ? [tags] : tags)
  },
})

// Astro asks for a default export.
export default createProvider
