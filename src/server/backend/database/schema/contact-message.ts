import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { contactKinds } from '#contract/contact.ts'
import { contactStates } from '#contract/desk-contact.ts'
import { account } from './account.ts'
import { createdAt, id, updatedAt } from './columns.ts'

export const contactKind = pgEnum('contact_kind', contactKinds)
export const contactStatus = pgEnum('contact_status', contactStates)

/** A message to the operator, as written. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: id(),
    /** Names the form that was sent, so that a form sent twice makes one message. */
    formId: uuid('form_id').notNull(),
    kind: contactKind('kind').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    body: text('body').notNull(),
    status: contactStatus('status').notNull().default('new'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('contact_message_form').on(table.formId),
    index('contact_message_email').on(table.email, table.createdAt),
    index('contact_message_desk').on(table.status, table.createdAt),
    // For their end.
    index('contact_message_created').on(table.createdAt),
    check(
      'contact_message_name',
      sql`length(${table.name}) between 1 and 80 and ${table.name} !~ '[[:cntrl:]]'`,
    ),
    check(
      'contact_message_email',
      sql`length(${table.email}) between 3 and 254 and ${table.email} !~ '[[:cntrl:][:space:]]'`,
    ),
    check('contact_message_body', sql`length(${table.body}) between 10 and 4000`),
  ],
)

/** What the operator answered, by mail. */
export const contactReply = pgTable(
  'contact_reply',
  {
    id: id(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessage.id, { onDelete: 'cascade' }),
    /** Null: the account is gone. */
    uid: text('uid').references(() => account.uid, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_reply_message').on(table.messageId, table.id),
    // The removal of an account.
    index('contact_reply_uid').on(table.uid),
    check('contact_reply_text', sql`length(${table.text}) between 1 and 4000`),
  ],
)
