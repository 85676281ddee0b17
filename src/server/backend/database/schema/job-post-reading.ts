import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { readingDecisions } from '#contract/desk-ads.ts'
import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import { company } from './company.ts'
import { id, instant } from './columns.ts'
import { jobPost } from './job-post.ts'

export const readingDecision = pgEnum('reading_decision', readingDecisions)

/**
 * An ad as the operator read it and what was decided: what changed since is seen when it is sent once more, and what a
 * company was told before. Who read it is in the audit log.
 */
export const jobPostReading = pgTable(
  'job_post_reading',
  {
    id: id(),
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    decision: readingDecision('decision').notNull(),
    /** As the company was told it; of what was published, a note that stays with the operator. May be empty. */
    reason: text('reason').notNull(),
    /** What the check found in it. */
    codes: text('codes').array().notNull(),
    /** What the company said against what the check blocks; null: nothing. */
    dispute: text('dispute'),
    /** Blocks of the check that the operator did not share. */
    accepted: text('accepted').array().notNull().default([]),
    /** It was taken down as an offer of crime: who applied is told what to do. */
    dangerous: boolean('dangerous').notNull().default(false),
    stated: jsonb('stated').$type<Partial<JobPostSnapshot>>().notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    index('job_post_reading_ad').on(table.jobPostId, table.id),
    index('job_post_reading_company').on(table.companyId, table.id),
    check('job_post_reading_dispute', sql`length(${table.dispute}) between 1 and 1000`),
    check('job_post_reading_dangerous', sql`not ${table.dangerous} or ${table.decision} = 'removed'`),
    check('job_post_reading_reason', sql`length(${table.reason}) <= 2000`),
  ],
)
