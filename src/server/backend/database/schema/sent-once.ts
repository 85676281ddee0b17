import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * What was told by mail and is told once only, however often it is looked for and on how many nodes. Written in the unit
 * that sends the mail; forgotten when nothing can ask for it any more.
 */
export const sentOnce = pgTable(
  'sent_once',
  {
    /** What was told of what, like `reply-overdue 0198…`. */
    key: text('key').primaryKey(),
    createdAt: createdAt(),
  },
  (table) => [index('sent_once_created').on(table.createdAt)],
)
