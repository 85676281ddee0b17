import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import type { SaveBookmarkAnswer } from '#contract/bookmark.ts'
import { lockPerson } from '#server/backend/accounts/lock-person.ts'
import type { Database } from '#server/backend/database/open.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { publicRevisions } from './public-revisions.ts'

export type Bookmarks = ReturnType<typeof createBookmarks>

export type BookmarkRow = typeof bookmark.$inferSelect

/** A place in the list, newest first. */
export type BookmarkPlace = { createdAt: string; jobPostId: string }
export type BookmarkHits = {
  uid: string
  rows: (BookmarkRow & { place: BookmarkPlace })[]
  hasNextPage: boolean
}

/** How many were newly saved, how many are of ads that nobody may see, and how many found no room. */
export type MergeAnswer = { saved: number; gone: number; full: number }

const countOf = async (database: Database, uid: string): Promise<number> => {
  const [row] = await database.select({ count: count() }).from(bookmark).where(eq(bookmark.uid, uid))
  return row?.count ?? 0
}

const ofPerson = (uid: string, jobPostId: string) =>
  and(eq(bookmark.uid, uid), eq(bookmark.jobPostId, jobPostId))

/** Instants of cursors, with the microseconds that a Date loses. */
const placeTime = sql<string>`(${bookmark.createdAt} at time zone 'UTC')::text`

/** The ads that students keep. Nobody but they themselves learns of them. */
export const createBookmarks = (database: Database, { work }: { work: Work }) => ({
  /** `first` of a person's bookmarks behind a place, newest first. */
  own: async (uid: string, first: number, after: BookmarkPlace | null): Promise<BookmarkHits> => {
    const behind =
      after === null
        ? undefined
        : sql`(${bookmark.createdAt}, ${bookmark.jobPostId}) < (${after.createdAt}::timestamp at time zone 'UTC', ${after.jobPostId}::uuid)`
    const rows = await database
      .select({ row: bookmark, time: placeTime })
      .from(bookmark)
      .where(and(eq(bookmark.uid, uid), behind))
      .orderBy(desc(bookmark.createdAt), desc(bookmark.jobPostId))
      .limit(first + 1)
    return {
      uid,
      rows: rows
        .slice(0, first)
        .map(({ row, time }) => ({ ...row, place: { createdAt: time, jobPostId: row.jobPostId } })),
      hasNextPage: rows.length > first,
    }
  },

  count: (uid: string): Promise<number> => countOf(database, uid),

  /** Which of these ads the person keeps. */
  states: async (uid: string, ids: readonly string[]): Promise<string[]> => {
    const rows = await database
      .select({ id: bookmark.jobPostId })
      .from(bookmark)
      .where(and(eq(bookmark.uid, uid), inArray(bookmark.jobPostId, [...ids])))
    return rows.map(({ id }) => id)
  },

  /** Keeps an ad; `note` null leaves the note that is there. One that is kept already stays what it is, note aside. */
  save: (uid: string, jobPostId: string, note: string | null): Promise<SaveBookmarkAnswer> =>
    work({ kind: 'person', uid }, async (unit) => {
      await lockPerson(unit.database, uid)
      const known = await unit.database
        .update(bookmark)
        .set(note === null ? { updatedAt: bookmark.updatedAt } : { note, updatedAt: unit.at })
        .where(ofPerson(uid, jobPostId))
        .returning({ id: bookmark.jobPostId })
      if (known.length > 0) return 'saved'
      const revision = (await publicRevisions(unit, [jobPostId])).get(jobPostId)
      if (revision === undefined) return 'no_such_ad'
      if ((await countOf(unit.database, uid)) >= bookmarkLimits.own) return 'full'
      await unit.database
        .insert(bookmark)
        .values({ uid, jobPostId, note: note ?? '', revision, createdAt: unit.at, updatedAt: unit.at })
      return 'saved'
    }),

  /** True when it was there. */
  remove: (uid: string, jobPostId: string): Promise<boolean> =>
    work({ kind: 'person', uid }, async (unit) => {
      const gone = await unit.database
        .delete(bookmark)
        .where(ofPerson(uid, jobPostId))
        .returning({ id: bookmark.jobPostId })
      return gone.length > 0
    }),

  /** Adds what was saved on a device, the newest first, to what is there; done twice it changes nothing more. */
  merge: (uid: string, ids: readonly string[]): Promise<MergeAnswer> =>
    work({ kind: 'person', uid }, async (unit) => {
      await lockPerson(unit.database, uid)
      const known = await unit.database
        .select({ id: bookmark.jobPostId })
        .from(bookmark)
        .where(and(eq(bookmark.uid, uid), inArray(bookmark.jobPostId, [...ids])))
      const there = new Set(known.map(({ id }) => id))
      const fresh = [...new Set(ids)].filter((id) => !there.has(id))
      const revisions = await publicRevisions(unit, fresh)
      const room = bookmarkLimits.own - (await countOf(unit.database, uid))
      const wanted = fresh.flatMap((id) => {
        const revision = revisions.get(id)
        return revision === undefined ? [] : [{ id, revision }]
      })
      const rows = wanted.slice(0, Math.max(0, room)).map(({ id, revision }, index) => ({
        uid,
        jobPostId: id,
        revision,
        // The order of the device.
        createdAt: new Date(unit.at.getTime() - index),
        updatedAt: unit.at,
      }))
      if (rows.length > 0) await unit.database.insert(bookmark).values(rows)
      return {
        saved: rows.length,
        gone: fresh.length - wanted.length,
        full: wanted.length - rows.length,
      }
    }),
})
