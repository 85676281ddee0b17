import type { CacheInvalidation } from '#server/ports/invalidation.ts'

type Listener = Parameters<CacheInvalidation['subscribe']>[0]

/** Within one process; notices of other nodes come in through `tell`, by whoever listens to them. */
export const createCacheInvalidation = (): CacheInvalidation => {
  const listeners = new Set<Listener>()
  return {
    tell: (notice) => {
      for (const listener of listeners) listener(notice)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
