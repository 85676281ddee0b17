import type { Count } from './limit-counts.ts'

export type RateLimit = { limit: number; seconds: number }

/** `left`: uses of the window that are left, where one window alone was counted. */
export type RateLimitAnswer =
  { kind: 'allowed'; left?: number; resetSeconds?: number } | { kind: 'limited'; retryAfterSeconds: number }

/** Limits that hold over all nodes, counted in fixed windows. */
export type RateLimits = {
  /** Counts one use of `name` by `who` and tells whether it was one too many. */
  hit: (name: string, who: string, rule: RateLimit) => Promise<RateLimitAnswer>
}

/** The same with what the operator sees of a person, and does for them. */
export type OpenRateLimits = RateLimits & {
  /** What counts now for these names of one person, by the names of limits; what counts them together with a network is not found. */
  countsOf: (who: readonly string[]) => Promise<readonly Count[]>
  /** Counts these from the beginning. */
  clear: (who: readonly string[]) => Promise<void>
}
