export type RateLimit = { limit: number; seconds: number }

export type RateLimitAnswer = { kind: 'allowed' } | { kind: 'limited'; retryAfterSeconds: number }

/** Limits that hold over all nodes, counted in fixed windows. */
export type RateLimits = {
  /** Counts one use of `name` by `who` and tells whether it was one too many. */
  hit: (name: string, who: string, rule: RateLimit) => Promise<RateLimitAnswer>
}
