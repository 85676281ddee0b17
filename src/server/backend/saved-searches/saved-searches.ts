import { and, eq } from 'drizzle-orm'
import {
  savedSearchLimits,
  type ChangeSearchInput,
  type SaveSearchAnswer,
  type SaveSearchInput,
} from '#contract/saved-search.ts'
import type { Database } from '#server/backend/database/open.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { nextDigestAt } from '#server/domain/digest-schedule.ts'
import { newId } from '#server/platform/ids.ts'
import { countNewJobPosts, searchOf } from './new-job-posts.ts'
import {
  changeSearch,
  lockOwner,
  lockSearch,
  queryOf,
  searchesOf,
  type SavedSearchRow,
} from './saved-search-rows.ts'

/** A search as its owner sees it. `newCount`: open ads newer than their last look, at most one more than are counted. */
export type OwnSearch = SavedSearchRow & { newCount: number }

type Dependencies = { database: Database; work: Work; now: () => Date }

/** The searches that people with an account keep. What is another's is answered like what is not there. */
export const createSavedSearches = ({ database, work, now }: Dependencies) => {
  const counted = async (rows: readonly SavedSearchRow[]): Promise<OwnSearch[]> => {
    const at = now()
    const counts = await countNewJobPosts(
      database,
      rows.map((row) => ({ id: row.id, search: searchOf(queryOf(row), row.uid, at), after: row.seenAt })),
    )
    return rows.map((row) => ({ ...row, newCount: counts.get(row.id) ?? 0 }))
  }

  return {
    list: async (uid: string): Promise<OwnSearch[]> =>
      counted(await searchesOf(database, { kind: 'person', uid })),

    save: (uid: string, { address, name, frequency }: SaveSearchInput): Promise<SaveSearchAnswer> =>
      work<SaveSearchAnswer>({ kind: 'person', uid }, async ({ database: within, at }) => {
        const owner = { kind: 'person', uid } as const
        await lockOwner(within, owner)
        const kept = await searchesOf(within, owner)
        if (kept.some((row) => row.address === address)) return 'exists'
        if (kept.length >= savedSearchLimits.person) return 'full'
        await within.insert(savedSearch).values({
          id: newId(),
          uid,
          name,
          address,
          frequency,
          confirmedAt: at,
          seenAt: at,
          toldUntil: at,
          dueAt: nextDigestAt(frequency, at),
          createdAt: at,
          updatedAt: at,
        })
        return 'saved'
      }),

    /** Null: it is not theirs, or is gone. */
    change: (uid: string, { id, ...change }: ChangeSearchInput): Promise<SavedSearchRow | null> =>
      work({ kind: 'person', uid }, async ({ database: within, at }) => {
        const row = await lockSearch(within, id, uid)
        return row === null ? null : changeSearch(within, row, change, at)
      }),

    /** Notes that its ads were looked at. Answers the address of the list; null: it is not theirs, or is gone. */
    open: (uid: string, id: string): Promise<string | null> =>
      work({ kind: 'person', uid }, async ({ database: within, at }) => {
        const [row] = await within
          .update(savedSearch)
          .set({ seenAt: at })
          .where(and(eq(savedSearch.id, id), eq(savedSearch.uid, uid)))
          .returning({ address: savedSearch.address })
        return row?.address ?? null
      }),

    /** False: there was none of theirs. */
    remove: (uid: string, id: string): Promise<boolean> =>
      work({ kind: 'person', uid }, async ({ database: within }) => {
        const removed = await within
          .delete(savedSearch)
          .where(and(eq(savedSearch.id, id), eq(savedSearch.uid, uid)))
          .returning({ id: savedSearch.id })
        return removed.length > 0
      }),
  }
}

export type SavedSearches = ReturnType<typeof createSavedSearches>
