import { asc, eq, lt, sql } from 'drizzle-orm'
import { editingLimits } from '#contract/job-post-editing.ts'
import { jobPostEdit } from '#server/backend/database/schema/job-post-edit.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'

const removedAtOnce = 500
const day = 86_400_000

/** What a person has typed into ads and not saved, for the copy of what is kept of them. */
export const exportEdits = (database: Database, uid: string) =>
  database
    .select({ jobPostId: jobPostEdit.jobPostId, typed: jobPostEdit.typed, keptAt: jobPostEdit.updatedAt })
    .from(jobPostEdit)
    .where(eq(jobPostEdit.uid, uid))
    .orderBy(asc(jobPostEdit.jobPostId))

/** Working copies that nobody touched for as long as they are kept. */
export const createOldCopies = ({ work }: { work: Work }) => ({
  /** Removes a portion of them; answers how many. */
  removeOld: (): Promise<number> =>
    work({ kind: 'task', name: 'old-job-post-edits' }, async ({ database, at }) => {
      const old = lt(jobPostEdit.updatedAt, new Date(at.getTime() - editingLimits.copyDays * day))
      const portion = database
        .select({ jobPostId: jobPostEdit.jobPostId, uid: jobPostEdit.uid })
        .from(jobPostEdit)
        .where(old)
        .orderBy(asc(jobPostEdit.updatedAt))
        .limit(removedAtOnce)
      const removed = await database
        .delete(jobPostEdit)
        .where(sql`(${jobPostEdit.jobPostId}, ${jobPostEdit.uid}) in ${portion}`)
        .returning({ uid: jobPostEdit.uid })
      return removed.length
    }),
})
