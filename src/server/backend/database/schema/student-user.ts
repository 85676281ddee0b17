import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { createdAt, updatedAt } from './columns.ts'

/** A student's profile; one row a person, so the person's uid is its key. */
export const studentUser = pgTable(
  'student_user',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => account.uid, { onDelete: 'cascade' }),
    familyName: text('family_name').notNull(),
    givenName: text('given_name').notNull(),
    familyNameKana: text('family_name_kana').notNull(),
    givenNameKana: text('given_name_kana').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'student_user_names',
      sql`length(${table.familyName}) between 1 and 50 and length(${table.givenName}) between 1 and 50
        and length(${table.familyNameKana}) between 1 and 50 and length(${table.givenNameKana}) between 1 and 50`,
    ),
  ],
)
