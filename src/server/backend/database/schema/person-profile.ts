import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { createdAt, updatedAt } from './columns.ts'

/** What people who are no students call themselves here; one row a person. */
export const personProfile = pgTable(
  'person_profile',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => account.uid, { onDelete: 'cascade' }),
    displayName: text('display_name').notNull(),
    /** 所属部署 or post of a member of a company. */
    title: text('title'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('person_profile_display_name', sql`length(${table.displayName}) between 1 and 50`),
    check('person_profile_title', sql`length(${table.title}) between 1 and 50`),
  ],
)
