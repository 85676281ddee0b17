import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { jobPost } from './job-post.ts'

/**
 * An ad that was sent to the operator: it waits, or was returned with a reason and lies with its company again. What
 * was decided otherwise has no row; the audit log keeps it.
 */
export const jobPostReview = pgTable(
  'job_post_review',
  {
    jobPostId: uuid('job_post_id')
      .primaryKey()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    submittedAt: instant('submitted_at').notNull(),
    /** Until when the operator aims to have looked at it. */
    dueAt: instant('due_at').notNull(),
    /** Null: it waits. */
    returnedAt: instant('returned_at'),
    /** What has to change, in the operator's words. */
    reason: text('reason'),
    /** What the company says against what keeps the ad from being published; null: nothing does. */
    dispute: text('dispute'),
    /** Signs of crime were found in it: it is read before everything else. */
    urgent: boolean('urgent').notNull().default(false),
  },
  (table) => [
    // What waits, for the operator.
    index('job_post_review_waiting')
      .on(table.submittedAt)
      .where(sql`${table.returnedAt} is null`),
    check('job_post_review_due', sql`${table.dueAt} > ${table.submittedAt}`),
    check('job_post_review_returned', sql`num_nulls(${table.returnedAt}, ${table.reason}) in (0, 2)`),
    check('job_post_review_dispute', sql`length(${table.dispute}) between 1 and 1000`),
    check('job_post_review_reason', sql`length(${table.reason}) between 1 and 2000`),
  ],
)
