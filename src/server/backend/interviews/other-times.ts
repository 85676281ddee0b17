import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { InterviewRound } from '#contract/codes/interview.ts'
import { interviewLimits } from '#contract/interview.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { interview } from '#server/backend/database/schema/interview.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { invitedStatuses } from '#server/domain/interview-slots.ts'
import { tellOffered } from './interview-mails.ts'

/** What was asked for is there: whom it does not suit may ask again. */
export const forgetRequests = async ({ database, at }: Unit, ids: readonly string[]): Promise<void> => {
  await database
    .update(interview)
    .set({ request: null, requestedAt: null, updatedAt: at })
    .where(inArray(interview.id, [...ids]))
}

/** Tells those who asked for other times of this round that there are; at most `interviewLimits.invitedAtOnce` of them. */
export const answerRequests = async (
  unit: Unit,
  { jobPostId, round }: { jobPostId: string; round: InterviewRound },
): Promise<void> => {
  const waiting = await unit.database
    .select({ id: interview.id })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .where(
      and(
        eq(interview.jobPostId, jobPostId),
        eq(interview.round, round),
        inArray(interview.state, ['offered', 'released']),
        isNotNull(interview.requestedAt),
        inArray(application.status, [...invitedStatuses]),
      ),
    )
    .orderBy(asc(interview.id))
    .limit(interviewLimits.invitedAtOnce)
    .for('update', { of: interview })
  const ids = waiting.map(({ id }) => id)
  if (ids.length === 0) return
  await forgetRequests(unit, ids)
  await tellOffered(unit, ids)
}
