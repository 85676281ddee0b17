import type { CalendarDateKind } from '#contract/calendar.ts'
import { isEnded } from './application-life.ts'
import type { InterviewRound, InterviewState } from '#contract/codes/interview.ts'
import type { AdFacts, ApplicationFacts } from './needs-now.ts'

/**
 * A booked interview as a calendar shows it; `cancelled`: it was, and is off, or nobody may go there, since the company is
 * suspended or its ad was taken down.
 */
export type CalendarInterview = {
  id: string
  round: InterviewRound
  endsAt: Date
  /** Null: it is off. */
  place: string | null
  cancelled: boolean
  sequence: number
  changedAt: Date
}

/** What stands in a calendar of an interview: nothing while no time was chosen. */
export type InterviewDateFacts = Pick<AdFacts, 'jobPostId' | 'title' | 'company'> & {
  interviewId: string
  applicationId: string
  round: InterviewRound
  state: InterviewState
  sequence: number
  changedAt: Date
  startsAt: Date | null
  endsAt: Date | null
  place: string | null
  bookedAt: Date | null
  /** When the company last put the time elsewhere. */
  movedAt: Date | null
  goesOn: boolean
}

/** A day of a student's calendar; `applicationId` null: of a saved ad. */
export type CalendarDate = {
  kind: CalendarDateKind
  at: Date
  applicationId: string | null
  /** Of an interview. */
  interview: CalendarInterview | null
} & Pick<AdFacts, 'jobPostId' | 'title' | 'company'>

const ofAd = (kind: CalendarDateKind, at: Date, applicationId: string | null, ad: AdFacts): CalendarDate => ({
  kind,
  at,
  applicationId,
  interview: null,
  jobPostId: ad.jobPostId,
  title: ad.title,
  company: ad.company,
})

/** A promise that was kept, and one of an application that ended, is no date any more. */
const ofApplication = (application: ApplicationFacts): CalendarDate[] => {
  const { status, replyDueAt, answeredAt, openUntil, offerUntil, applicationId } = application
  if (status === 'draft')
    return openUntil === null ? [] : [ofAd('draft_deadline', openUntil, applicationId, application)]
  if (status === 'offered')
    return offerUntil === null ? [] : [ofAd('offer_answer', offerUntil, applicationId, application)]
  if (isEnded(status) || answeredAt !== null || replyDueAt === null) return []
  return [ofAd('reply_due', replyDueAt, applicationId, application)]
}

/** Of a time that was moved since, who is out is not told where it went: it leaves the calendar. */
const ofInterview = (facts: InterviewDateFacts): CalendarDate[] => {
  const { startsAt, endsAt, interviewId, applicationId, state, round, sequence, changedAt } = facts
  if (startsAt === null || endsAt === null) return []
  const cancelled = state !== 'booked' || !facts.goesOn
  const { bookedAt, movedAt } = facts
  if (state !== 'booked' && movedAt !== null && (bookedAt === null || movedAt > bookedAt)) return []
  const place = cancelled ? null : facts.place
  const interview = { id: interviewId, round, endsAt, place, cancelled, sequence, changedAt }
  return [{ ...ofAd('interview', startsAt, applicationId, { ...facts, openUntil: null }), interview }]
}

/** The dates of a student, the earliest first; those of interviews that are off too, for calendars that have them. */
export const calendarDates = (
  applications: readonly ApplicationFacts[],
  bookmarks: readonly AdFacts[],
  interviews: readonly InterviewDateFacts[],
): CalendarDate[] => {
  const begun = new Set(applications.map(({ jobPostId }) => jobPostId))
  return [
    ...applications.flatMap(ofApplication),
    ...interviews.flatMap(ofInterview),
    ...bookmarks.flatMap((ad) =>
      ad.openUntil === null || begun.has(ad.jobPostId)
        ? []
        : [ofAd('bookmark_deadline', ad.openUntil, null, ad)],
    ),
  ].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || one.jobPostId.localeCompare(other.jobPostId),
  )
}
