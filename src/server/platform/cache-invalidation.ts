/**
 * Tells every page cache that what carries one of these tags has changed. A writer awaits `invalidate` after its
 * transaction committed; when it resolves, this node serves nothing older. Other nodes follow through an adapter
 * that also carries the tags between processes.
 */
export type CacheInvalidation = {
  invalidate: (tags: readonly string[]) => Promise<void>
  /** Answers the function that ends the subscription. */
  subscribe: (listener: (tags: readonly string[]) => void) => () => void
}

/** Within one process. */
export const createLocalInvalidation = (): CacheInvalidation => {
  const listeners = new Set<(tags: readonly string[]) => void>()
  return {
    invalidate: async (tags) => {
      for (const listener of listeners) listener(tags)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
