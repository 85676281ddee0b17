import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FileType } from '#contract/codes/stored-file.ts'
import type { MessageFileState } from '#contract/message.ts'
import { judgeFiles } from '#server/backend/applications/application-files.ts'
import type { Database } from '#server/backend/database/open.ts'
import { messageFile, messageReportFile } from '#server/backend/database/schema/message-file.ts'
import { messageReport, type ReportedFile } from '#server/backend/database/schema/message.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'

/** A file of a message as both sides are shown it. `fileId`: where it is read; null: it can't be, for what `state` says. */
export type ShownMessageFile = {
  fileId: string | null
  name: string
  type: FileType
  size: number
  state: MessageFileState
}

type Attached = Omit<typeof messageFile.$inferInsert, 'threadId' | 'messageId'>

/** What may go with a message: these files of the writer's own. Null: one is not there, another's, or held malware. */
export const findAttachments = async (
  database: Database,
  uid: string,
  fileIds: readonly string[],
): Promise<Attached[] | null> => {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return []
  // Until the commit none of them can be deleted.
  if ((await judgeFiles(database, uid, wanted)) !== 'fine') return null
  const rows = await database.select().from(storedFile).where(inArray(storedFile.id, wanted))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.flatMap((fileId, position) => {
    const found = byId.get(fileId)
    return found === undefined
      ? []
      : [{ position, fileId, name: found.name, type: found.type, size: found.size }]
  })
}

export const attachFiles = async (
  database: Database,
  to: { threadId: string; messageId: string },
  attached: readonly Attached[],
): Promise<void> => {
  if (attached.length > 0)
    await database.insert(messageFile).values(attached.map((each) => ({ ...each, ...to })))
}

/** The files of messages of one thread, by message, in the order of their choice. */
export const filesOfMessages = async (
  database: Database,
  threadId: string,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, ShownMessageFile[]>> => {
  if (messageIds.length === 0) return new Map()
  const rows = await database
    .select({ row: messageFile, scan: storedFile.scan })
    .from(messageFile)
    .leftJoin(storedFile, eq(storedFile.id, messageFile.fileId))
    .where(and(eq(messageFile.threadId, threadId), inArray(messageFile.messageId, [...messageIds])))
    .orderBy(asc(messageFile.messageId), asc(messageFile.position))
  const shown = rows.map(({ row: { messageId, fileId, name, type, size }, scan }) => ({
    messageId,
    file: { fileId: scan === 'clean' ? fileId : null, name, type, size, state: scan ?? ('deleted' as const) },
  }))
  return new Map(
    [...Map.groupBy(shown, ({ messageId }) => messageId)].map(([id, all]) => [
      id,
      all.map(({ file }) => file),
    ]),
  )
}

/** The files of a thread that its report keeps, by message; those that were deleted before are not there any more. */
export const reportedFilesOf = async (
  database: Database,
  threadId: string,
): Promise<ReadonlyMap<string, ReportedFile[]>> => {
  const rows = await database
    .select({ messageId: messageFile.messageId, file: storedFile })
    .from(messageFile)
    .innerJoin(storedFile, eq(storedFile.id, messageFile.fileId))
    .where(eq(messageFile.threadId, threadId))
    .orderBy(asc(messageFile.messageId), asc(messageFile.position))
  return new Map(
    [...Map.groupBy(rows, ({ messageId }) => messageId)].map(([messageId, all]) => [
      messageId,
      all.map(({ file: { id, name, type, size, hash } }) => ({ id, name, type, size, hash })),
    ]),
  )
}

/** Keeps files with a report, whatever becomes of the messages; those that it has already stay. */
export const keepReportedFiles = async (
  database: Database,
  reportId: string,
  fileIds: readonly string[],
): Promise<void> => {
  const rows = [...new Set(fileIds)].map((fileId) => ({ reportId, fileId }))
  if (rows.length > 0) await database.insert(messageReportFile).values(rows).onConflictDoNothing()
}

/** For a student whose account goes: what they reported keeps no file of theirs. */
export const dropReportedFiles = async (database: Database, uid: string): Promise<void> => {
  const reports = database
    .select({ id: messageReport.id })
    .from(messageReport)
    .where(eq(messageReport.uid, uid))
  const own = database.select({ id: storedFile.id }).from(storedFile).where(eq(storedFile.uid, uid))
  await database
    .delete(messageReportFile)
    .where(and(inArray(messageReportFile.reportId, reports), inArray(messageReportFile.fileId, own)))
}
