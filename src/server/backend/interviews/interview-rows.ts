import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, ne } from 'drizzle-orm'
import { account } from '#server/backend/database/schema/account.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { InterviewRound } from '#contract/codes/interview.ts'

export type SlotRow = typeof interviewSlot.$inferSelect
export type InterviewRow = typeof interview.$inferSelect

/*
 * Whoever locks several of these does so in this order: ad and company, times, the student's account, applications,
 * interviews. A seat is taken only under the lock of its time; it is given back without, since taken seats are counted.
 */

/**
 * Whether the interviews of an ad go on; both tables have to be joined. While its company is suspended, or once the ad was
 * taken down, nothing is offered, chosen or reminded of, and no place is told.
 */
export const goesOn = and(eq(company.status, 'active'), ne(jobPost.status, 'removed'))

/** These times, locked until the commit. */
export const lockSlots = (database: Database, ids: readonly string[]): Promise<SlotRow[]> =>
  database
    .select()
    .from(interviewSlot)
    .where(inArray(interviewSlot.id, [...ids]))
    .orderBy(asc(interviewSlot.id))
    .for('update')

/** Taken seats by time; one without is missing. */
export const takenSeats = async (
  database: Database,
  slotIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (slotIds.length === 0) return new Map()
  const rows = await database
    .select({ id: interview.slotId, taken: count() })
    .from(interview)
    .where(and(inArray(interview.slotId, [...slotIds]), eq(interview.state, 'booked')))
    .groupBy(interview.slotId)
  return new Map(rows.flatMap(({ id, taken }) => (id === null ? [] : [[id, taken] as const])))
}

/** Times of these rounds of these ads that were not cancelled and begin after an instant, where they go on, the first first. */
export const openSlots = (
  database: Database,
  jobPostIds: readonly string[],
  { round, after, most }: { round: InterviewRound | null; after: Date; most: number },
): Promise<SlotRow[]> =>
  database
    .select(getTableColumns(interviewSlot))
    .from(interviewSlot)
    .innerJoin(jobPost, eq(jobPost.id, interviewSlot.jobPostId))
    .innerJoin(company, eq(company.id, interviewSlot.companyId))
    .where(
      and(
        goesOn,
        inArray(interviewSlot.jobPostId, [...jobPostIds]),
        round === null ? undefined : eq(interviewSlot.round, round),
        isNull(interviewSlot.cancelledAt),
        gt(interviewSlot.startsAt, after),
      ),
    )
    .orderBy(asc(interviewSlot.startsAt), asc(interviewSlot.id))
    .limit(most)

/** The people of these interviews, and what of it their mails say; people whose accounts are gone are missing. */
export const peopleOf = async (database: Database, interviewIds: readonly string[]) => {
  if (interviewIds.length === 0) return []
  return database
    .select({
      row: interview,
      person: { uid: account.uid, email: account.email },
      applicationId: application.id,
      jobPostId: application.jobPostId,
      profile: application.profile,
      companyId: application.companyId,
      title: jobPost.title,
      company: company.displayName,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(account, eq(account.uid, application.uid))
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    .innerJoin(company, eq(company.id, application.companyId))
    .where(inArray(interview.id, [...interviewIds]))
    .orderBy(asc(interview.id))
}

export type InterviewPerson = Awaited<ReturnType<typeof peopleOf>>[number]
