import { replyLimits } from '#contract/reply-template.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

/** How often one person changes templates and letters, of whatever companies. */
export const createReplyLimits =
  ({ rateLimits }: { rateLimits: RateLimits }) =>
  /** Counts one. False: it was one too many. */
  async (uid: string): Promise<boolean> => {
    const rule = { limit: replyLimits.changedInTenMinutes, seconds: 600 }
    return (await rateLimits.hit('change replies', uid, rule)).kind === 'allowed'
  }
