import type { CacheInvalidation } from '#server/platform/cache-invalidation.ts'

const key = Symbol.for('michishirube.cache-invalidation')
type Holder = { [key]?: CacheInvalidation }

/** Lets the cache provider inside Astro's bundle reach the invalidation of this process's composition. */
export const publishInvalidation = (invalidation: CacheInvalidation): void => {
  const holder: typeof globalThis & Holder = globalThis
  holder[key] = invalidation
}

/** Null where no host runs (astro dev has no page cache to tell). */
export const reachInvalidation = (): CacheInvalidation | null => {
  const holder: typeof globalThis & Holder = globalThis
  return holder[key] ?? null
}
