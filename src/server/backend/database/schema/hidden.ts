import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { createdAt } from './columns.ts'
import { company } from './company.ts'
import { jobPost } from './job-post.ts'

/** An ad that a student wants to see in no list; at most `hidingLimits.jobPosts` a person. Nobody else learns of it. */
export const hiddenJobPost = pgTable(
  'hidden_job_post',
  {
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.jobPostId] }),
    // For the deletion of an ad.
    index('hidden_job_post_job_post').on(table.jobPostId),
  ],
)

/** A company whose ads a student wants to see in no list; at most `hidingLimits.companies` a person. */
export const hiddenCompany = pgTable(
  'hidden_company',
  {
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.companyId] }),
    // For the deletion of a company.
    index('hidden_company_company').on(table.companyId),
  ],
)
