import { desc, eq } from 'drizzle-orm'
import { editingLimits } from '#contract/job-post-editing.ts'
import type { Database } from '#server/backend/database/open.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { jobPostSnapshot } from '#server/backend/job-posts/job-post-snapshot.ts'
import type { JobPostOf } from '#server/backend/job-posts/own-job-post-moves.ts'
import { jobPostChanges, type JobPostChange } from '#server/domain/job-post-changes.ts'
import { readSaved } from './edit-rows.ts'

/** A revision that was replaced: when, and what its successor says otherwise. */
export type EarlierRevision = { number: number; replacedAt: Date; changes: readonly JobPostChange[] }

/** The revisions of an ad that others took the place of, the last first. Null: the company has no such ad. */
export const createEarlierRevisions =
  (database: Database) =>
  async (of: JobPostOf): Promise<EarlierRevision[] | null> => {
    const saved = await readSaved(database, of, 'read')
    if (saved === null) return null
    const rows = await database
      .select()
      .from(jobPostRevision)
      .where(eq(jobPostRevision.jobPostId, of.id))
      .orderBy(desc(jobPostRevision.number))
      .limit(editingLimits.revisions)
    let after = jobPostSnapshot(saved.row, saved.places)
    return rows.map(({ number, snapshot, createdAt }) => {
      const changes = jobPostChanges(snapshot, after)
      after = { ...after, ...snapshot }
      return { number, replacedAt: createdAt, changes }
    })
  }

export type EarlierRevisions = ReturnType<typeof createEarlierRevisions>
