import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Counters of limits that must hold over all nodes: sign-in and writes. One row a key, reused window after window. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** Name of the limit and a hash of who it counts. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    /** When the count begins again. */
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limit_resets_at').on(table.resetsAt)],
)
