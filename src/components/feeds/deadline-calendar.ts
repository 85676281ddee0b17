import ical, { ICalEventTransparency } from 'ical-generator'
import { endsWithDay, lastDay, type CalendarDateKind } from '#contract/calendar.ts'
import { routes } from '#contract/routes.ts'

/** A date of a student; `at` is RFC 3339, `title` null where the ad was taken down. */
export type DeadlineDate = {
  kind: CalendarDateKind
  at: string
  applicationId: string | null
  jobPostId: string
  title: string | null
  company: string
}

type Site = { name: string; origin: string }

/** Hours after which a calendar program is asked to look again. */
const refreshHours = 6

const summaryOf = ({ kind, title, company }: DeadlineDate): string => {
  const ad = title ?? '公開を終えた求人'
  return `${kind === 'reply_due' ? '返信の期限' : '応募締切'}：「${ad}」（${company}）`
}

/**
 * The dates as an iCalendar text (RFC 5545). What ends with a day in Japan is an event of that whole day, anything else a
 * moment in UTC; a date keeps its UID as long as it is there, so that a calendar changes it and adds no second one.
 */
export const deadlineCalendar = (
  dates: readonly DeadlineDate[],
  { name, origin }: Site,
  now: Date,
): string => {
  const { host } = new URL(origin)
  const calendar = ical({
    name: `${name}（締切と返信の期限）`,
    prodId: { company: host, product: 'deadlines', language: 'JA' },
    ttl: refreshHours * 60 * 60,
  })
  for (const date of dates) {
    const subject = date.applicationId ?? date.jobPostId
    const wholeDay = endsWithDay(date.at)
    calendar.createEvent({
      id: `${date.kind}-${subject}@${host}`,
      stamp: now,
      start: wholeDay ? new Date(`${lastDay(date.at)}T00:00:00Z`) : new Date(date.at),
      allDay: wholeDay,
      summary: summaryOf(date),
      url: `${origin}${date.applicationId === null ? routes.jobPost(date.jobPostId) : routes.ownApplication(date.applicationId)}`,
      // A deadline takes nobody's time.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
