import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { companyMember } from './account.ts'
import { interviewSlot } from './interview.ts'

/** A member of a company who holds the interviews of a time, for as long as they are a member. */
export const interviewSlotInterviewer = pgTable(
  'interview_slot_interviewer',
  {
    slotId: uuid('slot_id')
      .notNull()
      .references(() => interviewSlot.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => companyMember.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.slotId, table.memberId] }),
    // The interviews of a member: what clashes, and their calendar.
    index('interview_slot_interviewer_member').on(table.memberId),
  ],
)
