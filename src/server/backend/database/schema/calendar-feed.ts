import { sql } from 'drizzle-orm'
import { char, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { createdAt } from './columns.ts'

/** The address under which a student's calendar is read by a calendar program. No row: there is none, or no longer. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => account.uid, { onDelete: 'cascade' }),
    /** What the present secret is made of, together with the key of the site; alone it opens nothing. */
    serial: uuid('serial').notNull(),
    /** SHA-256 of the secret, hex: by it the feed is found. */
    secretHash: char('secret_hash', { length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('calendar_feed_secret').on(table.secretHash),
    check('calendar_feed_secret_hash', sql`${table.secretHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
