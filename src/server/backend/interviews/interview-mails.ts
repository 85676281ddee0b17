import { fullName } from '#contract/full-name.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { recruitersOf } from '#server/backend/applications/application-people.ts'
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

type Told = MailData['interview-company']

/**
 * Tells those of a company who hear of applications what became of interviews with these people of one ad, each with the
 * event for their calendars. `slot` null: nothing was chosen.
 */
export const tellRecruiters = async (
  unit: Unit,
  people: readonly InterviewPerson[],
  { did, text, slot }: { did: Told['did']; text: string; slot: SlotRow | null },
): Promise<void> => {
  const [first] = people
  if (first === undefined) return
  const recruiters = await recruitersOf(unit.database, first.companyId)
  for (const person of people) {
    const { companyId, applicationId, title, company } = person
    const data: Told = {
      did,
      text,
      companyId,
      applicationId,
      name: fullName(person.profile),
      title,
      company,
      round: person.row.round,
      event: slot === null ? null : eventOf(person, slot, unit.at),
    }
    unit.tell(
      ...newsTo(recruiters, interviewNews.ofApplicant(data, did), { kind: 'interview-company', data }),
    )
  }
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
