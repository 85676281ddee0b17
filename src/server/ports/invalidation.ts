/** Tags of what a write changed. stale: kept pages may be served for two seconds more; purge: never again. */
export type Invalidation = { stale: readonly string[]; purge: readonly string[] }

export type InvalidationNotice = ({ kind: 'tags' } & Invalidation) | { kind: 'all' } | { kind: 'lost' }

export type CacheInvalidation = {
  tell: (notice: InvalidationNotice) => void
  subscribe: (listener: (notice: InvalidationNotice) => void) => () => void
}
