import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { messageReportReasonNames } from '#contract/codes/message.ts'
import { messageLimits, type FreezeThread } from '#contract/message.ts'
import {
  message,
  messageReport,
  thread,
  type ReportedMessage,
} from '#server/backend/database/schema/message.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { mailTask } from '#server/backend/tasks/mail-task.ts'
import { addedToReport } from '#server/domain/messages.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { keepReportedFiles, reportedFilesOf } from './message-files.ts'
import { readUpTo } from './read-up-to.ts'
import { signalSides } from './thread-people.ts'
import { lockThread, type LockedThread, type Reader } from './thread-rows.ts'
import { isWaiting } from './write-message.ts'

type Dependencies = { work: Work; rateLimits: RateLimits; operatorEmail: string }

const frozenOfStudent = { limit: messageLimits.frozenADay, seconds: 24 * 60 * 60 }

/** The newest that was delivered in a thread, in its order and with its files, as it is kept with a report. */
const evidenceOf = async ({ database }: Unit, threadId: string): Promise<ReportedMessage[]> => {
  const files = await reportedFilesOf(database, threadId)
  const rows = await database
    .select({
      id: message.id,
      sequence: message.sequence,
      side: message.side,
      name: message.name,
      role: message.role,
      text: message.text,
      sentAt: message.sentAt,
    })
    .from(message)
    .where(and(eq(message.threadId, threadId), isNotNull(message.sequence)))
    .orderBy(desc(message.sequence))
    .limit(messageLimits.evidence)
  return rows.toReversed().flatMap(({ id, sequence, ...row }) => {
    if (sequence === null) return []
    const reported = { ...row, sequence, sentAt: row.sentAt.toISOString() }
    const attached = files.get(id)
    return [attached === undefined ? reported : { ...reported, files: attached }]
  })
}

/** What a student says of a thread, in their open report of it, whose id it answers; null: there is none. */
const addToOpenReport = async (
  { database, at }: Unit,
  { id, uid }: LockedThread,
  { reason, text, evidence }: Pick<FreezeThread, 'reason' | 'text'> & { evidence: ReportedMessage[] },
): Promise<string | null> => {
  const [open] = await database
    .select({ id: messageReport.id, reason: messageReport.reason, text: messageReport.text })
    .from(messageReport)
    .where(and(eq(messageReport.threadId, id), eq(messageReport.uid, uid), isNull(messageReport.closedAt)))
    .for('update')
  if (open === undefined) return null
  await database
    .update(messageReport)
    .set({ reason, text: addedToReport(open, { reason, text }, at), evidence })
    .where(eq(messageReport.id, open.id))
  return open.id
}

/** What people change of a thread beside writing in it. */
export const createThreadChanges = ({ work, rateLimits, operatorEmail }: Dependencies) => ({
  /** Writes down up to where a side has read; never back. False: there is no such thread of theirs. */
  markRead: (
    reader: Reader,
    { thread: id, sequence }: { thread: string; sequence: number },
  ): Promise<boolean> =>
    work({ kind: 'person', uid: reader.uid }, async (unit) => {
      const row = await lockThread(unit.database, reader, id)
      if (row === null) return false
      await readUpTo(unit, row, reader.side, sequence)
      return true
    }),

  /**
   * A student ends a thread and reports it to the operator, with its newest messages as they are; where their report of it is
   * still open, that one is extended and the operator gets no second mail. What waited for the morning is
   * delivered no more and stays with the company. The company is told that the thread is closed, and of no report. No line of the audit log says who reported, since
   * that log is never erased.
   */
  freeze: async (
    reader: Reader,
    { thread: id, reason, text }: FreezeThread,
  ): Promise<'done' | 'unknown' | 'limited'> => {
    if ((await rateLimits.hit('freeze thread', reader.uid, frozenOfStudent)).kind !== 'allowed')
      return 'limited'
    return work<'done' | 'unknown'>({ kind: 'person', uid: reader.uid }, async (unit) => {
      const row = await lockThread(unit.database, reader, id)
      if (row === null || reader.side !== 'student') return 'unknown'
      // A form that is sent twice makes one report.
      if (row.frozenAt !== null) return 'done'
      const said = { reason, text, evidence: await evidenceOf(unit, id) }
      let reportId = await addToOpenReport(unit, row, said)
      if (reportId === null) {
        reportId = newId()
        await unit.database.insert(messageReport).values({
          id: reportId,
          threadId: id,
          companyId: row.companyId,
          uid: reader.uid,
          ...said,
          createdAt: unit.at,
        })
        unit.send(
          mailTask({
            kind: 'message-reported',
            to: operatorEmail,
            data: { reportId, reason: messageReportReasonNames[reason] },
          }),
        )
      }
      await keepReportedFiles(
        unit.database,
        reportId,
        said.evidence.flatMap(({ files = [] }) => files.map((file) => file.id)),
      )
      await unit.database.update(thread).set({ frozenAt: unit.at }).where(eq(thread.id, id))
      const waited = and(eq(message.threadId, id), isWaiting)
      if ((await unit.database.$count(message, waited)) > 0) {
        // Of an earlier end, so that there are never more than may wait.
        await unit.database.delete(message).where(and(eq(message.threadId, id), isNotNull(message.droppedAt)))
        await unit.database.update(message).set({ droppedAt: unit.at }).where(waited)
      }
      await signalSides(unit, row, ['student', 'company'])
      return 'done'
    })
  },

  /** A student opens a thread that they had ended; what they reported stays reported. */
  reopen: (reader: Reader, id: string): Promise<'done' | 'open' | 'unknown'> =>
    work<'done' | 'open' | 'unknown'>({ kind: 'person', uid: reader.uid }, async (unit) => {
      const row = await lockThread(unit.database, reader, id)
      if (row === null || reader.side !== 'student') return 'unknown'
      if (row.frozenAt === null) return 'open'
      await unit.database.update(thread).set({ frozenAt: null }).where(eq(thread.id, id))
      await signalSides(unit, row, ['student', 'company'])
      return 'done'
    }),

  /** Whether messages of companies may reach this student at night. */
  allowNight: (uid: string, allowed: boolean): Promise<boolean> =>
    work({ kind: 'person', uid }, async (unit) => {
      const saved = await unit.database
        .update(studentUser)
        .set({ nightMessages: allowed, updatedAt: unit.at })
        .where(eq(studentUser.uid, uid))
        .returning({ uid: studentUser.uid })
      return saved.length > 0
    }),
})
