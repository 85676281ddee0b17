import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from './columns.ts'

/** An announcement of the operator. */
export const info = pgTable(
  'info',
  {
    id: id(),
    title: text('title').notNull(),
    /** Plain text; blank lines part paragraphs. */
    body: text('body').notNull(),
    important: boolean('important').notNull().default(false),
    /** Null: a draft. */
    publishAt: instant('publish_at'),
    /** When the text last changed after readers could see it; null: never. */
    correctedAt: instant('corrected_at'),
    /** When it was taken back after readers could see it; its address answers 410. */
    withdrawnAt: instant('withdrawn_at'),
    searchShadow: text('search_shadow').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('info_newest').on(table.publishAt.desc(), table.id.desc()),
    check('info_title', sql`length(${table.title}) between 1 and 120`),
    check('info_body', sql`length(${table.body}) between 1 and 10000`),
    check('info_withdrawn', sql`${table.withdrawnAt} is null or ${table.publishAt} is not null`),
  ],
)

/** What an announcement said, until it was corrected. */
export const infoRevision = pgTable(
  'info_revision',
  {
    id: id(),
    infoId: uuid('info_id')
      .notNull()
      .references(() => info.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    important: boolean('important').notNull(),
    /** When readers saw it last. */
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('info_revision_info').on(table.infoId, table.id)],
)
