import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { company } from './company.ts'
import { createdAt, id, updatedAt } from './columns.ts'

/** A letter that a company begins its answers with, with placeholders for what differs. It names nobody. */
export const replyTemplate = pgTable(
  'reply_template',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('reply_template_name').on(table.companyId, table.name),
    check(
      'reply_template_lengths',
      sql`length(${table.name}) between 1 and 80 and length(${table.body}) between 1 and 2000`,
    ),
  ],
)
