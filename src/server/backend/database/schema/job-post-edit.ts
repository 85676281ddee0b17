import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { keptBytesMax, type TypedJobPost } from '#contract/job-post-typed.ts'
import { account } from './account.ts'
import { company } from './company.ts'
import { createdAt, id, updatedAt } from './columns.ts'
import { jobPost } from './job-post.ts'

const most = sql.raw(String(keptBytesMax))

/** What one member is typing into an ad and has not saved: a working copy of their own. */
export const jobPostEdit = pgTable(
  'job_post_edit',
  {
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    typed: jsonb('typed').$type<TypedJobPost>().notNull(),
    /** What the ad said when this was begun, by which a change of somebody else is told from one's own. */
    base: jsonb('base').$type<TypedJobPost>().notNull(),
    /** Names the form that it was typed into last, by which a second tab is noticed. Null: it comes from no form. */
    form: text('form'),
    /** When it was begun. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.jobPostId, table.uid] }),
    index('job_post_edit_uid').on(table.uid),
    // The sweep of copies that nobody touches.
    index('job_post_edit_updated').on(table.updatedAt),
    check(
      'job_post_edit_shapes',
      sql`jsonb_typeof(${table.typed}) = 'object' and jsonb_typeof(${table.base}) = 'object' and octet_length(${table.typed}::text) <= ${most} and octet_length(${table.base}::text) <= ${most}`,
    ),
  ],
)

/** An ad that a company keeps under a name to begin others from. */
export const jobPostTemplate = pgTable(
  'job_post_template',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    typed: jsonb('typed').$type<TypedJobPost>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('job_post_template_name').on(table.companyId, table.name),
    check('job_post_template_name_length', sql`length(${table.name}) between 1 and 80`),
    check(
      'job_post_template_typed',
      sql`jsonb_typeof(${table.typed}) = 'object' and octet_length(${table.typed}::text) <= ${most}`,
    ),
  ],
)
