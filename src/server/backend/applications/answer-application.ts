import type { ApplicantMove } from '#contract/applicants.ts'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { applicantOf } from './application-people.ts'
import type { ApplicationRow } from './application-rows.ts'
import { writeMove, type MoveWanted, type WrittenMove } from './write-move.ts'

/** That it was looked at is seen on the student's page; everything else is an answer. */
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
 * Moves an application that the unit has locked to where its company wants it, and tells the student by mail what was
 * answered, in the same unit. A refused move writes and tells nothing. `told`: the addresses.
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
  const applicant = action === 'view' ? null : await applicantOf(unit.database, row)
  if (action === 'view' || applicant === null) return { kind: 'moved', status, late, told: [] }
  const { to, subject } = applicant
  unit.send(mailTask({ kind: mailKinds[action], to, data: { ...subject, text } }))
  return { kind: 'moved', status, late, told: [to] }
}
