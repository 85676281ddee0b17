import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bulkReplyItemStatuses, bulkReplyStatuses } from '#contract/bulk-reply.ts'
import { account } from './account.ts'
import { application, applicationStatus, declineReason } from './application.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { company } from './company.ts'

export const bulkReplyStatus = pgEnum('bulk_reply_status', bulkReplyStatuses)
export const bulkReplyItemStatus = pgEnum('bulk_reply_item_status', bulkReplyItemStatuses)

/** Letters to several applicants that a member looks through before a task sends them, one by one. */
export const bulkReply = pgTable(
  'bulk_reply',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Who wrote and started it. Null: the account is gone. */
    uid: text('uid').references(() => account.uid, { onDelete: 'set null' }),
    reason: declineReason('reason').notNull(),
    status: bulkReplyStatus('status').notNull().default('draft'),
    /** Applicants who were chosen and could not be declined any more when the letters were made. */
    excluded: smallint('excluded').notNull().default(0),
    startedAt: instant('started_at'),
    createdAt: createdAt(),
    /** Also when a letter of it was changed: the last press names it, so that nothing goes that was not seen. */
    updatedAt: updatedAt(),
  },
  (table) => [
    index('bulk_reply_of').on(table.companyId, table.id.desc()),
    // For deletions of accounts.
    index('bulk_reply_uid').on(table.uid),
    // The sweep of those that nobody needs any more.
    index('bulk_reply_updated').on(table.updatedAt),
    check('bulk_reply_excluded', sql`${table.excluded} >= 0`),
    check('bulk_reply_started', sql`(${table.status} = 'draft') = (${table.startedAt} is null)`),
  ],
)

/** One letter of them. It goes with what was sent with the application. */
export const bulkReplyItem = pgTable(
  'bulk_reply_item',
  {
    bulkReplyId: uuid('bulk_reply_id')
      .notNull()
      .references(() => bulkReply.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** How far the application was when the letter was made; where it is no more, nothing is sent. */
    seen: applicationStatus('seen').notNull(),
    status: bulkReplyItemStatus('status').notNull().default('ready'),
    /** The letter as it is sent; empty once it is, since the application has it then. */
    text: text('text').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bulkReplyId, table.applicationId] }),
    index('bulk_reply_item_position').on(table.bulkReplyId, table.position),
    index('bulk_reply_item_application').on(table.applicationId),
    check('bulk_reply_item_text', sql`length(${table.text}) <= 2000`),
    check(
      'bulk_reply_item_done',
      sql`(${table.status} in ('declined', 'skipped')) = (${table.doneAt} is not null) and (${table.doneAt} is null) = (${table.text} <> '')`,
    ),
  ],
)
