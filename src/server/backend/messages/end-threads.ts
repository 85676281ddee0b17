import { and, asc, eq, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import { messageLimits } from '#contract/message.ts'
import { inPortions } from '#server/backend/database/in-portions.ts'
import { message, messageReport, thread } from '#server/backend/database/schema/message.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import { eraseNewsOf } from '#server/backend/news/erase-news.ts'
import { subjectOf } from '#server/domain/news/words.ts'
import { dropReportedFiles } from './message-files.ts'
import { isWaiting } from './write-message.ts'

const day = 24 * 60 * 60 * 1000
/** Threads, or reports, that one unit deletes. */
const atOnce = 100

/** Deletes threads with their messages, and what both sides were told of them. */
const deleteThreads = async ({ database }: Unit, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await eraseNewsOf(database, ids.map(subjectOf.thread))
  await database.delete(thread).where(inArray(thread.id, [...ids]))
}

/** Threads of applications whose content is erased go with it. */
export const eraseThreads = async (unit: Unit, applicationIds: readonly string[]): Promise<void> => {
  if (applicationIds.length === 0) return
  const rows = await unit.database
    .select({ id: thread.id })
    .from(thread)
    .where(inArray(thread.applicationId, [...applicationIds]))
  await deleteThreads(
    unit,
    rows.map(({ id }) => id),
  )
}

/**
 * For somebody whose account goes: their threads go with it. Of what they reported, what the company wrote and sent stays for its
 * time, and nothing says any more whom it was written to.
 */
export const leaveThreads = async (unit: Unit, uid: string): Promise<void> => {
  const { database } = unit
  await dropReportedFiles(database, uid)
  await database
    .update(messageReport)
    .set({
      uid: null,
      text: '',
      evidence: sql`(select coalesce(jsonb_agg(each), '[]'::jsonb) from jsonb_array_elements(${messageReport.evidence}) each where each ->> 'side' <> 'student')`,
    })
    .where(eq(messageReport.uid, uid))
  const rows = await database.select({ id: thread.id }).from(thread).where(eq(thread.uid, uid))
  await deleteThreads(
    unit,
    rows.map(({ id }) => id),
  )
}

/** What of messages is deleted because its time is over; for the sweep. */
export const createOldThreads = ({ work }: { work: Work }) => ({
  /** Inquiries in which nothing came, or waits, for `messageLimits.inquiryDays`. Answers how many. */
  removeDue: (): Promise<number> =>
    inPortions(atOnce, () =>
      work({ kind: 'task', name: 'old-inquiries' }, async (unit) => {
        const before = new Date(unit.at.getTime() - messageLimits.inquiryDays * day)
        const held = unit.database
          .select({ one: sql`1` })
          .from(message)
          .where(and(eq(message.threadId, thread.id), isWaiting))
        const due = await unit.database
          .select({ id: thread.id })
          .from(thread)
          .where(and(isNull(thread.applicationId), lte(thread.lastAt, before), notExists(held)))
          .orderBy(asc(thread.lastAt))
          .limit(atOnce)
          .for('update', { skipLocked: true })
        await deleteThreads(
          unit,
          due.map(({ id }) => id),
        )
        for (const { id } of due) unit.audit({ action: 'thread.removed', subject: `thread:${id}` })
        return due.length
      }),
    ),

  /** Reports of threads that were closed `messageLimits.reportDays` ago. Answers how many. */
  removeReports: (): Promise<number> =>
    work({ kind: 'task', name: 'old-message-reports' }, async (unit) => {
      const before = new Date(unit.at.getTime() - messageLimits.reportDays * day)
      const gone = await unit.database
        .delete(messageReport)
        .where(and(isNotNull(messageReport.closedAt), lte(messageReport.closedAt, before)))
        .returning({ id: messageReport.id })
      for (const { id } of gone)
        unit.audit({ action: 'message_report.removed', subject: `message_report:${id}` })
      return gone.length
    }),
})
