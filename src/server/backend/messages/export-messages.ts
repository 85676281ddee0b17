import { and, asc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { message, messageReport, thread } from '#server/backend/database/schema/message.ts'
import { messageFile } from '#server/backend/database/schema/message-file.ts'

const columns = {
  id: message.id,
  threadId: message.threadId,
  sequence: message.sequence,
  from: message.side,
  name: message.name,
  role: message.role,
  text: message.text,
  sentAt: message.sentAt,
  deliverAt: message.deliverAt,
  droppedAt: message.droppedAt,
  readAt: message.readAt,
}

/** Files of messages by `thread id`: of a student's threads, and of what a member wrote. */
const exportedFiles = async (database: Database, threadIds: readonly string[], uid: string) => {
  const rows = await database
    .select({
      threadId: messageFile.threadId,
      messageId: messageFile.messageId,
      file: {
        id: messageFile.fileId,
        name: messageFile.name,
        type: messageFile.type,
        size: messageFile.size,
      },
    })
    .from(messageFile)
    .innerJoin(
      message,
      and(eq(message.threadId, messageFile.threadId), eq(message.id, messageFile.messageId)),
    )
    .where(
      or(
        inArray(messageFile.threadId, [...threadIds]),
        and(eq(message.uid, uid), eq(message.side, 'company')),
      ),
    )
    .orderBy(asc(messageFile.threadId), asc(messageFile.messageId), asc(messageFile.position))
  return new Map(
    [...Map.groupBy(rows, ({ threadId, messageId }) => `${threadId} ${messageId}`)].map(([key, all]) => [
      key,
      all.map(({ file }) => file),
    ]),
  )
}

/** A person's messages, for what they take along: a student's threads whole, and what a member wrote for a company. */
export const exportMessages = async (database: Database, uid: string) => {
  const threads = await database
    .select({
      id: thread.id,
      companyId: thread.companyId,
      applicationId: thread.applicationId,
      jobPostId: thread.jobPostId,
      frozenAt: thread.frozenAt,
      operatorReadAt: thread.operatorReadAt,
      createdAt: thread.createdAt,
    })
    .from(thread)
    // Of what waits for the morning nobody of their side knows yet.
    .where(and(eq(thread.uid, uid), gt(thread.sequence, 0)))
    .orderBy(asc(thread.id))
  const received = await database
    .select(columns)
    .from(message)
    .where(
      and(
        inArray(
          message.threadId,
          threads.map(({ id }) => id),
        ),
        isNotNull(message.sequence),
      ),
    )
    .orderBy(asc(message.threadId), asc(message.sequence))
  const byThread = Map.groupBy(received, ({ threadId }) => threadId)
  const forCompanies = await database
    .select(columns)
    .from(message)
    .where(and(eq(message.uid, uid), eq(message.side, 'company')))
    .orderBy(asc(message.sentAt), asc(message.id))
  const files = await exportedFiles(
    database,
    threads.map(({ id }) => id),
    uid,
  )
  const filesOf = (each: { threadId: string; id: string }) => files.get(`${each.threadId} ${each.id}`) ?? []
  return {
    threads: threads.map((each) => ({
      ...each,
      messages: (byThread.get(each.id) ?? []).map(({ threadId, id, ...shown }) => ({
        ...shown,
        files: filesOf({ threadId, id }),
      })),
    })),
    messagesForCompanies: forCompanies.map(({ id, ...shown }) => ({
      ...shown,
      files: filesOf({ threadId: shown.threadId, id }),
    })),
    messageReports: await database
      .select({
        threadId: messageReport.threadId,
        companyId: messageReport.companyId,
        reason: messageReport.reason,
        text: messageReport.text,
        outcome: messageReport.outcome,
        createdAt: messageReport.createdAt,
        closedAt: messageReport.closedAt,
      })
      .from(messageReport)
      .where(eq(messageReport.uid, uid))
      .orderBy(asc(messageReport.id)),
  }
}
