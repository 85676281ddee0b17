import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { company } from './company.ts'
import { jobPost } from './job-post.ts'

/** The key by which a company's own system or list knows an ad. */
export const jobPostKey = pgTable(
  'job_post_key',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    jobPostId: uuid('job_post_id')
      .notNull()
      .unique('job_post_key_ad')
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.key] }),
    check('job_post_key_length', sql`length(${table.key}) between 1 and 40`),
  ],
)
