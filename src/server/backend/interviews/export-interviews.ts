import { asc, eq, inArray } from 'drizzle-orm'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import type { Database } from '#server/backend/database/open.ts'

/** A student's interviews, for what they take along. */
export const exportInterviews = async (database: Database, applicationIds: readonly string[]) =>
  applicationIds.length === 0
    ? []
    : database
        .select({
          applicationId: interview.applicationId,
          round: interview.round,
          state: interview.state,
          startsAt: interviewSlot.startsAt,
          endsAt: interviewSlot.endsAt,
          place: interviewSlot.place,
          bookedAt: interview.bookedAt,
          request: interview.request,
          requestedAt: interview.requestedAt,
          at: interview.createdAt,
        })
        .from(interview)
        .leftJoin(interviewSlot, eq(interviewSlot.id, interview.slotId))
        .where(inArray(interview.applicationId, [...applicationIds]))
        .orderBy(asc(interview.id))

/** The times that a person offered for a company. */
export const exportSlots = (database: Database, uid: string) =>
  database
    .select({
      id: interviewSlot.id,
      companyId: interviewSlot.companyId,
      jobPostId: interviewSlot.jobPostId,
      startsAt: interviewSlot.startsAt,
      at: interviewSlot.createdAt,
    })
    .from(interviewSlot)
    .where(eq(interviewSlot.byUid, uid))
    .orderBy(asc(interviewSlot.id))
