import type { RateLimits } from '#server/ports/rate-limits.ts'

/** Limits for tests of something else. */
export const unlimited: RateLimits = { hit: async () => ({ kind: 'allowed' }) }
