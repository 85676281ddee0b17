import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { interviewRounds, interviewStates, interviewWays } from '#contract/codes/interview.ts'
import { account } from './account.ts'
import { application } from './application.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { company } from './company.ts'
import { jobPost } from './job-post.ts'

export const interviewRound = pgEnum('interview_round', interviewRounds)
export const interviewWay = pgEnum('interview_way', interviewWays)
export const interviewState = pgEnum('interview_state', interviewStates)
export const interviewSide = pgEnum('interview_side', ['student', 'company'])

/** A time that a company offers for the interviews of an ad. */
export const interviewSlot = pgTable(
  'interview_slot',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    round: interviewRound('round').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    way: interviewWay('way').notNull(),
    /** Where, or an https link. */
    place: text('place').notNull(),
    seats: smallint('seats').notNull(),
    /** For those who choose it. */
    note: text('note').notNull().default(''),
    /** Who offered it. Null: their account is gone. */
    byUid: text('by_uid').references(() => account.uid, { onDelete: 'set null' }),
    /** Who changed it last. */
    changedByUid: text('changed_by_uid').references(() => account.uid, { onDelete: 'set null' }),
    /** When it was last put to another time or place. */
    movedAt: instant('moved_at'),
    cancelledAt: instant('cancelled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('interview_slot_job_post').on(table.jobPostId, table.startsAt),
    // What overlaps another of the company, and its overview.
    index('interview_slot_company').on(table.companyId, table.startsAt),
    // Reminders of both sides.
    index('interview_slot_starts')
      .on(table.startsAt)
      .where(sql`${table.cancelledAt} is null`),
    index('interview_slot_by').on(table.byUid),
    index('interview_slot_changed_by').on(table.changedByUid),
    check('interview_slot_seats', sql`${table.seats} between 1 and 50`),
    check(
      'interview_slot_time',
      sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} - ${table.startsAt} <= interval '8 hours'`,
    ),
    check('interview_slot_place', sql`length(${table.place}) between 1 and 300`),
    check('interview_slot_note', sql`length(${table.note}) <= 1000`),
  ],
)

/** An invitation to choose a time for one round, and what was chosen. Goes when what was sent is erased. */
export const interview = pgTable(
  'interview',
  {
    /** Names the event in calendars, whichever time it is at. */
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    /** The application's ad. */
    jobPostId: uuid('job_post_id')
      .notNull()
      .references(() => jobPost.id, { onDelete: 'cascade' }),
    round: interviewRound('round').notNull(),
    state: interviewState('state').notNull().default('offered'),
    /** What is booked, or was last. */
    slotId: uuid('slot_id').references(() => interviewSlot.id, { onDelete: 'cascade' }),
    bookedAt: instant('booked_at'),
    /** Who gave back what was booked, or ended the invitation. */
    releasedBy: interviewSide('released_by'),
    /** Of the calendar event: rises with everything a calendar has to be told. */
    sequence: integer('sequence').notNull().default(0),
    /** That no time fits, and which would, in the student's words. */
    request: text('request'),
    requestedAt: instant('requested_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('interview_once').on(table.applicationId, table.round),
    // The list of an ad's interviews.
    index('interview_of_job_post').on(table.jobPostId, table.state),
    // Taken seats are counted here.
    index('interview_of_slot').on(table.slotId, table.state),
    check(
      'interview_booked',
      sql`(${table.state} <> 'booked' or (${table.slotId} is not null and ${table.bookedAt} is not null)) and (${table.state} <> 'released' or ${table.slotId} is not null)`,
    ),
    check('interview_request', sql`length(${table.request}) between 1 and 500`),
    check('interview_requested', sql`(${table.request} is null) = (${table.requestedAt} is null)`),
  ],
)
