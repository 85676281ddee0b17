import { sql } from 'drizzle-orm'
import {
  check,
  date,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { adminChangeEnds, adminChangeKinds } from '#contract/desk-admins.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'

export const adminChangeKind = pgEnum('admin_change_kind', adminChangeKinds)
export const adminChangeEnd = pgEnum('admin_change_end', adminChangeEnds)

/** Who shall become an admin or be one no longer; it takes effect by a second admin or when it is due. */
export const adminChange = pgTable(
  'admin_change',
  {
    id: id(),
    kind: adminChangeKind('kind').notNull(),
    /** Whose account it is about. No reference: what was asked outlives it, until the sweep. */
    uid: text('uid').notNull(),
    askedBy: text('asked_by').notNull(),
    reason: text('reason').notNull(),
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
    end: adminChangeEnd('end'),
    createdAt: createdAt(),
  },
  (table) => [
    // One question at a time about one person.
    uniqueIndex('admin_change_open')
      .on(table.uid)
      .where(sql`${table.endedAt} is null`),
    index('admin_change_due')
      .on(table.dueAt)
      .where(sql`${table.endedAt} is null`),
    check('admin_change_ended', sql`(${table.endedAt} is null) = (${table.end} is null)`),
  ],
)

/** The last run of each sweep, and the last that failed. */
export const sweepRun = pgTable('sweep_run', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull(),
  milliseconds: integer('milliseconds').notNull(),
  /** How many it found; null: it failed. */
  found: integer('found'),
  failedAt: instant('failed_at'),
})

/** How often a limit refused within an hour; whom, is not kept. Older than two days it is removed. */
export const limitRefusal = pgTable(
  'limit_refusal',
  {
    name: text('name').notNull(),
    hour: instant('hour').notNull(),
    refused: integer('refused').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.name] })],
)

/** What is written down when personal data leaked (個人情報保護法26条、施行規則7条・8条). */
export const leakReport = pgTable(
  'leak_report',
  {
    id: id(),
    title: text('title').notNull(),
    /** The day on which the operator learned of it, in Japan; the days of both reports are counted from it. */
    learnedOn: date('learned_on').notNull(),
    /** A wrongful purpose is suspected: 60 days instead of 30. */
    wrongful: boolean('wrongful').notNull(),
    overview: text('overview').notNull().default(''),
    items: text('items').notNull().default(''),
    people: text('people').notNull().default(''),
    cause: text('cause').notNull().default(''),
    harm: text('harm').notNull().default(''),
    told: text('told').notNull().default(''),
    published: text('published').notNull().default(''),
    prevention: text('prevention').notNull().default(''),
    other: text('other').notNull().default(''),
    /** When the first report went to the commission; null: not yet. */
    firstOn: date('first_on'),
    finalOn: date('final_on'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('leak_report_title', sql`length(${table.title}) between 1 and 120`)],
)
