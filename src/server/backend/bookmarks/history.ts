import { and, desc, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import { seenJobPost } from '#server/backend/database/schema/bookmark.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { notHidden } from '#server/backend/search/hidden-tests.ts'
import { publicRevisions } from './public-revisions.ts'

export type History = ReturnType<typeof createHistory>

export type SeenRow = typeof seenJobPost.$inferSelect
export type OwnHistory = { uid: string; kept: boolean; rows: SeenRow[] }

/** Erases one ad of a person's history, or with null all of it; inside whichever unit of work it is called. */
export const forgetSeen = async (
  database: Database,
  uid: string,
  jobPostId: string | null,
): Promise<boolean> => {
  const gone = await database
    .delete(seenJobPost)
    .where(
      and(eq(seenJobPost.uid, uid), jobPostId === null ? undefined : eq(seenJobPost.jobPostId, jobPostId)),
    )
    .returning({ id: seenJobPost.jobPostId })
  return gone.length > 0
}

/** True of what the person does not hide; it comes back once they show it again. */
const shownTo = (uid: string): SQL =>
  and(
    ...notHidden(uid, { jobPost: sql`${seenJobPost.jobPostId}`, company: null }),
    sql`not exists (select from job_post ad join hidden_company hidden on hidden.company_id = ad.company_id
      where ad.id = ${seenJobPost.jobPostId} and hidden.uid = ${uid})`,
  ) ?? sql`true`

const newest = (database: Database, uid: string, first: number, which?: SQL) =>
  database
    .select()
    .from(seenJobPost)
    .where(and(eq(seenJobPost.uid, uid), which))
    .orderBy(desc(seenJobPost.seenAt), desc(seenJobPost.jobPostId))
    .limit(first)

/** The ads that students looked at, of those alone who asked for it (`student_user.keeps_history`). */
export const createHistory = (database: Database, { work }: { work: Work }) => ({
  /** Whether anything is kept, and the newest of it. */
  own: async (uid: string, first: number): Promise<OwnHistory> => {
    const [profile] = await database
      .select({ kept: studentUser.keepsHistory })
      .from(studentUser)
      .where(eq(studentUser.uid, uid))
    const kept = profile?.kept === true
    return { uid, kept, rows: kept ? await newest(database, uid, first, shownTo(uid)) : [] }
  },

  /** Adds an ad that anyone may see, or brings it to the front. False: the person does not want it, or it isn't there. */
  add: (uid: string, jobPostId: string): Promise<boolean> =>
    work({ kind: 'person', uid }, async (unit) => {
      // Held against the switch, and against another ad that is added at the same time.
      const [profile] = await unit.database
        .select({ kept: studentUser.keepsHistory })
        .from(studentUser)
        .where(eq(studentUser.uid, uid))
        .for('no key update')
      if (profile?.kept !== true) return false
      if (!(await publicRevisions(unit, [jobPostId])).has(jobPostId)) return false
      await unit.database
        .insert(seenJobPost)
        .values({ uid, jobPostId, seenAt: unit.at })
        .onConflictDoUpdate({
          target: [seenJobPost.uid, seenJobPost.jobPostId],
          set: { seenAt: unit.at },
        })
      const kept = (await newest(unit.database, uid, bookmarkLimits.seen)).map((row) => row.jobPostId)
      await unit.database
        .delete(seenJobPost)
        .where(and(eq(seenJobPost.uid, uid), notInArray(seenJobPost.jobPostId, kept)))
      return true
    }),

  /** Erases one ad of the history, or all of it. True when there was something. */
  forget: (uid: string, jobPostId: string | null = null): Promise<boolean> =>
    work({ kind: 'person', uid }, (unit) => forgetSeen(unit.database, uid, jobPostId)),
})
