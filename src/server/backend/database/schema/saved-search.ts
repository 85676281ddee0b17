import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { searchFrequencies } from '#contract/saved-search.ts'
import { account } from './account.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'

export const searchFrequency = pgEnum('search_frequency', searchFrequencies)

/** Conditions of a list of ads that somebody keeps, with an account or by an e-mail address alone. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: id(),
    /** Null: kept by the address below. */
    uid: text('uid').references(() => account.uid, { onDelete: 'cascade' }),
    /** Small letters; null: kept by the account, and its mails go to the address that the provider has then. */
    email: text('email'),
    name: text('name').notNull(),
    /** Of the list, as `listAddress` of contract/saved-search writes it. */
    address: text('address').notNull(),
    frequency: searchFrequency('frequency').notNull(),
    /** When the owner of the address agreed to the mails; null: they did not yet. */
    confirmedAt: instant('confirmed_at'),
    /** When its owner last opened the list from their page: newer ads are counted there. */
    seenAt: instant('seen_at').notNull(),
    /** Ads that were published up to here, included, have been told. */
    toldUntil: instant('told_until').notNull(),
    /** When it is looked for new ads the next time; null: never. */
    dueAt: instant('due_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // By a digest: addresses of lists are longer than an index takes.
    uniqueIndex('saved_search_person').on(table.uid, sql`md5(${table.address})`),
    uniqueIndex('saved_search_email').on(table.email, sql`md5(${table.address})`),
    index('saved_search_due').on(table.dueAt),
    // For the end of those that nobody confirmed.
    index('saved_search_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
    check('saved_search_owner', sql`(${table.uid} is null) <> (${table.email} is null)`),
    check(
      'saved_search_name',
      sql`length(${table.name}) between 1 and 80 and ${table.name} !~ '[[:cntrl:]]'`,
    ),
    check(
      'saved_search_address',
      sql`length(${table.address}) <= 4200 and ${table.address} ~ '^/(jobpost|company/jobpost)([?]|$)'`,
    ),
    check(
      'saved_search_email_form',
      sql`length(${table.email}) between 3 and 254 and ${table.email} !~ '[[:cntrl:][:space:][:upper:]]'`,
    ),
    check(
      'saved_search_due_at',
      sql`${table.dueAt} is null or (${table.confirmedAt} is not null and ${table.frequency} <> 'none')`,
    ),
  ],
)
