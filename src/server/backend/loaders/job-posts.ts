import DataLoader from 'dataloader'
import type { JobPostSnapshot } from '#contract/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { jobPost, jobPostWorkplace } from '#server/backend/database/schema/job-post.ts'
import { readRevisions, revisionKey, type RevisionKey } from '#server/backend/job-posts/read-revisions.ts'
import { byKey, idList } from './batch.ts'
import type { CompanyRow } from './companies.ts'
import type { Reads } from './reads.ts'

export type JobPostRow = typeof jobPost.$inferSelect
export type WorkplaceRow = typeof jobPostWorkplace.$inferSelect

/** Ads that anyone may see. Their companies come with them and are handed to `companies`. */
export const jobPostLoader = (
  reads: Reads,
  now: () => Date,
  companies: DataLoader<string, CompanyRow | null>,
) =>
  byKey<string, JobPostRow, null>(async (ids) => {
    const rows = await reads.jobPosts.execute({ ids: idList(ids), now: now().toISOString() })
    for (const { company } of rows) companies.prime(company.id, company)
    return new Map(rows.map(({ jobPost }) => [jobPost.id, jobPost]))
  }, null)

/** Every workplace of an ad, in order; those at hire and those of the range together. */
export const workplacesLoader = (reads: Reads) =>
  byKey<string, WorkplaceRow[], readonly WorkplaceRow[]>(async (ids) => {
    const rows = await reads.workplaces.execute({ ids: idList(ids) })
    return Map.groupBy(rows, ({ jobPostId }) => jobPostId)
  }, [])

/** What ads said at earlier revisions; only an ad that was shown has any. Null: it never had that one. */
export const revisionLoader = (database: Database) =>
  new DataLoader<RevisionKey, Partial<JobPostSnapshot> | null, string>(
    async (keys) => {
      const found = await readRevisions(database, keys)
      return keys.map((key) => found.get(revisionKey(key)) ?? null)
    },
    { cacheKeyFn: revisionKey },
  )
