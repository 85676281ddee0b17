import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { interviewNews } from '#server/domain/news/interview-news.ts'
import type { MailData } from '#server/ports/mails.ts'
import { peopleOf, type InterviewPerson, type SlotRow } from './interview-rows.ts'

type Event = MailData['interview-booked']['event']

/** The event of a calendar, as it stands after the change. */
export const eventOf = ({ row }: InterviewPerson, slot: SlotRow, at: Date): Event => ({
  interviewId: row.id,
  sequence: row.sequence,
  changedAt: at.toISOString(),
  startsAt: slot.startsAt.toISOString(),
  endsAt: slot.endsAt.toISOString(),
  round: slot.round,
  way: slot.way,
  place: slot.place,
})

export const subjectOf = ({ applicationId, title, company }: InterviewPerson) => ({
  applicationId,
  title,
  company,
})

/** Asks these people to choose a time; answers how many were asked. */
export const tellOffered = async (unit: Unit, ids: readonly string[]): Promise<number> => {
  const people = await peopleOf(unit.database, ids)
  for (const each of people) {
    const data = { ...subjectOf(each), round: each.row.round }
    unit.tell(...newsTo([each.person], interviewNews.offered(data), { kind: 'interview-offered', data }))
  }
  return people.length
}

/** Tells a student that they are no longer asked to choose; `text`: in the company's words. */
export const tellWithdrawn = (unit: Unit, of: InterviewPerson, text: string): void => {
  const data = { ...subjectOf(of), round: of.row.round, text }
  unit.tell(...newsTo([of.person], interviewNews.withdrawn(data), { kind: 'interview-withdrawn', data }))
}

/** Tells a student that what was booked is off. `because`: what ended it. */
export const tellCancelled = (
  unit: Unit,
  person: InterviewPerson,
  slot: SlotRow,
  facts: Pick<MailData['interview-cancelled'], 'because' | 'text' | 'again'>,
): void => {
  const data = { ...subjectOf(person), ...facts, event: eventOf(person, slot, unit.at) }
  const words = interviewNews.cancelled({ ...data, ...data.event })
  unit.tell(...newsTo([person.person], words, { kind: 'interview-cancelled', data }))
}
