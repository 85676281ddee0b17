import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { message, messageReport, thread } from '#server/backend/database/schema/message.ts'

const columns = {
  threadId: message.threadId,
  sequence: message.sequence,
  from: message.side,
  name: message.name,
  role: message.role,
  text: message.text,
  sentAt: message.sentAt,
  deliverAt: message.deliverAt,
  readAt: message.readAt,
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
    .where(eq(thread.uid, uid))
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
  return {
    threads: threads.map((each) => ({
      ...each,
      messages: (byThread.get(each.id) ?? []).map(({ threadId: _thread, ...shown }) => shown),
    })),
    messagesForCompanies: await database
      .select(columns)
      .from(message)
      .where(and(eq(message.uid, uid), eq(message.side, 'company')))
      .orderBy(asc(message.sentAt), asc(message.id)),
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
