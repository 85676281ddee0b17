/** Tags (`contract/cache-tags.ts`) of what a write changed. */
export type Invalidation = {
  /** Kept pages may be served for at most two seconds after the write, while one rendering runs. */
  stale: readonly string[]
  /** Never served again: take-downs, suspensions, privacy. Other nodes follow within two seconds. */
  purge: readonly string[]
}

/** What those who keep something of the database in memory are told. */
export type InvalidationNotice =
  | ({ kind: 'tags' } & Invalidation)
  /** Anything may have changed, or had to go: nothing kept is served again. */
  | { kind: 'all' }
  /** Notices of other nodes may be missing from now until the next `resumed`: what is kept cannot be believed. */
  | { kind: 'lost' }
  /**
   * Notices arrive (again); what was written in between is unknown. What was kept until now is served only where making it anew
   * fails, and nothing that this node purged is.
   */
  | { kind: 'resumed' }

/** Carries the notices of writes, of this process and of others, to everything in this process that keeps something. */
export type CacheInvalidation = {
  /** After the commit. When it returns, this node serves nothing that was purged. */
  tell: (notice: InvalidationNotice) => void
  /** Listeners are called in the order they came, and must not throw. Answers the function that ends the subscription. */
  subscribe: (listener: (notice: InvalidationNotice) => void) => () => void
}
