import { and, asc, eq, sql } from 'drizzle-orm'
import { readListAddress, type SearchFrequency } from '#contract/saved-search.ts'
import { emptyJobPostQuery } from '#contract/job-post-query-string.ts'
import type { JobPostQuery } from '#contract/job-post-query.ts'
import type { Database } from '#server/backend/database/open.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import { nextDigestAt } from '#server/domain/digest-schedule.ts'

export type SavedSearchRow = typeof savedSearch.$inferSelect

/** Who keeps searches: an account, or an address without one. */
export type SearchOwner = { kind: 'person'; uid: string } | { kind: 'address'; email: string }

const keptBy = (owner: SearchOwner) =>
  owner.kind === 'person' ? eq(savedSearch.uid, owner.uid) : eq(savedSearch.email, owner.email)

/** The conditions of a row. One that a later version reads no more asks for nothing rather than breaking a page. */
export const queryOf = ({ address }: Pick<SavedSearchRow, 'address'>): JobPostQuery =>
  readListAddress(address) ?? emptyJobPostQuery

/** The searches of an owner, first those kept first. Bounded by what an owner may keep. */
export const searchesOf = (database: Database, owner: SearchOwner): Promise<SavedSearchRow[]> =>
  database.select().from(savedSearch).where(keptBy(owner)).orderBy(asc(savedSearch.id))

/** Holds other writes of the same owner until the commit, so that of two at the same time one is the last. */
export const lockOwner = async (database: Database, owner: SearchOwner): Promise<void> => {
  const name = owner.kind === 'person' ? `person ${owner.uid}` : `address ${owner.email}`
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved_search ${name}`}, 0))`)
}

/** The search of this id under a lock; where `uid` is given only that person's. */
export const lockSearch = async (
  database: Database,
  id: string,
  uid?: string,
): Promise<SavedSearchRow | null> => {
  const [row] = await database
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.id, id), uid === undefined ? undefined : eq(savedSearch.uid, uid)))
    .for('update')
  return row ?? null
}

type Change = { name: string; frequency: SearchFrequency }

/** Gives a search another name or frequency. What was published while no mails were wanted is not told later. */
export const changeSearch = async (
  database: Database,
  row: SavedSearchRow,
  { name, frequency }: Change,
  at: Date,
): Promise<SavedSearchRow> => {
  const begins = row.frequency === 'none' && frequency !== 'none'
  const same = row.frequency === frequency
  const dueAt = row.confirmedAt === null ? null : nextDigestAt(frequency, at)
  const changed = {
    name,
    frequency,
    updatedAt: at,
    // A new name doesn't put the next mail off.
    ...(same ? {} : { dueAt }),
    ...(begins ? { toldUntil: at } : {}),
  }
  await database.update(savedSearch).set(changed).where(eq(savedSearch.id, row.id))
  return { ...row, ...changed }
}
