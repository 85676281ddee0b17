import type { CalendarDateKind } from '#contract/calendar.ts'
import { isEnded } from './application-life.ts'
import type { AdFacts, ApplicationFacts } from './needs-now.ts'

/** A day of a student's calendar; `applicationId` null: of a saved ad. */
export type CalendarDate = {
  kind: CalendarDateKind
  at: Date
  applicationId: string | null
} & Pick<AdFacts, 'jobPostId' | 'title' | 'company'>

const ofAd = (kind: CalendarDateKind, at: Date, applicationId: string | null, ad: AdFacts): CalendarDate => ({
  kind,
  at,
  applicationId,
  jobPostId: ad.jobPostId,
  title: ad.title,
  company: ad.company,
})

/** A promise that was kept, and one of an application that ended, is no date any more. */
const ofApplication = (application: ApplicationFacts): CalendarDate[] => {
  const { status, replyDueAt, answeredAt, openUntil, applicationId } = application
  if (status === 'draft')
    return openUntil === null ? [] : [ofAd('draft_deadline', openUntil, applicationId, application)]
  if (isEnded(status) || answeredAt !== null || replyDueAt === null) return []
  return [ofAd('reply_due', replyDueAt, applicationId, application)]
}

/** The dates of a student, the earliest first. */
export const calendarDates = (
  applications: readonly ApplicationFacts[],
  bookmarks: readonly AdFacts[],
): CalendarDate[] => {
  const begun = new Set(applications.map(({ jobPostId }) => jobPostId))
  return [
    ...applications.flatMap(ofApplication),
    ...bookmarks.flatMap((ad) =>
      ad.openUntil === null || begun.has(ad.jobPostId)
        ? []
        : [ofAd('bookmark_deadline', ad.openUntil, null, ad)],
    ),
  ].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || one.jobPostId.localeCompare(other.jobPostId),
  )
}
