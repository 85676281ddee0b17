import { receiptCount } from '#contract/receipt-number.ts'
import { sql, type SQLWrapper } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** uuid v7, made by `platform/ids.ts`, so that ids sort by creation and never come from the database. */
export const id = () => uuid('id').primaryKey()

/** What the receipt number of an id says of it (`receiptNumber` of contract/receipt-number.ts), for an index. */
export const receiptOf = (idColumn: SQLWrapper) =>
  sql<number>`(('x' || right(${idColumn}::text, 12))::bit(48)::bigint % ${sql.raw(String(receiptCount))})`

/** An instant in UTC with microseconds, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** Postgres full-text vector; written as a literal ('営業':1A …), never read back into the program. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
