import type { CacheProviderFactory } from 'astro'

/** Seconds an old answer may stand in while rendering fails; longer than most outages of a database. */
const staleIfErrorSeconds = 3600

/**
 * What `Astro.cache.set({maxAge, swr, tags})` becomes: headers that the host's cache and a CDN in front obey alike.
 * Bundled by Astro, so it exists apart from the host's modules.
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
  // Astro demands it. Pages only read; a write tells its tags in the backend, where its transaction is.
  invalidate: () => Promise.reject(new Error('A page cannot invalidate: what writes tells its tags itself')),
})

// Astro asks for a default export.
export default createProvider
