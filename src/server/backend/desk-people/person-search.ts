import { deskPeopleLimits } from '#contract/desk-people.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

type Dependencies = { work: Work; rateLimits: RateLimits }

/** What somebody is looked for by. */
export type SearchedBy = 'address' | 'id' | 'receipt'

/**
 * An admin looks for people one at a time, wherever the desk finds one: each look is in the audit log with what it found,
 * and there are not many in an hour. `find` answers the subject of the line; null: nobody.
 */
export const createPersonSearch =
  ({ work, rateLimits }: Dependencies) =>
  async (
    admin: string,
    by: SearchedBy,
    find: () => Promise<string | null>,
  ): Promise<'searched' | 'limited'> => {
    const rule = { limit: deskPeopleLimits.searches, seconds: 60 * 60 }
    if ((await rateLimits.hit('desk people searches', admin, rule)).kind === 'limited') return 'limited'
    const subject = (await find()) ?? 'account:none'
    await work({ kind: 'person', uid: admin }, async ({ audit }) =>
      audit({ action: 'person.searched', subject, detail: { by } }),
    )
    return 'searched'
  }
