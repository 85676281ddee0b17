import { editingLimits } from '#contract/job-post-editing.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

const limits = {
  save: { limit: editingLimits.savedAMinute, seconds: 60 },
  change: { limit: editingLimits.changedInTenMinutes, seconds: 10 * 60 },
  bulk: { limit: editingLimits.bulkInTenMinutes, seconds: 10 * 60 },
} as const

/** `save`: of what is typed into an ad. `bulk`: of what is done to several ads at once, each press. `change`: whatever else is done to ads and templates, together. */
export type CountedChange = keyof typeof limits

/** How often one person writes ads, of whatever companies. */
export const createChangeLimits = ({ rateLimits }: { rateLimits: RateLimits }) => ({
  /** Counts one. False: it was one too many. */
  may: async (uid: string, change: CountedChange): Promise<boolean> =>
    (await rateLimits.hit(`${change} job post`, uid, limits[change])).kind === 'allowed',
})

export type ChangeLimits = ReturnType<typeof createChangeLimits>
