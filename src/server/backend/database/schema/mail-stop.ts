import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { mailStopReasons } from '#contract/mail-stop.ts'
import { createdAt, id, instant } from './columns.ts'

export const mailStopReason = pgEnum('mail_stop_reason', mailStopReasons)

/** Addresses that the mail service said to send nothing to any more. */
export const mailStop = pgTable(
  'mail_stop',
  {
    id: id(),
    /** Small letters; need not be an account's. */
    email: text('email').notNull(),
    reason: mailStopReason('reason').notNull(),
    /** When it happened, as the mail service has it. */
    at: instant('at').notNull(),
    /** Null: it holds. Else what happened before this instant is old, and mails go again. */
    liftedAt: instant('lifted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mail_stop_email').on(table.email),
    index('mail_stop_holding')
      .on(table.at, table.id)
      .where(sql`${table.liftedAt} is null`),
    check(
      'mail_stop_email_form',
      sql`length(${table.email}) between 3 and 254 and ${table.email} !~ '[[:cntrl:][:space:][:upper:]]'`,
    ),
  ],
)
