import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { factorRemovalStates } from '#contract/factor-removal.ts'
import { account } from './account.ts'
import { createdAt, id, instant } from './columns.ts'

export const factorRemovalState = pgEnum('factor_removal_state', factorRemovalStates)

/** Removals of second factors by the operator, for people who lost theirs. Nothing of a document that was looked at. */
export const factorRemoval = pgTable(
  'factor_removal',
  {
    id: id(),
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    state: factorRemovalState('state').notNull(),
    /** The admin who started it; null: their account is gone, and nobody can confirm it. */
    askedBy: text('asked_by').references(() => account.uid, { onDelete: 'set null' }),
    confirmedBy: text('confirmed_by').references(() => account.uid, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Null while it waits for the second admin. */
    dueAt: instant('due_at'),
    endedAt: instant('ended_at'),
    /** Until then the person's address, password and ways to sign in stay. */
    frozenUntil: instant('frozen_until'),
  },
  (table) => [
    uniqueIndex('factor_removal_open')
      .on(table.uid)
      .where(sql`${table.state} in ('asked', 'waiting', 'begun')`),
    // What is due, and what the desk shows.
    index('factor_removal_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.state} in ('asked', 'waiting', 'begun')`),
    index('factor_removal_uid').on(table.uid),
    // The removal of an admin's account.
    index('factor_removal_asked_by').on(table.askedBy),
    index('factor_removal_confirmed_by').on(table.confirmedBy),
    check(
      'factor_removal_asked',
      sql`(${table.state} = 'asked') = (${table.dueAt} is null) or ${table.state} = 'cancelled'`,
    ),
    check(
      'factor_removal_ended',
      sql`(${table.state} in ('done', 'cancelled')) = (${table.endedAt} is not null)`,
    ),
    check(
      'factor_removal_two',
      sql`${table.confirmedBy} <> ${table.askedBy} and ${table.confirmedBy} <> ${table.uid} and ${table.askedBy} <> ${table.uid}`,
    ),
  ],
)
