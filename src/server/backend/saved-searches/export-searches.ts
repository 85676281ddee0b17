import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'

/** The searches of a person, for the copy of everything kept about them. */
export const exportSearches = (database: Database, uid: string) =>
  database
    .select({
      name: savedSearch.name,
      address: savedSearch.address,
      frequency: savedSearch.frequency,
      savedAt: savedSearch.createdAt,
      changedAt: savedSearch.updatedAt,
      seenAt: savedSearch.seenAt,
      toldUntil: savedSearch.toldUntil,
    })
    .from(savedSearch)
    .where(eq(savedSearch.uid, uid))
    .orderBy(asc(savedSearch.id))
