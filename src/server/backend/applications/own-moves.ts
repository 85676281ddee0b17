import { fullName } from '#contract/full-name.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { applicationTransitions } from '#server/domain/application-life.ts'
import type { MailData } from '#server/ports/mails.ts'
import { recruitersOf } from './application-people.ts'
import { findAd, lockOwnApplication, type ApplicationRow } from './application-rows.ts'
import { writeMove } from './write-move.ts'

/** `refused`: it does not start from where the application is, or not yet. */
export type OwnMoveAnswer = { kind: 'moved'; id: string } | { kind: 'unknown' } | { kind: 'refused' }

/** What a student does with what they sent. */
export type OwnMove = 'withdraw' | 'accept' | 'decline' | 'close'

const mailOf = {
  withdraw: 'withdrawn',
  accept: 'accepted',
  decline: 'declined',
  close: 'closed',
} as const satisfies Record<OwnMove, MailData['application-moved']['move']>

/** Tells the company what a student did. */
export const tellCompany = async (unit: Unit, row: ApplicationRow, move: OwnMove, reason: string) => {
  const ad = await findAd(unit.database, row.jobPostId, unit.at)
  if (ad === null) return
  const name = fullName(row.profile)
  const { title, companyName } = ad
  const people = await recruitersOf(unit.database, row.companyId)
  unit.send(
    ...people.map((to) =>
      mailTask({
        kind: 'application-moved',
        to,
        data: { move: mailOf[move], title, companyName, name, reason },
      }),
    ),
  )
}

/** Made twice it is made once. */
export const moveOwn = (
  work: Work,
  uid: string,
  { id, move, reason }: { id: string; move: OwnMove; reason: string },
): Promise<OwnMoveAnswer> =>
  work<OwnMoveAnswer>({ kind: 'person', uid }, async (unit) => {
    const row = await lockOwnApplication(unit.database, uid, id)
    if (row === null) return { kind: 'unknown' }
    if (row.status === applicationTransitions[move].to) return { kind: 'moved', id }
    const written = await writeMove(unit, row, { action: move, actor: 'student', text: reason })
    if (written.kind === 'refused') return { kind: 'refused' }
    await tellCompany(unit, row, move, reason)
    return { kind: 'moved', id }
  })
