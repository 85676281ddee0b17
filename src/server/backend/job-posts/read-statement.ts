import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { jobPost } from '#server/backend/database/schema/job-post.ts'
import { stampOf } from '#server/platform/stamp.ts'
import { jobPostSnapshot } from './job-post-snapshot.ts'
import { workplacesOf } from './read-revisions.ts'

export type Statement = { stated: JobPostSnapshot; stamp: string }

/** All that an ad states now, and the stamp by which it is told from an ad that states anything else. */
export const readStatement = async (
  database: Database,
  ad: typeof jobPost.$inferSelect,
): Promise<Statement> => {
  const stated = jobPostSnapshot(ad, await workplacesOf(database, ad.id))
  return { stated, stamp: stampOf(stated) }
}
