import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { questionnaires } from '#contract/questionnaires/questionnaire.ts'
import { account } from './account.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'

export const questionnaire = pgEnum('questionnaire', questionnaires)

const person = () =>
  text('uid')
    .notNull()
    .references(() => account.uid, { onDelete: 'cascade' })

/** A questionnaire that a student is in the middle of. What they answer is read by them alone. */
export const questionnaireRun = pgTable(
  'questionnaire_run',
  {
    id: id(),
    uid: person(),
    questionnaire: questionnaire('questionnaire').notNull(),
    /** Of the items. */
    version: text('version').notNull(),
    /** Encrypted for this row and person: `src/server/backend/questionnaires/run-rows.ts`. */
    content: text('content').notNull(),
    /** Of the key it is encrypted under. */
    keyId: text('key_id').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('questionnaire_run_own').on(table.uid, table.questionnaire),
    // For the change of keys.
    index('questionnaire_run_key').on(table.keyId, table.id),
    check('questionnaire_run_content', sql`length(${table.content}) <= 40000`),
  ],
)

/** What a student answered to the end; at most `questionnaireLimits.results` of each a person. */
export const questionnaireResult = pgTable(
  'questionnaire_result',
  {
    id: id(),
    uid: person(),
    questionnaire: questionnaire('questionnaire').notNull(),
    /** Of the items and of the scoring. */
    version: text('version').notNull(),
    finishedAt: instant('finished_at').notNull(),
    /** Encrypted for this row and person: `src/server/backend/questionnaires/result-rows.ts`. */
    content: text('content').notNull(),
    /** Of the key it is encrypted under. */
    keyId: text('key_id').notNull(),
  },
  (table) => [
    index('questionnaire_result_own').on(
      table.uid,
      table.questionnaire,
      table.finishedAt.desc(),
      table.id.desc(),
    ),
    // For the change of keys.
    index('questionnaire_result_key').on(table.keyId, table.id),
    check('questionnaire_result_content', sql`length(${table.content}) <= 80000`),
  ],
)
