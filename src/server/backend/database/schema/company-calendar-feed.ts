import { sql } from 'drizzle-orm'
import { char, check, pgEnum, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companyCalendarScopes } from '#contract/company-calendar.ts'
import { companyMember } from './account.ts'
import { createdAt } from './columns.ts'

export const companyCalendarScope = pgEnum('company_calendar_scope', companyCalendarScopes)

/**
 * The address under which a member's calendar program reads the dates of their company. Goes with the membership; no row: there
 * is none, or no longer.
 */
export const companyCalendarFeed = pgTable(
  'company_calendar_feed',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => companyMember.id, { onDelete: 'cascade' }),
    scope: companyCalendarScope('scope').notNull(),
    /** What the present secret is made of, together with the key of the site; alone it opens nothing. */
    serial: uuid('serial').notNull(),
    /** SHA-256 of the secret, hex: by it the feed is found. */
    secretHash: char('secret_hash', { length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_calendar_feed_secret').on(table.secretHash),
    check('company_calendar_feed_secret_hash', sql`${table.secretHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
