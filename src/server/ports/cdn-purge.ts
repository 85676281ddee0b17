/** Removes the pages with these tags from a CDN in front; at most `tagsMax` of them a call. */
export type CdnPurge = {
  tagsMax: number
  /** Rejects when the CDN did not take it: it is away, too slow, or refuses. */
  purge: (tags: readonly string[], signal: AbortSignal) => Promise<void>
}
