import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { interviewEventId } from '#contract/calendar.ts'
import { icsLines } from '#contract/ics-lines.ts'
import type { CalendarEvent, MailSite } from './catalogue/document.ts'
import { siteAddress } from './mail-address.ts'

/**
 * The event as an iCalendar text for one person (RFC 5545, RFC 5546), in UTC. It says who takes part so that calendar
 * programs offer to add it; answers are not asked for, since what counts is done on the site.
 */
export const calendarText = (event: CalendarEvent, to: string, site: MailSite): string => {
  const { host } = new URL(site.origin)
  const cancelled = event.method === 'CANCEL'
  const calendar = ical({
    prodId: { company: host, product: 'interviews', language: 'JA' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: interviewEventId(event.id, site.origin),
    sequence: event.sequence,
    stamp: new Date(event.changedAt),
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: siteAddress(event.href, site.origin),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: event.organizer, email: site.operator.email },
    attendees: [
      {
        email: to,
        name: to,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return icsLines(calendar.toString())
}
