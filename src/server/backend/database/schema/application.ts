import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { applicationActors, applicationStatuses, declineReasons } from '#contract/codes/application.ts'
import type { Offer } from '#contract/offer.ts'
import type { ProfilePart } from '#contract/profile-parts.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import { account } from './account.ts'
import { createdAt, id, instant, receiptOf, updatedAt } from './columns.ts'
import { company } from './company.ts'
import { jobPost } from './job-post.ts'
import { storedFile } from './stored-file.ts'

export const applicationStatus = pgEnum('application_status', applicationStatuses)
export const applicationActor = pgEnum('application_actor', applicationActors)
export const declineReason = pgEnum('decline_reason', declineReasons)

/**
 * What company lists are sorted by, the least first, as expressions of indexes. `due`: who waits for an answer before all
 * others, by the promised day; the others by the same day, the latest first. `sent`: the latest first. `name`: by kana; who
 * has no name any more comes last.
 */
export const applicantOrder = (
  table: Record<'status' | 'replyDueAt' | 'submittedAt' | 'searchText', AnyPgColumn>,
) => ({
  due: sql`(case when ${table.status} in ('submitted', 'viewed') then ${table.replyDueAt} - timestamptz '1970-01-01 00:00:00+00' else timestamptz '2200-01-01 00:00:00+00' - ${table.replyDueAt} end)`,
  sent: sql`(timestamptz '2200-01-01 00:00:00+00' - ${table.submittedAt})`,
  name: sql`(coalesce(${table.searchText}, chr(1114111)) collate "C")`,
})

/**
 * A student's application to one ad, from its draft on. What was sent is kept here as it was sent; what it says of the
 * person is erased when its time has come, and the row stays, since the company's reply numbers are made of such rows.
 */
export const application = pgTable(
  'application',
  {
    id: id(),
    /** Null: the person's account is gone, and with it all that was sent. */
    uid: text('uid').references(() => account.uid, { onDelete: 'set null' }),
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    /** The ad's company. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** 1, or 2 for the one new application after a withdrawal. */
    attempt: smallint('attempt').notNull().default(1),
    status: applicationStatus('status').notNull().default('draft'),
    /** The ad's revision that the student saw last, before sending; the sent one once it is sent. */
    revision: integer('revision').notNull(),
    /** One answer for each question of that revision, in order. */
    answers: text('answers').array().notNull().default([]),
    message: text('message').notNull().default(''),
    /** What the person needs in interviews; empty: nothing was said, or it is erased. */
    accommodation: text('accommodation').notNull().default(''),
    /** Parts of the profile that the student keeps from this company. */
    leftOut: text('left_out').array().$type<ProfilePart[]>().notNull().default([]),
    /** Null: not sent yet, or erased. */
    profile: jsonb('profile').$type<ProfileSnapshot>(),
    /** Names the form that was sent, so that a form sent twice makes one application. Null: a draft. */
    submitKey: uuid('submit_key'),
    submittedAt: instant('submitted_at'),
    /** By when the company promised to answer. Null: a draft. */
    replyDueAt: instant('reply_due_at'),
    /** When the company first answered: screening, interview, offered or not_selected. */
    answeredAt: instant('answered_at'),
    /** When the candidacy ended. */
    closedAt: instant('closed_at'),
    /** Why the student withdrew or declined, or the company decided against; empty: nothing was said. Null: not ended, or erased. */
    reason: text('reason'),
    /** Why the company decided against; its own people see it. Null: it did not, said none, or it is erased. */
    declineReason: declineReason('decline_reason'),
    /** What the company said of the work with its offer. Null: no offer of work, one that the operator passed on, or erased. */
    offer: jsonb('offer').$type<Offer>(),
    /**
     * Kana, name and school, normalised, for the company's search; the name alone once it was withdrawn. Null: not sent, or
     * erased.
     */
    searchText: text('search_text'),
    /** When what it says of the person is erased; null: it is under way. */
    eraseAt: instant('erase_at'),
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('application_once').on(table.uid, table.jobPostId, table.attempt),
    uniqueIndex('application_submit_key').on(table.submitKey),
    index('application_own').on(table.uid, table.updatedAt.desc(), table.id.desc()),
    // By which the operator finds one for a company that writes a mail.
    index('application_receipt').on(receiptOf(table.id)),
    index('application_job_post').on(table.jobPostId, table.status, table.submittedAt),
    index('application_company').on(table.companyId, table.submittedAt),
    // The operator's figures.
    index('application_submitted')
      .on(table.submittedAt)
      .where(sql`${table.submittedAt} is not null`),
    index('application_answered')
      .on(table.answeredAt)
      .where(sql`${table.answeredAt} is not null`),
    index('application_company_status').on(table.companyId, table.status),
    ...(['due', 'sent', 'name'] as const).flatMap((order) => [
      index(`applicant_${order}_of_ad`).on(table.jobPostId, applicantOrder(table)[order], table.id),
      index(`applicant_${order}_of_company`).on(table.companyId, applicantOrder(table)[order], table.id),
    ]),
    index('application_reply_due')
      .on(table.replyDueAt)
      .where(sql`${table.status} in ('submitted', 'viewed')`),
    index('application_erase')
      .on(table.eraseAt)
      .where(sql`${table.erasedAt} is null and ${table.eraseAt} is not null`),
    check('application_attempt', sql`${table.attempt} in (1, 2)`),
    check('application_revision', sql`${table.revision} >= 1`),
    check('application_answers', sql`cardinality(${table.answers}) <= 3`),
    check('application_message', sql`length(${table.message}) <= 2000`),
    check('application_accommodation', sql`length(${table.accommodation}) <= 500`),
    check('application_left_out', sql`cardinality(${table.leftOut}) <= 9`),
    check('application_reason', sql`length(${table.reason}) <= 1000`),
    check('application_search_text', sql`length(${table.searchText}) between 1 and 500`),
    check(
      'application_decline_reason',
      sql`${table.declineReason} is null or ${table.status} = 'not_selected'`,
    ),
    check(
      'application_sent',
      sql`(${table.status} = 'draft') = (${table.submittedAt} is null) and num_nulls(${table.submittedAt}, ${table.replyDueAt}, ${table.submitKey}) in (0, 3)`,
    ),
    check(
      'application_profile',
      sql`jsonb_typeof(${table.profile}) = 'object' and (${table.profile} is not null or ${table.status} = 'draft' or ${table.erasedAt} is not null)`,
    ),
    check(
      'application_offer',
      sql`${table.offer} is null or (jsonb_typeof(${table.offer}) = 'object' and ${table.status} in ('offered', 'accepted', 'declined'))`,
    ),
    check(
      'application_closed',
      sql`(${table.status} in ('accepted', 'declined', 'not_selected', 'withdrawn', 'closed_no_reply')) = (${table.closedAt} is not null) and (${table.closedAt} is null) = (${table.eraseAt} is null)`,
    ),
    check(
      'application_erased',
      sql`${table.erasedAt} is null or (${table.profile} is null and ${table.message} = '' and ${table.accommodation} = '' and cardinality(${table.answers}) = 0 and num_nonnulls(${table.reason}, ${table.declineReason}, ${table.searchText}, ${table.offer}) = 0)`,
    ),
  ],
)

/** What happened to an application. Rows are only added; their texts are erased with the application's. */
export const applicationEvent = pgTable(
  'application_event',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    actor: applicationActor('actor').notNull(),
    /** Which of the company's members it was; told to its members alone. Null: nobody of a company, or the account is gone. */
    byUid: text('by_uid').references(() => account.uid, { onDelete: 'set null' }),
    /** The status it led to. */
    status: applicationStatus('status').notNull(),
    /** True: the company answered after the day it promised. */
    late: boolean('late').notNull().default(false),
    /** What was said with it. Null: nothing, or erased. */
    text: text('text'),
    /** What the company asked the operator for in writing. Null: nothing, or erased. */
    request: text('request'),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_event_of').on(table.applicationId, table.id),
    // For deletions of accounts.
    index('application_event_by').on(table.byUid),
    check('application_event_text', sql`length(${table.text}) between 1 and 2000`),
    check('application_event_request', sql`length(${table.request}) between 1 and 2000`),
  ],
)

/** What a company's people write down about an application, for themselves; it goes with what was sent. */
export const applicationNote = pgTable(
  'application_note',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    /** Null: the writer's account is gone. */
    byUid: text('by_uid').references(() => account.uid, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_note_of').on(table.applicationId, table.id),
    index('application_note_by').on(table.byUid),
    check('application_note_text', sql`length(${table.text}) between 1 and 2000`),
  ],
)

/** The files that go with an application. */
export const applicationFile = pgTable(
  'application_file',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.fileId] }),
    index('application_file_file').on(table.fileId),
  ],
)
