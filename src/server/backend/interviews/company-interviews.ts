import { and, asc, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { interviewLimits } from '#contract/interview.ts'
import { fullName } from '#contract/full-name.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { interviewSlotInterviewer } from '#server/backend/database/schema/interview-slot-interviewer.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import type { Database } from '#server/backend/database/open.ts'
import { isActiveCompany } from '#server/backend/companies/is-active-company.ts'
import { alias } from 'drizzle-orm/pg-core'
import { type InterviewRow, type SlotRow } from './interview-rows.ts'
import { interviewersOf, type Interviewer } from './interviewers.ts'

const day = 86_400_000
/** Days that a past or cancelled time stays in the list of its ad. */
const pastDays = 30
/** Times of one ad in its list: those that are open, and as many again of the past. */
const slotsMost = 2 * interviewLimits.openSlots
/** Bookings and invitations of one ad that are listed. */
const interviewsMost = 500

const other = alias(interviewSlot, 'other')
const theirs = alias(interviewSlotInterviewer, 'theirs')
const ours = alias(interviewSlotInterviewer, 'ours')
const changer = alias(personProfile, 'changer')

/** Another time of the company at the same time, of the same ad or of one of its interviewers. */
const overlapsAnother = (database: Database) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.companyId, interviewSlot.companyId),
          ne(other.id, interviewSlot.id),
          isNull(other.cancelledAt),
          sql`${other.startsAt} < ${interviewSlot.endsAt} and ${other.endsAt} > ${interviewSlot.startsAt}`,
          // No time is longer: bounds what the index reads.
          sql`${other.startsAt} > ${interviewSlot.startsAt} - interval '8 hours'`,
          or(
            eq(other.jobPostId, interviewSlot.jobPostId),
            exists(
              database
                .select({ one: sql`1` })
                .from(theirs)
                .innerJoin(ours, eq(ours.memberId, theirs.memberId))
                .where(and(eq(theirs.slotId, other.id), eq(ours.slotId, interviewSlot.id))),
            ),
          ),
        ),
      ),
  )

const selectSlots = (database: Database) =>
  database
    .select({
      slot: interviewSlot,
      overlapping: sql<boolean>`${interviewSlot.cancelledAt} is null and ${overlapsAnother(database)}`,
      changedBy: changer.displayName,
    })
    .from(interviewSlot)
    .leftJoin(changer, eq(changer.uid, interviewSlot.changedByUid))

/** An invitation or a booking as the company sees it: nothing of the student's other interviews. */
export type CompanyInterview = Pick<
  InterviewRow,
  'id' | 'applicationId' | 'round' | 'state' | 'releasedBy' | 'request' | 'requestedAt'
> & {
  companyId: string
  /** Empty: erased. */
  name: string
  status: ApplicationStatus
  jobPostId: string
  title: string
  slot: SlotRow | null
}

export type CompanySlot = SlotRow & {
  /** The same time is offered elsewhere: in the same ad, or with the same interviewer. */
  overlapping: boolean
  interviewers: readonly Interviewer[]
  changedBy: string | null
  bookings: readonly CompanyInterview[]
}

export type AdInterviews = {
  companyId: string
  jobPostId: string
  title: string
  jobPostKind: JobPostKind
  slots: readonly CompanySlot[]
  /** Those who were asked and have chosen nothing yet. */
  waiting: readonly CompanyInterview[]
}

const selectInterviews = (database: Database) =>
  database
    .select({
      row: interview,
      companyId: application.companyId,
      profile: application.profile,
      status: application.status,
      jobPostId: application.jobPostId,
      title: jobPost.title,
      slot: interviewSlot,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    .leftJoin(interviewSlot, eq(interviewSlot.id, interview.slotId))

const toInterview = ({
  row,
  profile,
  ...rest
}: Awaited<ReturnType<typeof selectInterviews>>[number]): CompanyInterview => ({
  ...row,
  ...rest,
  // Of a withdrawal the company keeps the name and the dates alone.
  request: rest.status === 'withdrawn' ? null : row.request,
  name: fullName(profile),
})

/** What a company's people see of its interviews: nothing while it is not active. Whose company it is, is judged before. */
export const createCompanyInterviews = (database: Database, now: () => Date) => ({
  /** Those to come, the next first, over all ads. */
  coming: async (companyId: string): Promise<CompanyInterview[]> => {
    if (!(await isActiveCompany(database, companyId))) return []
    const rows = await selectInterviews(database)
      .where(
        and(
          eq(interviewSlot.companyId, companyId),
          eq(interview.state, 'booked'),
          gt(interviewSlot.endsAt, now()),
        ),
      )
      .orderBy(asc(interviewSlot.startsAt), asc(interview.id))
      .limit(interviewLimits.coming)
    return rows.map(toInterview)
  },

  /** The times of an ad with who comes, and who has not chosen. Null: the company has no such ad. */
  ofAd: async (companyId: string, jobPostId: string): Promise<AdInterviews | null> => {
    const [ad] = await database
      .select({ title: jobPost.title, jobPostKind: jobPost.kind })
      .from(jobPost)
      .where(and(eq(jobPost.id, jobPostId), eq(jobPost.companyId, companyId)))
    if (ad === undefined || !(await isActiveCompany(database, companyId))) return null
    const since = new Date(now().getTime() - pastDays * day)
    const slots = await selectSlots(database)
      .where(and(eq(interviewSlot.jobPostId, jobPostId), gt(interviewSlot.startsAt, since)))
      .orderBy(asc(interviewSlot.startsAt), asc(interviewSlot.id))
      .limit(slotsMost)
    const interviewers = await interviewersOf(
      database,
      slots.map(({ slot }) => slot.id),
    )
    const rows = await selectInterviews(database)
      .where(
        and(
          eq(interview.jobPostId, jobPostId),
          or(
            inArray(interview.state, ['offered', 'released']),
            and(eq(interview.state, 'booked'), gt(interviewSlot.startsAt, since)),
          ),
        ),
      )
      // Who asked for other times first.
      .orderBy(sql`${interview.requestedAt} desc nulls last`, asc(interview.id))
      .limit(interviewsMost)
    const all = rows.map(toInterview)
    const booked = Map.groupBy(
      all.filter(({ state }) => state === 'booked'),
      ({ slot }) => slot?.id,
    )
    return {
      companyId,
      jobPostId,
      ...ad,
      slots: slots.map(({ slot, ...rest }) => ({
        ...slot,
        ...rest,
        interviewers: interviewers.get(slot.id) ?? [],
        bookings: booked.get(slot.id) ?? [],
      })),
      waiting: all.filter(({ state }) => state === 'offered' || state === 'released'),
    }
  },

  /** The interviews of one applicant, the first first. */
  ofApplication: async (companyId: string, applicationId: string): Promise<CompanyInterview[]> => {
    if (!(await isActiveCompany(database, companyId))) return []
    const rows = await selectInterviews(database)
      .where(and(eq(application.companyId, companyId), eq(application.id, applicationId)))
      .orderBy(asc(interview.createdAt), asc(interview.id))
    return rows.map(toInterview)
  },
})
