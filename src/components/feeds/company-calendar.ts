import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { applicantsAddress } from '#contract/applicants-address.ts'
import { endsWithDay, interviewEventId, lastDay } from '#contract/calendar.ts'
import { interviewRoundNames, type InterviewRound } from '#contract/codes/interview.ts'
import type { CompanyDateKind } from '#contract/company-calendar.ts'
import { icsLines } from '#contract/ics-lines.ts'
import { routes } from '#contract/routes.ts'

/** A date of a company; `at` is RFC 3339, `title` that of the ad. */
export type CompanyFeedDate = {
  companyId: string
  /** Whether whoever reads it may open the editor of the ad. */
  mayWrite: boolean
  kind: CompanyDateKind
  at: string
  jobPostId: string
  title: string
  applicationId: string | null
  interview: {
    id: string
    round: InterviewRound
    endsAt: string
    /** Null: it is off. */
    place: string | null
    cancelled: boolean
    sequence: number
    changedAt: string
  } | null
}

/** Hours after which a calendar program is asked to look again. */
const refreshHours = 6

/**
 * The dates of a company as an iCalendar text (RFC 5545), which names no student: who comes is told behind the link, after the
 * sign-in. An interview has the UID that the mails to members gave it.
 */
export const companyCalendar = (
  dates: readonly CompanyFeedDate[],
  { name, origin }: { name: string; origin: string },
  now: Date,
): string => {
  const { host } = new URL(origin)
  const calendar = ical({
    name: `${name}（面接・求人の締切）`,
    prodId: { company: host, product: 'company', language: 'JA' },
    ttl: refreshHours * 60 * 60,
  })
  for (const { companyId, mayWrite, at, jobPostId, title, applicationId, interview } of dates) {
    if (interview !== null && applicationId !== null)
      calendar.createEvent({
        id: interviewEventId(interview.id, origin),
        sequence: interview.sequence,
        stamp: new Date(interview.changedAt),
        start: new Date(at),
        end: new Date(interview.endsAt),
        summary: `${interviewRoundNames[interview.round]}：${title}`,
        location: interview.place,
        url: `${origin}${applicantsAddress(companyId, {}, { application: applicationId })}`,
        status: interview.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      })
    else {
      const allDay = endsWithDay(at)
      calendar.createEvent({
        id: `ad-deadline-${jobPostId}@${host}`,
        stamp: now,
        start: allDay ? new Date(`${lastDay(at)}T00:00:00Z`) : new Date(at),
        allDay,
        summary: `締切：${title}`,
        url: `${origin}${mayWrite ? routes.editJobPost(companyId, jobPostId, 'publish') : routes.companyAds(companyId)}`,
        // A deadline takes nobody's time.
        transparency: ICalEventTransparency.TRANSPARENT,
      })
    }
  }
  return icsLines(calendar.toString())
}
