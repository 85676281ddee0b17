export type RateLimit = { limit: number; seconds: number }

/** `left`: uses of the window that are left, where one window alone was counted. */
export type RateLimitAnswer =
  { kind: 'allowed'; left?: number; resetSeconds?: number } | { kind: 'limited'; retryAfterSeconds: number }

/** Limits that hold over all nodes, counted in fixed windows. */
export type RateLimits = {
  /** Counts one use of `name` by `who` and tells whether it was one too many. */
  hit: (name: string, who: string, rule: RateLimit) => Promise<RateLimitAnswer>
}
