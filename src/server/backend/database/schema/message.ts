import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { messageReportReasons, threadSides, type ThreadSide } from '#contract/codes/message.ts'
import type { FileType } from '#contract/codes/stored-file.ts'
import { account } from './account.ts'
import { application } from './application.ts'
import { createdAt, id, instant } from './columns.ts'
import { company } from './company.ts'
import { jobPost } from './job-post.ts'

export const threadSide = pgEnum('thread_side', threadSides)
export const messageReportReason = pgEnum('message_report_reason', messageReportReasons)

/**
 * Messages between a student and a company: about an application, or an inquiry that the student began about an ad or the
 * company. Goes with the student's account, and with what was sent with the application.
 */
export const thread = pgTable(
  'thread',
  {
    id: id(),
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Null: an inquiry. */
    applicationId: uuid('application_id').references(() => application.id, { onDelete: 'cascade' }),
    /** The application's ad, or the one that is asked about. Null: the company is asked. */
    jobPostId: uuid('job_post_id').references(() => jobPost.id, { onDelete: 'cascade' }),
    /** Of the last message that was delivered; 0: the student knows nothing of it yet. Given under a lock of this row. */
    sequence: integer('sequence').notNull().default(0),
    /** Up to where each side has read, and how many of the other's are behind that. */
    studentReadSequence: integer('student_read_sequence').notNull().default(0),
    companyReadSequence: integer('company_read_sequence').notNull().default(0),
    studentUnread: integer('student_unread').notNull().default(0),
    companyUnread: integer('company_unread').notNull().default(0),
    /** When the last message was delivered, or the thread began. */
    lastAt: instant('last_at').notNull(),
    /** When the student ended it. Null: they did not. */
    frozenAt: instant('frozen_at'),
    /** When the operator last read what was reported of it. */
    operatorReadAt: instant('operator_read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('thread_of_application').on(table.applicationId),
    uniqueIndex('thread_about_ad')
      .on(table.uid, table.jobPostId)
      .where(sql`${table.applicationId} is null and ${table.jobPostId} is not null`),
    uniqueIndex('thread_about_company')
      .on(table.uid, table.companyId)
      .where(sql`${table.applicationId} is null and ${table.jobPostId} is null`),
    // The lists of both sides: unread ones first.
    index('thread_of_student').on(
      table.uid,
      sql`(${table.studentUnread} > 0) desc`,
      table.lastAt.desc(),
      table.id.desc(),
    ),
    index('thread_of_company').on(
      table.companyId,
      sql`(${table.companyUnread} > 0) desc`,
      table.lastAt.desc(),
      table.id.desc(),
    ),
    index('thread_job_post').on(table.jobPostId),
    // Inquiries whose time is over.
    index('thread_inquiry_last')
      .on(table.lastAt)
      .where(sql`${table.applicationId} is null`),
    check(
      'thread_counts',
      sql`${table.sequence} >= 0 and ${table.studentReadSequence} between 0 and ${table.sequence} and ${table.companyReadSequence} between 0 and ${table.sequence} and ${table.studentUnread} between 0 and ${table.sequence} and ${table.companyUnread} between 0 and ${table.sequence}`,
    ),
  ],
)

/** One message. Its id is made by who sends it, so that one that is sent twice is one. */
export const message = pgTable(
  'message',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => thread.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** From 1, in the order of delivery. Null: it waits for the morning, and the student knows nothing of it. */
    sequence: integer('sequence'),
    side: threadSide('side').notNull(),
    /** Who wrote it. Null: their account is gone. */
    uid: text('uid').references(() => account.uid, { onDelete: 'set null' }),
    /** Who wrote it, as the other side is shown, with what they are in the company; of students empty. */
    name: text('name').notNull(),
    role: text('role').notNull(),
    text: text('text').notNull(),
    /** Normalised, for the search of its two sides. */
    searchText: text('search_text').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** When a message of the night is delivered. Null: at once. */
    deliverAt: instant('deliver_at'),
    /** When the student ended the thread it waited in: it is delivered no more. Null: that did not happen. */
    droppedAt: instant('dropped_at'),
    /** When the other side read it. */
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.id] }),
    uniqueIndex('message_sequence').on(table.threadId, table.sequence),
    index('message_held')
      .on(table.deliverAt)
      .where(sql`${table.sequence} is null and ${table.droppedAt} is null`),
    index('message_by').on(table.uid),
    check('message_sequence_counts', sql`${table.sequence} >= 1`),
    check('message_delivered', sql`${table.sequence} is not null or ${table.deliverAt} is not null`),
    check('message_dropped', sql`${table.droppedAt} is null or ${table.sequence} is null`),
    check('message_text', sql`length(${table.text}) between 1 and 4000`),
    check('message_name', sql`length(${table.name}) between 1 and 110 and length(${table.role}) <= 100`),
  ],
)

/** A file as it is kept with a report. `hash`: SHA-256 of the bytes, hex. */
export type ReportedFile = { id: string; name: string; type: FileType; size: number; hash: string }

/** A message as it is kept with a report. */
export type ReportedMessage = {
  sequence: number
  side: ThreadSide
  name: string
  role: string
  text: string
  sentAt: string
  /** Those that were not deleted then; none: nothing was attached. */
  files?: readonly ReportedFile[]
}

/** A thread that its student reported to the operator, with its newest messages as they were. No company reads it. */
export const messageReport = pgTable(
  'message_report',
  {
    id: id(),
    /** Null: the thread is gone. */
    threadId: uuid('thread_id').references(() => thread.id, { onDelete: 'set null' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Null: the account is gone, and with it what the person wrote. */
    uid: text('uid').references(() => account.uid, { onDelete: 'set null' }),
    reason: messageReportReason('reason').notNull(),
    /** Empty: the reason says it. What was added while the report was open stands below. */
    text: text('text').notNull(),
    /** At most `messageLimits.evidence`, whose numbers say how many came before. */
    evidence: jsonb('evidence').$type<ReportedMessage[]>().notNull(),
    closedAt: instant('closed_at'),
    /** What the operator did, as the student is told. */
    outcome: text('outcome'),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_report_open')
      .on(table.createdAt)
      .where(sql`${table.closedAt} is null`),
    index('message_report_thread').on(table.threadId),
    index('message_report_uid').on(table.uid),
    index('message_report_company').on(table.companyId),
    index('message_report_closed')
      .on(table.closedAt)
      .where(sql`${table.closedAt} is not null`),
    check('message_report_text', sql`length(${table.text}) <= 20000`),
    check('message_report_evidence', sql`jsonb_typeof(${table.evidence}) = 'array'`),
    check('message_report_outcome', sql`length(${table.outcome}) between 1 and 2000`),
    check('message_report_closed_so', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
  ],
)
