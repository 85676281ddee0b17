import { fullName } from '#contract/full-name.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { applicationTransitions } from '#server/domain/application-life.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
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

/**
 * Tells the company what a student did. Where the student's account goes in the same unit, what the site keeps of it says
 * no name.
 */
export const tellCompany = async (
  unit: Unit,
  row: ApplicationRow,
  { move, reason, student }: { move: OwnMove; reason: string; student: 'stays' | 'leaves' },
) => {
  const ad = await findAd(unit.database, row.jobPostId, unit.at)
  if (ad === null) return
  const name = fullName(row.profile)
  const { title, kind: jobPostKind, companyName } = ad
  const people = await recruitersOf(unit.database, row.jobPostId)
  const received = {
    applicationId: row.id,
    companyId: row.companyId,
    title,
    jobPostKind,
    name: student === 'leaves' ? '' : name,
  }
  const data = { move: mailOf[move], title, jobPostKind, companyName, name, reason }
  unit.tell(
    ...newsTo(people, applicationNews.moved(received, data.move), { kind: 'application-moved', data }),
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
    await tellCompany(unit, row, { move, reason, student: 'stays' })
    return { kind: 'moved', id }
  })
