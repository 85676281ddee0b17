import { and, asc, eq, or } from 'drizzle-orm'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import type { Database } from '#server/backend/database/open.ts'
import { jobPostRevision } from '#server/backend/database/schema/job-post-revision.ts'
import { type jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { jobPostChanges, type JobPostChange } from '#server/domain/job-post-changes.ts'
import { jobPostSnapshot } from './job-post-snapshot.ts'

export type RevisionKey = { jobPostId: string; number: number }

export const revisionKey = ({ jobPostId, number }: RevisionKey): string => `${jobPostId} ${number}`

/** What ads stated at earlier revisions, by `revisionKey`; one that was never kept is missing. */
export const readRevisions = async (
  database: Database,
  keys: readonly RevisionKey[],
): Promise<ReadonlyMap<string, Partial<JobPostSnapshot>>> => {
  if (keys.length === 0) return new Map()
  const rows = await database
    .select({
      jobPostId: jobPostRevision.jobPostId,
      number: jobPostRevision.number,
      snapshot: jobPostRevision.snapshot,
    })
    .from(jobPostRevision)
    .where(
      or(
        ...keys.map(({ jobPostId, number }) =>
          and(eq(jobPostRevision.jobPostId, jobPostId), eq(jobPostRevision.number, number)),
        ),
      ),
    )
  return new Map(rows.map((row) => [revisionKey(row), row.snapshot]))
}

/** Every workplace of an ad, in the order its page has them. */
export const workplacesOf = (database: Database, jobPostId: string) =>
  database
    .select()
    .from(jobPostWorkplace)
    .where(eq(jobPostWorkplace.jobPostId, jobPostId))
    .orderBy(asc(jobPostWorkplace.scope), asc(jobPostWorkplace.position))

/**
 * What an ad states otherwise than at an earlier revision, for a unit that holds its row, whoever may see it. Empty:
 * nothing. Null: it never had that revision.
 */
export const readChanges = async (
  database: Database,
  ad: typeof jobPost.$inferSelect,
  revision: number,
): Promise<JobPostChange[] | null> => {
  if (revision === ad.revision) return []
  const key = { jobPostId: ad.id, number: revision }
  const before = (await readRevisions(database, [key])).get(revisionKey(key))
  if (before === undefined) return null
  return jobPostChanges(before, jobPostSnapshot(ad, await workplacesOf(database, ad.id)))
}
