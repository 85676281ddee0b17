import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { inPortions } from '#server/backend/database/in-portions.ts'
import { consentRecord } from '#server/backend/database/schema/account.ts'
import {
  application,
  applicationEvent,
  applicationFile,
  applicationNote,
} from '#server/backend/database/schema/application.ts'
import { bulkReplyItem } from '#server/backend/database/schema/bulk-reply.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { eraseNewsOf } from '#server/backend/news/erase-news.ts'
import { eraseInterviews } from '#server/backend/interviews/end-interviews.ts'
import { subjectOf } from '#server/domain/news/words.ts'
import { eraseThreads } from '#server/backend/messages/end-threads.ts'
import { isEnded, isUnderWay } from '#server/domain/application-life.ts'
import type { ApplicationRow } from './application-rows.ts'
import { tellCompany } from './own-moves.ts'
import { writeMove } from './write-move.ts'

/** Applications that one unit erases. */
const erasedAtOnce = 100

/** Takes out of ended applications what they say of the person; that they were there, and their dates, stay. */
const eraseRows = async (unit: Unit, ids: readonly string[]): Promise<void> => {
  const { database, at } = unit
  if (ids.length === 0) return
  const these = [...ids]
  await database.delete(applicationFile).where(inArray(applicationFile.applicationId, these))
  await database.delete(applicationNote).where(inArray(applicationNote.applicationId, these))
  await database.delete(bulkReplyItem).where(inArray(bulkReplyItem.applicationId, these))
  await database
    .update(applicationEvent)
    .set({ text: null, request: null })
    .where(
      and(
        inArray(applicationEvent.applicationId, these),
        or(isNotNull(applicationEvent.text), isNotNull(applicationEvent.request)),
      ),
    )
  await database
    .update(application)
    .set({
      profile: null,
      answers: [],
      message: '',
      accommodation: '',
      reason: null,
      declineReason: null,
      offer: null,
      searchText: null,
      erasedAt: at,
    })
    .where(inArray(application.id, these))
  await eraseInterviews(unit, these)
  await eraseNewsOf(database, these.map(subjectOf.application))
  await eraseThreads(unit, these)
  for (const id of these) unit.audit({ action: 'application.erased', subject: `application:${id}` })
}

/** Erases what was kept for its time: 30 days after a withdrawal, 180 after another end. Answers how many; for the sweep. */
export const eraseDue = (work: Work): Promise<number> =>
  inPortions(erasedAtOnce, () =>
    work({ kind: 'task', name: 'erase-applications' }, async (unit) => {
      const due = await unit.database
        .select({ id: application.id })
        .from(application)
        .where(and(isNull(application.erasedAt), lte(application.eraseAt, unit.at)))
        .orderBy(asc(application.eraseAt))
        .limit(erasedAtOnce)
        .for('update', { skipLocked: true })
      await eraseRows(
        unit,
        due.map(({ id }) => id),
      )
      return due.length
    }),
  )

/** Leaves of the proofs of consent which wording was agreed to and when, but not for which applications. */
const looseProofs = async ({ database }: Unit, uid: string): Promise<void> => {
  await database
    .update(consentRecord)
    .set({ version: sql`split_part(${consentRecord.version}, ' ', 1) || ' ' || ${consentRecord.id}` })
    .where(and(eq(consentRecord.uid, uid), eq(consentRecord.document, 'application')))
}

const endOf = async (unit: Unit, row: ApplicationRow) => {
  const move = row.status === 'offered' ? 'decline' : 'withdraw'
  const written = await writeMove(unit, row, { action: move, actor: 'student', text: '' })
  if (written.kind === 'refused') throw new Error(`An application was not ended: ${written.because}`)
  await tellCompany(unit, row, { move, reason: '', student: 'leaves' })
}

/**
 * For somebody whose account goes: drafts are thrown away, what is under way is withdrawn and its companies are told,
 * everything that was sent is erased, and no proof of consent says any more which of it was theirs, in the unit of the
 * deletion.
 */
export const leaveApplications = async (unit: Unit, uid: string): Promise<void> => {
  const { database } = unit
  const rows = await database
    .select()
    .from(application)
    .where(eq(application.uid, uid))
    .orderBy(asc(application.id))
    .for('update')
  await database.delete(application).where(and(eq(application.uid, uid), eq(application.status, 'draft')))
  for (const row of rows) if (isUnderWay(row.status)) await endOf(unit, row)
  const sent = rows.filter(
    ({ status, erasedAt }) => erasedAt === null && (isUnderWay(status) || isEnded(status)),
  )
  await eraseRows(
    unit,
    sent.map(({ id }) => id),
  )
  await looseProofs(unit, uid)
}
