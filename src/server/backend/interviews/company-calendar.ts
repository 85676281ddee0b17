import { and, asc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL } from 'drizzle-orm'
import {
  companyDatesMost,
  type CompanyCalendarScope,
  type CompanyDateKind,
} from '#contract/company-calendar.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import { isActiveCompany } from '#server/backend/companies/is-active-company.ts'
import { assignedTo } from '#server/backend/job-posts/assigned-to.ts'
import type { CalendarInterview } from '#server/domain/calendar-dates.ts'
import { isInterviewer } from './interviewers.ts'

/** A day of a company's calendar. It names no student: whoever reads it has the page of the application for that. */
export type CompanyDate = {
  companyId: string
  kind: CompanyDateKind
  at: Date
  jobPostId: string
  /** Of the ad. */
  title: string
  /** Of an interview. */
  applicationId: string | null
  interview: CalendarInterview | null
}

type Asked = { companyId: string; uid: string; scope: CompanyCalendarScope; from: Date; until: Date }

/** Interviews to which somebody comes, and those that are off, which calendars may have. */
const interviewsOf = async (
  database: Database,
  { companyId, uid, scope, from, until }: Asked,
): Promise<CompanyDate[]> => {
  const own: SQL | undefined =
    scope === 'own'
      ? or(isInterviewer(uid, interviewSlot.id), assignedTo(uid, interviewSlot.jobPostId))
      : undefined
  const rows = await database
    .select({
      row: interview,
      slot: interviewSlot,
      jobPostId: jobPost.id,
      title: jobPost.title,
      status: jobPost.status,
    })
    .from(interview)
    .innerJoin(interviewSlot, eq(interviewSlot.id, interview.slotId))
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    .where(
      and(
        eq(interviewSlot.companyId, companyId),
        gte(interviewSlot.startsAt, from),
        lt(interviewSlot.startsAt, until),
        ne(interview.state, 'offered'),
        own,
      ),
    )
    .orderBy(asc(interviewSlot.startsAt), asc(interview.id))
    .limit(companyDatesMost)
  return rows.map(({ row, slot, jobPostId, title, status }) => {
    // To an ad that was taken down nobody may come.
    const cancelled = row.state !== 'booked' || slot.cancelledAt !== null || status === 'removed'
    return {
      companyId,
      kind: 'interview',
      at: slot.startsAt,
      jobPostId,
      title,
      applicationId: row.applicationId,
      interview: {
        id: row.id,
        round: row.round,
        endsAt: slot.endsAt,
        place: cancelled ? null : slot.place,
        cancelled,
        sequence: row.sequence,
        changedAt: row.updatedAt,
      },
    }
  })
}

/** The last days of ads that are on the list, or will be. */
const deadlinesOf = async (
  database: Database,
  { companyId, uid, scope, from, until }: Asked,
): Promise<CompanyDate[]> => {
  const rows = await database
    .select({ jobPostId: jobPost.id, title: jobPost.title, at: jobPost.validThrough })
    .from(jobPost)
    .where(
      and(
        eq(jobPost.companyId, companyId),
        inArray(jobPost.status, ['scheduled', 'published', 'paused']),
        isNotNull(jobPost.validThrough),
        gte(jobPost.validThrough, from),
        lt(jobPost.validThrough, until),
        scope === 'own' ? assignedTo(uid, jobPost.id) : undefined,
      ),
    )
    .orderBy(asc(jobPost.validThrough), asc(jobPost.id))
    .limit(companyDatesMost)
  return rows.flatMap(({ at, ...ad }) =>
    at === null
      ? []
      : [{ companyId, kind: 'ad_deadline' as const, at, applicationId: null, interview: null, ...ad }],
  )
}

/** The dates of a company, the earliest first; none while it is not active. Whose company it is, is judged before. */
export const companyDates = async (database: Database, asked: Asked): Promise<CompanyDate[]> => {
  if (!(await isActiveCompany(database, asked.companyId))) return []
  const [interviews, deadlines] = await Promise.all([
    interviewsOf(database, asked),
    deadlinesOf(database, asked),
  ])
  return [...interviews, ...deadlines].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
