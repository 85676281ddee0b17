import type { Database } from '#server/backend/database/open.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { interviewSlotInterviewer } from '#server/backend/database/schema/interview-slot-interviewer.ts'
import { newId } from '#server/platform/ids.ts'
import { daysFromNow, testNow } from './records.ts'

type Ad = { companyId: string; jobPostId: string }

/** Keeps a time of an ad: one seat, three days from now, for half an hour, held by nobody, unless told otherwise; `interviewers`: memberships. Answers its id. */
export const insertSlot = async (
  database: Database,
  ad: Ad,
  {
    interviewers = [],
    ...given
  }: Partial<typeof interviewSlot.$inferInsert> & { interviewers?: readonly string[] } = {},
): Promise<string> => {
  const startsAt = given.startsAt ?? daysFromNow(3)
  const row = {
    id: newId(),
    ...ad,
    round: 'first' as const,
    endsAt: new Date(startsAt.getTime() + 1_800_000),
    way: 'place' as const,
    place: '本社 3階',
    seats: 1,
    createdAt: testNow,
    updatedAt: testNow,
    ...given,
    startsAt,
  }
  await database.insert(interviewSlot).values(row)
  if (interviewers.length > 0)
    await database
      .insert(interviewSlotInterviewer)
      .values(interviewers.map((memberId) => ({ slotId: row.id, memberId })))
  return row.id
}

/** Keeps an invitation, booked where a time is given. Answers its id. */
export const insertInterview = async (
  database: Database,
  of: { applicationId: string; jobPostId: string },
  given: Partial<typeof interview.$inferInsert> = {},
): Promise<string> => {
  const booked = given.slotId ? ({ state: 'booked', bookedAt: testNow, sequence: 1 } as const) : {}
  const row = { id: newId(), ...of, round: 'first' as const, ...booked, ...given }
  await database.insert(interview).values({ createdAt: testNow, updatedAt: testNow, ...row })
  return row.id
}
