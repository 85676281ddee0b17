import { and, asc, eq, isNull } from 'drizzle-orm'
import type { FileType } from '#contract/codes/stored-file.ts'
import { deskLimits } from '#contract/desk.ts'
import { isId } from '#contract/id.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { messageReport, thread } from '#server/backend/database/schema/message.ts'
import { messageReportFile } from '#server/backend/database/schema/message-file.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { signalSides } from './thread-people.ts'

export type MessageReportRow = typeof messageReport.$inferSelect & { company: string }
export type ReportedBytes = { name: string; type: FileType; bytes: AsyncIterable<Uint8Array> }
export type ClosedMessageReport =
  /** No open report has this id. */
  { kind: 'unknown' } | { kind: 'done'; company: string; told: readonly string[] }

const subject = (id: string) => `message_report:${id}`

const lockReport = async ({ database }: Unit, id: string): Promise<MessageReportRow | null> => {
  if (!isId(id)) return null
  const [found] = await database
    .select({ row: messageReport, company: company.displayName })
    .from(messageReport)
    .innerJoin(company, eq(company.id, messageReport.companyId))
    .where(eq(messageReport.id, id))
    .for('update', { of: messageReport })
  return found === undefined ? null : { ...found.row, company: found.company }
}

/** Shows both sides that the operator read, where the thread is still there. */
const showReading = async (unit: Unit, threadId: string | null): Promise<void> => {
  if (threadId === null) return
  const [row] = await unit.database
    .update(thread)
    .set({ operatorReadAt: unit.at })
    .where(eq(thread.id, threadId))
    .returning()
  if (row !== undefined) await signalSides(unit, row, ['student'])
}

type Dependencies = { database: Database; work: Work; store: Pick<FileStore, 'open'> }

/** Threads that were reported, for the operator, who reads no other. */
export const createMessageReports = ({ database, work, store }: Dependencies) => ({
  /** Open ones, those that wait the longest first; a page from 1. Nothing of what was written. */
  open: (page = 1) =>
    database
      .select({
        id: messageReport.id,
        reason: messageReport.reason,
        company: company.displayName,
        createdAt: messageReport.createdAt,
      })
      .from(messageReport)
      .innerJoin(company, eq(company.id, messageReport.companyId))
      .where(isNull(messageReport.closedAt))
      .orderBy(asc(messageReport.createdAt), asc(messageReport.id))
      .limit(deskLimits.listed)
      .offset((page - 1) * deskLimits.listed),

  openCount: (): Promise<number> => database.$count(messageReport, isNull(messageReport.closedAt)),

  /**
   * What was reported, with the messages as they were then. That it was read is written down, and the student is shown it
   * in their thread; the company is not, since it is told of no report. Null: there is no such report.
   */
  read: (actor: Actor, id: string): Promise<MessageReportRow | null> =>
    work(actor, async (unit) => {
      const found = await lockReport(unit, id)
      if (found === null) return null
      unit.audit({ action: 'message_report.read', subject: subject(id) })
      await showReading(unit, found.threadId)
      return found
    }),

  /**
   * The bytes of a file among what was reported; that it was read is written down. Null: the report has none of this id,
   * or its sender deleted it.
   */
  readFile: (actor: Actor, id: string, fileId: string): Promise<ReportedBytes | null> =>
    work(actor, async (unit) => {
      if (!isId(id) || !isId(fileId)) return null
      const [found] = await unit.database
        .select({ name: storedFile.name, type: storedFile.type, threadId: messageReport.threadId })
        .from(messageReportFile)
        .innerJoin(messageReport, eq(messageReport.id, messageReportFile.reportId))
        .innerJoin(storedFile, and(eq(storedFile.id, messageReportFile.fileId), eq(storedFile.scan, 'clean')))
        .where(and(eq(messageReportFile.reportId, id), eq(messageReportFile.fileId, fileId)))
      const stored = found === undefined ? null : await store.open(fileId)
      if (found === undefined || stored === null) return null
      unit.audit({ action: 'message_report.file_read', subject: subject(id), detail: { file: fileId } })
      await showReading(unit, found.threadId)
      return { name: found.name, type: found.type, bytes: stored.bytes }
    }),

  /** Closes a report; `outcome`, 1 to 2,000 characters, goes to the student who sent it. */
  close: (actor: Actor, id: string, outcome: string): Promise<ClosedMessageReport> =>
    work<ClosedMessageReport>(actor, async (unit) => {
      const found = await lockReport(unit, id)
      if (found === null || found.closedAt !== null) return { kind: 'unknown' }
      await unit.database
        .update(messageReport)
        .set({ outcome, closedAt: unit.at })
        .where(eq(messageReport.id, id))
      unit.audit({ action: 'message_report.closed', subject: subject(id), detail: { outcome } })
      const [person] = await unit.database
        .select({ uid: account.uid, email: account.email })
        .from(account)
        .where(eq(account.uid, found.uid ?? ''))
      if (person === undefined) return { kind: 'done', company: found.company, told: [] }
      unit.tell({
        uid: person.uid,
        kind: 'operator',
        text: `${found.company}とのやりとりの報告を、運営者が確認しました`,
        href: found.threadId === null ? '/mypage/message' : `/mypage/message?thread=${found.threadId}`,
        subject: subject(id),
        key: `message report closed:${id}`,
        mail: {
          kind: 'message-report-closed',
          to: person.email,
          data: { company: found.company, outcome },
        },
      })
      return { kind: 'done', company: found.company, told: [person.email] }
    }),
})

export type MessageReports = ReturnType<typeof createMessageReports>
