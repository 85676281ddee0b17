import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { reportOutcomes, reportReasons } from '#contract/codes/report.ts'
import { account } from './account.ts'
import { createdAt, id, instant } from './columns.ts'
import { company } from './company.ts'
import { jobPost } from './job-post.ts'

export const reportReason = pgEnum('report_reason', reportReasons)
export const reportOutcome = pgEnum('report_outcome', reportOutcomes)

const jobPostId = () =>
  uuid('job_post_id')
    .notNull()
    .references(() => jobPost.id, { onDelete: 'cascade' })

/**
 * What the operator asks a company about an ad that was reported, and its answer. All that a company ever reads of a
 * report is here: nothing of it says who reported, when, or in which words.
 */
export const reportInquiry = pgTable(
  'report_inquiry',
  {
    id: id(),
    jobPostId: jobPostId(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Those of the reports that it is about. */
    reasons: reportReason('reasons').array().notNull(),
    /** In the operator's own words; empty: the reasons say it. */
    question: text('question').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    outcome: reportOutcome('outcome'),
    outcomeReason: text('outcome_reason'),
    closedAt: instant('closed_at'),
    /** From then on it holds no words that anybody wrote. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('report_inquiry_company').on(table.companyId, table.id),
    // A company is asked one thing at a time about an ad.
    uniqueIndex('report_inquiry_open')
      .on(table.jobPostId)
      .where(sql`${table.answeredAt} is null and ${table.closedAt} is null`),
    index('report_inquiry_ad').on(table.jobPostId, table.id),
    index('report_inquiry_erase')
      .on(table.closedAt)
      .where(sql`${table.erasedAt} is null`),
    check('report_inquiry_reasons', sql`cardinality(${table.reasons}) between 1 and 8`),
    check('report_inquiry_question', sql`length(${table.question}) <= 2000`),
    check('report_inquiry_answer', sql`length(${table.answer}) between 1 and 2000`),
    check('report_inquiry_answered', sql`${table.answer} is null or ${table.answeredAt} is not null`),
    check('report_inquiry_closed', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
    check(
      'report_inquiry_erased',
      sql`${table.erasedAt} is null or (${table.question} = '' and ${table.answer} is null and ${table.outcomeReason} is null)`,
    ),
  ],
)

/** An ad reported to the operator, as written. No company reads it. */
export const report = pgTable(
  'report',
  {
    id: id(),
    /** Names the form that was sent, so that a form sent twice makes one report. */
    formId: uuid('form_id').notNull(),
    jobPostId: jobPostId(),
    /** The ad's revision that the reporter read. */
    revision: integer('revision').notNull(),
    reasons: reportReason('reasons').array().notNull(),
    /** Empty: the reasons say it. */
    body: text('body').notNull(),
    /** Whoever was signed in and has an account. */
    uid: text('uid').references(() => account.uid, { onDelete: 'set null' }),
    /** Where the outcome is told, in small letters. */
    email: text('email'),
    /** The question to the company that it led to. */
    inquiryId: uuid('inquiry_id').references(() => reportInquiry.id, { onDelete: 'set null' }),
    outcome: reportOutcome('outcome'),
    outcomeReason: text('outcome_reason'),
    closedAt: instant('closed_at'),
    /** From then on it says neither who sent it nor what they wrote. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('report_form').on(table.formId),
    index('report_ad').on(table.jobPostId, table.id),
    // The operator's desk.
    index('report_open')
      .on(table.jobPostId, table.createdAt)
      .where(sql`${table.closedAt} is null`),
    index('report_of_inquiry').on(table.inquiryId),
    index('report_erase')
      .on(table.closedAt)
      .where(sql`${table.erasedAt} is null`),
    // For the export and the end of an account.
    index('report_uid').on(table.uid),
    index('report_email').on(table.email),
    check('report_reasons', sql`cardinality(${table.reasons}) between 1 and 8`),
    check('report_body', sql`length(${table.body}) <= 2000`),
    check('report_revision', sql`${table.revision} >= 1`),
    check(
      'report_email',
      sql`length(${table.email}) between 3 and 254 and ${table.email} = lower(${table.email}) and ${table.email} !~ '[[:cntrl:][:space:]]'`,
    ),
    check('report_closed', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
    check(
      'report_erased',
      sql`${table.erasedAt} is null or (${table.uid} is null and ${table.email} is null and ${table.body} = '' and ${table.outcomeReason} is null)`,
    ),
  ],
)
