import { fullName } from '#contract/full-name.ts'
import { recruitersOf } from '#server/backend/applications/application-people.ts'
import { isActiveCompany } from '#server/backend/companies/is-active-company.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { interviewNews } from '#server/domain/news/interview-news.ts'
import type { MailData } from '#server/ports/mails.ts'
import type { Addressee } from '#server/ports/news.ts'
import { interviewersOf, type Interviewer } from './interviewers.ts'
import { eventOf } from './interview-mails.ts'
import type { InterviewPerson, SlotRow } from './interview-rows.ts'

type Told = MailData['interview-company']
type What = Pick<Told, 'did' | 'text'> & { slot: SlotRow | null }

/** Without an interview afterwards. */
const offs: ReadonlySet<Told['did']> = new Set(['released', 'cancelled', 'ended', 'withdrawn'])

const tell = (
  unit: Unit,
  people: readonly InterviewPerson[],
  to: readonly Addressee[],
  { did, text, slot, calendar }: What & Pick<Told, 'calendar'>,
): void => {
  for (const person of people) {
    const { companyId, applicationId, title, company } = person
    const data: Told = {
      did,
      text,
      calendar,
      companyId,
      applicationId,
      name: fullName(person.profile),
      title,
      company,
      round: person.row.round,
      event: slot === null ? null : eventOf(person, slot, unit.at),
    }
    unit.tell(...newsTo(to, interviewNews.ofApplicant(data, did), { kind: 'interview-company', data }))
  }
}

const without = (people: readonly Addressee[], others: readonly Addressee[]): Addressee[] =>
  people.filter(({ uid }) => !others.some((other) => other.uid === uid))

/**
 * Tells a company what became of interviews with these people of one ad: those who hold them, with the event for their
 * calendars, and those who hear of applications; with the event these too, where nobody was chosen to hold them.
 * `slot` null: nothing was chosen. `informed`: people whom another mail of this write told.
 */
export const tellRecruiters = async (
  unit: Unit,
  people: readonly InterviewPerson[],
  what: What,
  informed: readonly Addressee[] = [],
): Promise<void> => {
  const [first] = people
  if (first === undefined) return
  const recruiters = await recruitersOf(unit.database, first.jobPostId)
  const { slot, did } = what
  const isTold = slot !== null && (await isActiveCompany(unit.database, first.companyId))
  const interviewers = isTold ? ((await interviewersOf(unit.database, [slot.id])).get(slot.id) ?? []) : []
  tell(unit, people, without(interviewers, informed), { ...what, calendar: 'with' })
  // What is off is taken out of every calendar: it may stand there from before somebody was chosen.
  const calendar = interviewers.length === 0 || offs.has(did) ? 'with' : 'without'
  tell(unit, people, without(recruiters, [...interviewers, ...informed]), { ...what, calendar })
}

/** Tells who holds the interviews of a time since it was changed, and who no longer does. Answers whom it told. */
export const tellInterviewers = async (
  unit: Unit,
  people: readonly InterviewPerson[],
  { earlier, before, slot }: { earlier: readonly Interviewer[]; before: SlotRow; slot: SlotRow },
): Promise<readonly Addressee[]> => {
  if (people.length === 0) return []
  const now = (await interviewersOf(unit.database, [slot.id])).get(slot.id) ?? []
  const assigned = without(now, earlier)
  const unassigned = without(earlier, now)
  tell(unit, people, assigned, { did: 'assigned', text: '', slot, calendar: 'with' })
  tell(unit, people, unassigned, { did: 'unassigned', text: '', slot: before, calendar: 'with' })
  return [...assigned, ...unassigned]
}
