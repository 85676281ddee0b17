import { eq } from 'drizzle-orm'
import { deskPeopleLimits } from '#contract/desk-people.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createFactorRemovalRows } from '#server/backend/security/factor-removal-rows.ts'
import type { People } from '#server/ports/people.ts'
import type { OpenRateLimits } from '#server/ports/rate-limits.ts'
import { createPersonSearch } from './person-search.ts'
import { readPersonState, removalStateOf, type PersonState, type RemovalState } from './person-state.ts'

/** `limited`: this admin asked for too many people. */
export type FindAnswer = { kind: 'found'; uid: string } | { kind: 'none' } | { kind: 'limited' }
export type ReadAnswer = { kind: 'found'; person: PersonState } | { kind: 'none' } | { kind: 'limited' }

export type WaitingRemoval = RemovalState & { id: string; uid: string }

type Dependencies = {
  database: Database
  work: Work
  people: Pick<People, 'find' | 'findByEmail'>
  rateLimits: OpenRateLimits
  now: () => Date
}

export const createFindPeople = (dependencies: Dependencies) => {
  const { database, work, people, rateLimits } = dependencies
  const search = createPersonSearch(dependencies)

  /** Whose an address is says the provider; without it, our copy where it is one account's alone. */
  const uidOf = async (who: string): Promise<string | null> => {
    if (who.includes('@')) {
      const known = await people.findByEmail(who)
      const [found] = await database
        .select({ uid: account.uid })
        .from(account)
        .where(known === null ? eq(account.email, who.toLowerCase()) : eq(account.uid, known.uid))
        .limit(1)
      return found?.uid ?? null
    }
    const [found] = await database.select({ uid: account.uid }).from(account).where(eq(account.uid, who))
    return found?.uid ?? null
  }

  return {
    /** By the whole address or the id; never by a part. */
    find: async (admin: string, who: string): Promise<FindAnswer> => {
      const searched = await search(admin, who.includes('@') ? 'address' : 'id', () => uidOf(who))
      if (searched.kind === 'limited') return searched
      return searched.found === null ? { kind: 'none' } : { kind: 'found', uid: searched.found }
    },

    read: async (admin: string, uid: string): Promise<ReadAnswer> => {
      const rule = { limit: deskPeopleLimits.reads, seconds: 60 * 60 }
      if ((await rateLimits.hit('desk people reads', admin, rule)).kind === 'limited')
        return { kind: 'limited' }
      const person = await readPersonState(dependencies, { uid, admin })
      if (person === null) return { kind: 'none' }
      await work({ kind: 'person', uid: admin }, async ({ audit }) =>
        audit({ action: 'person.read', subject: `account:${uid}` }),
      )
      return { kind: 'found', person }
    },

    /** Cases, with no more of the people than their ids. */
    waiting: async (admin: string): Promise<readonly WaitingRemoval[]> => {
      const rows = await createFactorRemovalRows(database).allOpen(deskPeopleLimits.removals)
      return rows.map((row) => ({ id: row.id, uid: row.uid, ...removalStateOf(row, admin) }))
    },
  }
}
