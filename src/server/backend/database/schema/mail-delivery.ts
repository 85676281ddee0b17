import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { mailClasses, mailResults } from '#contract/mail-delivery.ts'
import { id, instant } from './columns.ts'

export const mailClass = pgEnum('mail_class', mailClasses)
export const mailResult = pgEnum('mail_result', mailResults)

/** What became of mails, for people who ask the operator where theirs are. Neither subject nor text. */
export const mailDelivery = pgTable(
  'mail_delivery',
  {
    /** The mail's own: a repeated try is the same row. */
    id: id(),
    /** SHA-256 of the address in small letters, hex. */
    addressHash: text('address_hash').notNull(),
    about: mailClass('about').notNull(),
    result: mailResult('result').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('mail_delivery_address').on(table.addressHash, table.at),
    index('mail_delivery_at').on(table.at),
    check('mail_delivery_hash', sql`${table.addressHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
