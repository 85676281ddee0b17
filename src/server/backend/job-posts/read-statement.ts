import { createHash } from 'node:crypto'
import type { JobPostSnapshot } from '#contract/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostSnapshot } from './job-post-snapshot.ts'
import { workplacesOf } from './read-revisions.ts'

/** `stamp`: 128 bits, so that nobody finds a second ad with the stamp of one that was read. */
export type Statement = { stated: JobPostSnapshot; stamp: string }

/** All that an ad states now, and the stamp by which it is told from an ad that states anything else. */
export const readStatement = async (
  database: Database,
  ad: typeof jobPost.$inferSelect,
): Promise<Statement> => {
  const stated = jobPostSnapshot(ad, await workplacesOf(database, ad.id))
  return { stated, stamp: createHash('sha256').update(JSON.stringify(stated)).digest('hex').slice(0, 32) }
}
