import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
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
    searchShadow: text('search_shadow').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('info_newest').on(table.publishAt.desc(), table.id.desc()),
    check('info_title', sql`length(${table.title}) between 1 and 120`),
    check('info_body', sql`length(${table.body}) between 1 and 10000`),
  ],
)
