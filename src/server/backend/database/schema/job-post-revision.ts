import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import type { JobPostDiff } from '#contract/job-post.ts'
import { createdAt, id } from './columns.ts'
import { jobPost } from './job-post.ts'

/**
 * What an ad said before it was changed, so that an applicant sees what changed after applying: row n is the ad as it stood
 * at revision n, written when revision n + 1 takes its place. The revision that stands is the ad itself.
 */
export const jobPostRevision = pgTable(
  'job_post_revision',
  {
    id: id(),
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** What came to ads later is missing in older ones. */
    snapshot: jsonb('snapshot').$type<Partial<JobPostSnapshot>>().notNull(),
    /** What revision n + 1 changed. */
    diff: jsonb('diff').$type<JobPostDiff>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('job_post_revision_number').on(table.jobPostId, table.number),
    check('job_post_revision_positive', sql`${table.number} >= 1`),
    check(
      'job_post_revision_shapes',
      sql`jsonb_typeof(${table.snapshot}) = 'object' and jsonb_typeof(${table.diff}) = 'array'`,
    ),
  ],
)
