import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { company } from './company.ts'

/** What the operator asks a company about itself. Who asked and who answered is in the audit log. */
export const companyQuestion = pgTable(
  'company_question',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    /** Null: not answered yet. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('company_question_company').on(table.companyId, table.id),
    check('company_question_text', sql`length(${table.question}) between 1 and 2000`),
    check('company_question_answer', sql`length(${table.answer}) between 1 and 2000`),
    check('company_question_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
)

/** What a company says against having been rejected or suspended; once against each decision. */
export const companyAppeal = pgTable(
  'company_appeal',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** The line of the audit log with the decision. */
    against: uuid('against').notNull(),
    text: text('text').notNull(),
    /** Null: it waits. */
    granted: boolean('granted'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_appeal_once').on(table.companyId, table.against),
    // The operator's list.
    index('company_appeal_waiting')
      .on(table.createdAt)
      .where(sql`${table.decidedAt} is null`),
    check('company_appeal_text', sql`length(${table.text}) between 1 and 2000`),
    check('company_appeal_decided', sql`(${table.granted} is null) = (${table.decidedAt} is null)`),
  ],
)
