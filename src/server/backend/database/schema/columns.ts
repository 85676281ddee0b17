import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** uuid v7, made by `platform/ids.ts`, so that ids sort by creation and never come from the database. */
export const id = () => uuid('id').primaryKey()

/** An instant in UTC with microseconds, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** Postgres full-text vector; written as a literal ('営業':1A …), never read back into the program. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
