import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { message, messageReport } from './message.ts'
import { fileType, storedFile } from './stored-file.ts'

/** A file that was sent with a message, in the order of the choice. What is said of it stays when its sender deletes it. */
export const messageFile = pgTable(
  'message_file',
  {
    threadId: uuid('thread_id').notNull(),
    messageId: uuid('message_id').notNull(),
    /** From 0. */
    position: smallint('position').notNull(),
    /** Null: deleted since. */
    fileId: uuid('file_id').references(() => storedFile.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    type: fileType('type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.messageId, table.position] }),
    foreignKey({
      columns: [table.threadId, table.messageId],
      foreignColumns: [message.threadId, message.id],
    }).onDelete('cascade'),
    // Who may read a file, and whether it can go.
    index('message_file_file').on(table.fileId),
    check('message_file_position', sql`${table.position} between 0 and 4`),
  ],
)

/** The files among what was reported, kept for the operator as long as the report. */
export const messageReportFile = pgTable(
  'message_report_file',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => messageReport.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.fileId] }),
    index('message_report_file_file').on(table.fileId),
  ],
)
