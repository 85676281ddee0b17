import { and, eq, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { ThreadClosing, ThreadSide } from '#contract/codes/message.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { closingOf } from '#server/domain/messages.ts'

/** Who asks: a student for their own threads, or a member for those of these companies. */
export type Reader =
  { side: 'student'; uid: string } | { side: 'company'; uid: string; companies: readonly string[] }

/**
 * True for threads that a reader may know of, of rows joined with their company and application. Students know of none in
 * which nothing has reached them. Companies that are not approved yet, or suspended, read of nobody; of a withdrawn
 * application a company sees name and dates alone.
 */
export const readableBy = (reader: Reader): SQL | undefined =>
  reader.side === 'student'
    ? and(eq(thread.uid, reader.uid), gt(thread.sequence, 0))
    : and(
        inArray(thread.companyId, [...reader.companies]),
        eq(company.status, 'active'),
        or(isNull(application.status), ne(application.status, 'withdrawn')),
      )

export const threadColumns = {
  row: thread,
  companyName: company.displayName,
  companyStatus: company.status,
  harassmentDesk: company.harassmentDesk,
  applicationStatus: application.status,
  jobPostTitle: jobPost.title,
  familyName: studentUser.familyName,
  givenName: studentUser.givenName,
  nightMessages: sql<boolean>`coalesce(${studentUser.nightMessages}, false)`,
  lastText: message.text,
  lastSide: message.side,
}

/** Threads with what is told of them; the last message is one look into an index for each. */
export const selectThreads = (database: Database) =>
  database
    .select(threadColumns)
    .from(thread)
    .innerJoin(company, eq(company.id, thread.companyId))
    .leftJoin(application, eq(application.id, thread.applicationId))
    .leftJoin(jobPost, eq(jobPost.id, thread.jobPostId))
    .leftJoin(studentUser, eq(studentUser.uid, thread.uid))
    .leftJoin(message, and(eq(message.threadId, thread.id), eq(message.sequence, thread.sequence)))

type Selected = Awaited<ReturnType<typeof selectThreads>>[number]

/** A thread as one side is told of it. */
export type ShownThread = {
  /** Whom it was read for. */
  readerUid: string
  id: string
  side: ThreadSide
  companyId: string
  companyName: string
  studentName: string
  applicationId: string | null
  jobPostId: string | null
  jobPostTitle: string | null
  closing: ThreadClosing | null
  sequence: number
  unread: number
  readSequence: number
  /** Up to where the other side has read. */
  seenSequence: number
  lastAt: Date
  /** The beginning of the last message. */
  preview: string
  previewMine: boolean
  /** Told to students alone: from it the company would learn that there was a report. */
  operatorReadAt: Date | null
  /** Told to students alone. */
  harassmentDesk: string | null
  nightMessages: boolean
}

const previewLength = 80

export const shownThread = (reader: Reader, found: Selected): ShownThread => {
  const { row, applicationStatus, companyStatus, lastText, lastSide } = found
  const { side } = reader
  const isStudent = side === 'student'
  return {
    readerUid: reader.uid,
    id: row.id,
    side,
    companyId: row.companyId,
    companyName: found.companyName,
    studentName: [found.familyName ?? '', found.givenName ?? ''].join(' ').trim(),
    applicationId: row.applicationId,
    jobPostId: row.jobPostId,
    jobPostTitle: found.jobPostTitle,
    closing: closingOf({ frozenAt: row.frozenAt, applicationStatus, companyStatus }, side),
    sequence: row.sequence,
    unread: isStudent ? row.studentUnread : row.companyUnread,
    readSequence: isStudent ? row.studentReadSequence : row.companyReadSequence,
    seenSequence: isStudent ? row.companyReadSequence : row.studentReadSequence,
    lastAt: row.lastAt,
    preview: [...(lastText ?? '').replaceAll(/\s+/g, ' ')].slice(0, previewLength).join(''),
    previewMine: lastSide === side,
    operatorReadAt: isStudent ? row.operatorReadAt : null,
    harassmentDesk: isStudent ? found.harassmentDesk : null,
    nightMessages: found.nightMessages,
  }
}

export type LockedThread = typeof thread.$inferSelect & { closing: ThreadClosing | null }

/** A thread that a reader may know of, which nobody else changes until the commit. */
export const lockThread = async (
  database: Database,
  reader: Reader,
  id: string,
): Promise<LockedThread | null> => {
  const [found] = await database
    .select({
      row: thread,
      companyStatus: company.status,
      applicationStatus: application.status,
    })
    .from(thread)
    .innerJoin(company, eq(company.id, thread.companyId))
    .leftJoin(application, eq(application.id, thread.applicationId))
    .where(and(eq(thread.id, id), readableBy(reader)))
    .for('update', { of: thread })
  if (found === undefined) return null
  const { row, ...facts } = found
  return { ...row, closing: closingOf({ frozenAt: row.frozenAt, ...facts }, reader.side) }
}
