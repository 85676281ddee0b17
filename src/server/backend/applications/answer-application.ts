import type { ApplicantMove } from '#contract/applicants.ts'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import { applicantOf } from './application-people.ts'
import type { ApplicationRow } from './application-rows.ts'
import { writeMove, type MoveWanted, type WrittenMove } from './write-move.ts'

/** That it was looked at is no answer; everything else is one. */
const mailKinds = {
  screen: 'application-screening',
  interview: 'application-interview',
  offer: 'application-offered',
  reject: 'application-not-selected',
} as const

export type AnsweredApplication =
  | Extract<WrittenMove, { kind: 'refused' }>
  | { kind: 'moved'; status: ApplicationStatus; late: boolean; told: readonly string[] }

type Wanted = Omit<MoveWanted, 'action'> & { action: ApplicantMove; actor: 'company' | 'operator' }

/**
 * Moves an application that the unit has locked to where its company wants it, and tells the student what was
 * answered, or that it was looked at, in the same unit. A refused move writes and tells nothing. `told`: whose answer it is, by address.
 */
export const answerApplication = async (
  unit: Unit,
  row: ApplicationRow,
  wanted: Wanted,
): Promise<AnsweredApplication> => {
  const { action, text } = wanted
  const moved = await writeMove(unit, row, wanted)
  if (moved.kind === 'refused') return moved
  const { status, late } = moved.move
  const applicant = await applicantOf(unit.database, row)
  if (applicant === null) return { kind: 'moved', status, late, told: [] }
  const { person, subject } = applicant
  if (action === 'view') {
    const mail = { kind: 'application-viewed', data: subject } as const
    unit.tell(...newsTo([person], applicationNews.viewed(subject), mail))
    return { kind: 'moved', status, late, told: [] }
  }
  const answerBy = wanted.offer?.answerBy
  const mail = {
    kind: mailKinds[action],
    data: { ...subject, text, ...(answerBy !== undefined && { answerBy }) },
  }
  unit.tell(...newsTo([person], applicationNews.answered(subject, action), mail))
  return { kind: 'moved', status, late, told: [person.email] }
}
