import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * A form that was not taken, between its sending and the page that shows it again. The text is encrypted under a secret
 * that only the sender's browser holds, so the row names nobody and says nothing.
 */
export const sentForm = pgTable(
  'sent_form',
  {
    /** SHA-256 of the marker in the address, hex. */
    id: text('id').primaryKey(),
    /** SHA-256 of the secret in the cookie, hex. */
    owner: text('owner').notNull(),
    content: text('content').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sent_form_owner').on(table.owner, table.expiresAt),
    // For their end.
    index('sent_form_expires').on(table.expiresAt),
    check('sent_form_hashes', sql`${table.id} ~ '^[0-9a-f]{64}$' and ${table.owner} ~ '^[0-9a-f]{64}$'`),
    check('sent_form_content', sql`length(${table.content}) between 1 and 500000`),
  ],
)
