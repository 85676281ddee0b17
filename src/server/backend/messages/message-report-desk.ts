import { eq } from 'drizzle-orm'
import type { MessageReportReason } from '#contract/codes/message.ts'
import type { FileType } from '#contract/codes/stored-file.ts'
import type { DeskStep } from '#contract/desk.ts'
import { isId } from '#contract/id.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { messageReport } from '#server/backend/database/schema/message.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'
import type { DeskActs } from '#server/backend/desk/acts.ts'
import { changedParts, partStamp, type Parts } from '#server/platform/part-stamp.ts'
import { stampOf } from '#server/platform/stamp.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { createMessageReports } from './message-reports.ts'

/** A report of messages without anything that was written in it: to read that is an act, which is logged. */
export type MessageReportFile = {
  id: string
  reason: MessageReportReason
  companyId: string
  company: string
  messages: number
  createdAt: Date
  closedAt: Date | null
  outcome: string | null
  stamp: string
}

/** A file of what was reported. */
export type ReadFile = { name: string; type: FileType; base64: string }

type Row = typeof messageReport.$inferSelect

/** What changes with what its student adds, and with its end. */
const partsOf = ({ text, evidence, closedAt }: Row): Parts => [
  ['学生が書いたこと', text],
  ['報告されたメッセージ', evidence.map(({ sequence }) => sequence)],
  ['状態', closedAt],
]
const wholeStamp = (row: Row): string => stampOf([row.id, partsOf(row)])

const changesOf =
  ({ id, read }: { id: string; read: string }) =>
  async ({ database }: Unit): Promise<readonly string[] | null> => {
    if (!isId(id)) return null
    const [row] = await database.select().from(messageReport).where(eq(messageReport.id, id)).for('update')
    return row === undefined ? null : changedParts(read, wholeStamp(row), partsOf(row))
  }

type Dependencies = { database: Database; work: Work; store: Pick<FileStore, 'open'>; act: DeskActs }

/** Reports of messages at the operator's desk. */
export const createMessageReportDesk = ({ database, work, store, act }: Dependencies) => {
  const reports = createMessageReports({ database, work, store })
  return {
    list: reports.open,
    count: reports.openCount,

    find: async (id: string): Promise<MessageReportFile | null> => {
      if (!isId(id)) return null
      const [found] = await database
        .select({ row: messageReport, company: company.displayName })
        .from(messageReport)
        .innerJoin(company, eq(company.id, messageReport.companyId))
        .where(eq(messageReport.id, id))
      if (found === undefined) return null
      const { row } = found
      return {
        id,
        reason: row.reason,
        companyId: row.companyId,
        createdAt: row.createdAt,
        closedAt: row.closedAt,
        outcome: row.outcome,
        company: found.company,
        messages: row.evidence.length,
        stamp: partStamp(wholeStamp(row), partsOf(row)),
      }
    },

    /** What was reported; that it was read is written down and shown to the student. */
    read: (uid: string, id: string) => reports.read({ kind: 'person', uid }, id),

    /** The same of a file. Files have 5 MB at the most, so that one is read whole. */
    readFile: async (uid: string, id: string, fileId: string): Promise<ReadFile | null> => {
      const found = await reports.readFile({ kind: 'person', uid }, id, fileId)
      if (found === null) return null
      const { name, type, bytes } = found
      const parts: Uint8Array[] = []
      for await (const part of bytes) parts.push(part)
      return { name, type, base64: Buffer.concat(parts).toString('base64') }
    },

    close: (uid: string, given: { id: string; read: string; outcome: string }, step: DeskStep) =>
      act({
        uid,
        thing: { kind: 'message_report', id: given.id },
        step,
        changes: changesOf(given),
        run: (within) =>
          createMessageReports({ database, work: within, store }).close(
            { kind: 'person', uid },
            given.id,
            given.outcome,
          ),
        refusalOf: ({ kind }) => (kind === 'done' ? null : { refusal: kind }),
      }),
  }
}

export type MessageReportDesk = ReturnType<typeof createMessageReportDesk>
