import { sql } from 'drizzle-orm'
import { char, check, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { NearestStation } from '#contract/nearest-stations.ts'
import { workplaceScope } from './enums.ts'
import { jobPost } from './job-post.ts'

/** Where the work is at hire, and places it may move to (変更の範囲) where the company names them. */
export const jobPostWorkplace = pgTable(
  'job_post_workplace',
  {
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    scope: workplaceScope('scope').notNull(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    postalCode: char('postal_code', { length: 7 }),
    prefectureCode: char('prefecture_code', { length: 2 }).notNull(),
    city: text('city').notNull(),
    street: text('street').notNull().default(''),
    stations: jsonb('stations').$type<NearestStation[]>().notNull().default([]),
    /** The way there, in words. */
    access: text('access'),
  },
  (table) => [
    primaryKey({ columns: [table.jobPostId, table.scope, table.position] }),
    check('job_post_workplace_postal_code', sql`${table.postalCode} ~ '^[0-9]{7}$'`),
    check(
      'job_post_workplace_prefecture_code',
      sql`${table.prefectureCode} ~ '^(0[1-9]|[1-3][0-9]|4[0-7])$'`,
    ),
  ],
)
