import { deskPeopleLimits } from '#contract/desk-people.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'

type Dependencies = { work: Work; rateLimits: RateLimits }

/** What somebody is looked for by. */
export type SearchedBy = 'address' | 'id' | 'receipt'

/** `found`: the id that was looked for; null: nobody. */
export type Searched = { kind: 'searched'; found: string | null } | { kind: 'limited' }

/**
 * An admin looks for people one at a time, wherever the desk finds one: each look is in the audit log with what it found,
 * and there are not many in an hour.
 */
export const createPersonSearch =
  ({ work, rateLimits }: Dependencies) =>
  async (admin: string, by: SearchedBy, find: () => Promise<string | null>): Promise<Searched> => {
    const rule = { limit: deskPeopleLimits.searches, seconds: 60 * 60 }
    if ((await rateLimits.hit('desk people searches', admin, rule)).kind === 'limited')
      return { kind: 'limited' }
    const found = await find()
    const subject = `${by === 'receipt' && found !== null ? 'application' : 'account'}:${found ?? 'none'}`
    await work({ kind: 'person', uid: admin }, async ({ audit }) =>
      audit({ action: 'person.searched', subject, detail: { by } }),
    )
    return { kind: 'searched', found }
  }
