import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bookmarkLimits } from '#contract/bookmark-limits.ts'
import { account } from './account.ts'
import { createdAt, instant, updatedAt } from './columns.ts'
import { jobPost } from './job-post.ts'

/** An ad that a student keeps, with a note that only they see; at most `bookmarkLimits.own` a person. */
export const bookmark = pgTable(
  'bookmark',
  {
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    note: text('note').notNull().default(''),
    /** The ad's when it was bookmarked. */
    revision: integer('revision').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.jobPostId] }),
    index('bookmark_own').on(table.uid, table.createdAt.desc(), table.jobPostId.desc()),
    // For the numbers of an ad by day, and its deletion.
    index('bookmark_job_post').on(table.jobPostId, table.createdAt),
    check('bookmark_note', sql`length(${table.note}) <= ${sql.raw(String(bookmarkLimits.note))}`),
    check('bookmark_revision', sql`${table.revision} >= 1`),
  ],
)

/** An ad that a student looked at, for those who want it kept; at most `bookmarkLimits.seen` a person, the newest. */
export const seenJobPost = pgTable(
  'seen_job_post',
  {
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.jobPostId] }),
    index('seen_job_post_own').on(table.uid, table.seenAt.desc(), table.jobPostId.desc()),
    index('seen_job_post_job_post').on(table.jobPostId),
  ],
)
