import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { jobPost } from './job-post.ts'

/**
 * Views of an ad on a day in Japan, by where they came from; nodes add to the same row. Nothing tells who looked. Rows go
 * after `numberLimits.keptDays` days, and with the ad.
 */
export const jobPostView = pgTable(
  'job_post_view',
  {
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** A name of a host, or one of `viewSources`. */
    source: text('source').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobPostId, table.day, table.source] }),
    // For those that are old.
    index('job_post_view_day').on(table.day),
    check('job_post_view_views', sql`${table.views} > 0`),
    check(
      'job_post_view_source',
      sql`${table.source} in ('(site)', '(none)', '(other)') or (length(${table.source}) <= 100 and ${table.source} ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$')`,
    ),
  ],
)
