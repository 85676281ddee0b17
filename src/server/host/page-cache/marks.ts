import type { InvalidationNotice } from '#server/ports/invalidation.ts'

/**
 * What was written while a page is being rendered. Which of it touches the page is known at the end only, when the
 * page has told its tags.
 */
export type Marks = {
  /** `at`: milliseconds of the cache's clock. */
  add: (notice: InvalidationNotice, at: number) => void
  /** True when what carries these tags may show something that was purged. */
  purge: (tags: readonly string[]) => boolean
  /** When the first write came that may be missing in what carries these tags; Infinity: none did. */
  outdatedAt: (tags: readonly string[]) => number
}

export const createMarks = (): Marks => {
  const stale = new Map<string, number>()
  const purged = new Set<string>()
  let everything = false
  return {
    add: (notice, at) => {
      if (notice.kind === 'all' || notice.kind === 'resumed') everything = true
      if (notice.kind !== 'tags') return
      for (const tag of notice.stale) if (!stale.has(tag)) stale.set(tag, at)
      for (const tag of notice.purge) purged.add(tag)
    },
    purge: (tags) => everything || tags.some((tag) => purged.has(tag)),
    outdatedAt: (tags) => Math.min(...tags.map((tag) => stale.get(tag) ?? Infinity)),
  }
}
