import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { endsWithDay, interviewEventId, lastDay, type CalendarDateKind } from '#contract/calendar.ts'
import { interviewRoundNames, type InterviewRound } from '#contract/codes/interview.ts'
import { icsLines } from '#contract/ics-lines.ts'
import { routes } from '#contract/routes.ts'

/** A date of a student; `at` is RFC 3339, `title` null where the ad was taken down. */
export type DeadlineDate = {
  kind: CalendarDateKind
  at: string
  applicationId: string | null
  jobPostId: string
  title: string | null
  company: string
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

type Site = { name: string; origin: string }

/** Hours after which a calendar program is asked to look again. */
const refreshHours = 6

const summaryNames = {
  bookmark_deadline: '締切',
  draft_deadline: '締切',
  reply_due: '返信の期限',
  offer_answer: '返事の期限',
  interview: '面接',
} as const satisfies Record<CalendarDateKind, string>

const summaryOf = ({ kind, title, company, interview }: DeadlineDate): string => {
  if (interview !== null) return `${interviewRoundNames[interview.round]}：${company}`
  const ad = title ?? '公開を終えた求人'
  return `${summaryNames[kind]}：「${ad}」（${company}）`
}

/**
 * The dates as an iCalendar text (RFC 5545). An interview takes its time, and one that is off says so under the same UID. What ends with a day in Japan is an event of that whole day, anything else a
 * moment in UTC; a date keeps its UID as long as it is there, so that a calendar changes it and adds no second one.
 */
export const deadlineCalendar = (
  dates: readonly DeadlineDate[],
  { name, origin }: Site,
  now: Date,
): string => {
  const { host } = new URL(origin)
  const calendar = ical({
    name: `${name}（締切・返信の期限・面接）`,
    prodId: { company: host, product: 'deadlines', language: 'JA' },
    ttl: refreshHours * 60 * 60,
  })
  for (const date of dates) {
    const subject = date.applicationId ?? date.jobPostId
    const { interview } = date
    const url = `${origin}${date.applicationId === null ? routes.jobPost(date.jobPostId) : routes.ownApplication(date.applicationId)}`
    if (interview !== null) {
      calendar.createEvent({
        id: interviewEventId(interview.id, origin),
        sequence: interview.sequence,
        stamp: new Date(interview.changedAt),
        start: new Date(date.at),
        end: new Date(interview.endsAt),
        summary: summaryOf(date),
        description: `「${date.title ?? '公開を終えた求人'}」の${interviewRoundNames[interview.round]}`,
        location: interview.place,
        url,
        status: interview.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      })
      continue
    }
    const wholeDay = endsWithDay(date.at)
    calendar.createEvent({
      id: `${date.kind}-${subject}@${host}`,
      stamp: now,
      start: wholeDay ? new Date(`${lastDay(date.at)}T00:00:00Z`) : new Date(date.at),
      allDay: wholeDay,
      summary: summaryOf(date),
      url,
      // A deadline takes nobody's time.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return icsLines(calendar.toString())
}
