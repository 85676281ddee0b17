import { and, asc, desc, eq, exists, gt, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { messageLimits, type ThreadFilter } from '#contract/message.ts'
import type { ThreadSubject } from '#contract/message-subject.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { deliverAtOf } from '#server/domain/messages.ts'
import { applicantSearchTerms } from '#server/domain/applicant-search.ts'
import { filesOfMessages, type ShownMessageFile } from './message-files.ts'
import { findSubject, threadAbout } from './send-messages.ts'
import { readableBy, selectThreads, shownThread, type Reader, type ShownThread } from './thread-rows.ts'
import { isWaiting, type MessageRow } from './write-message.ts'

/** A message as one side reads it. */
export type ShownMessage = Omit<MessageRow, 'searchText' | 'uid' | 'droppedAt'> & {
  readerUid: string
  mine: boolean
  files: readonly (ShownMessageFile & { readerUid: string })[]
}

export const shownMessage = (
  { uid: readerUid, side }: Reader,
  row: MessageRow,
  files: readonly ShownMessageFile[],
): ShownMessage => {
  const { searchText: _search, uid: _uid, droppedAt: _dropped, ...shown } = row
  return {
    ...shown,
    readerUid,
    mine: row.side === side,
    files: files.map((file) => ({ ...file, readerUid })),
  }
}

const shownMessages = async (
  database: Database,
  { reader, threadId }: { reader: Reader; threadId: string },
  rows: readonly MessageRow[],
): Promise<ShownMessage[]> => {
  const files = await filesOfMessages(
    database,
    threadId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => shownMessage(reader, row, files.get(row.id) ?? []))
}

type Wanted = { filter: ThreadFilter; query: string; page: number }
export type ThreadList = { readerUid: string; threads: ShownThread[]; hasNextPage: boolean }
export type MessageList = { readerUid: string; messages: ShownMessage[]; hasMore: boolean }

const like = (term: string) => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Every word is in one message that the reader may read. Signs alone find nothing. */
const containing = (database: Database, reader: Reader, query: string): SQL | undefined => {
  const terms = applicantSearchTerms(query)
  if (terms.length === 0) return query.trim() === '' ? undefined : sql`false`
  return exists(
    database
      .select({ one: sql`1` })
      .from(message)
      .where(
        and(
          eq(message.threadId, thread.id),
          reader.side === 'student' ? isNotNull(message.sequence) : undefined,
          ...terms.map((term) => sql`${message.searchText} like ${like(term)}`),
        ),
      ),
  )
}

const unreadOf = ({ side }: Reader) => (side === 'student' ? thread.studentUnread : thread.companyUnread)

const isClosed = or(isNotNull(thread.frozenAt), eq(application.status, 'withdrawn'))
const ofFilter = (reader: Reader, filter: ThreadFilter): SQL | undefined =>
  filter === 'all' ? undefined : filter === 'unread' ? gt(unreadOf(reader), 0) : isClosed

/** What people read of their threads; every read asks for their own alone. */
export const createReadThreads = ({ database, now }: { database: Database; now: () => Date }) => ({
  list: async (reader: Reader, { filter, query, page }: Wanted): Promise<ThreadList> => {
    const rows = await selectThreads(database)
      .where(and(readableBy(reader), ofFilter(reader, filter), containing(database, reader, query)))
      .orderBy(
        sql`(${unreadOf(reader)} > 0) desc`,
        sql`${thread.lastAt} desc nulls last`,
        sql`${thread.id} desc nulls last`,
      )
      .limit(messageLimits.threads + 1)
      .offset((page - 1) * messageLimits.threads)
    return {
      readerUid: reader.uid,
      threads: rows.slice(0, messageLimits.threads).map((row) => shownThread(reader, row)),
      hasNextPage: rows.length > messageLimits.threads,
    }
  },

  find: async (reader: Reader, id: string): Promise<ShownThread | null> => {
    const [found] = await selectThreads(database).where(and(eq(thread.id, id), readableBy(reader)))
    return found === undefined ? null : shownThread(reader, found)
  },

  /** Threads with something unread; at most `messageLimits.count + 1`. */
  unread: async (reader: Reader): Promise<number> => {
    const counted = database
      .select({ id: thread.id })
      .from(thread)
      .innerJoin(company, eq(company.id, thread.companyId))
      .leftJoin(application, eq(application.id, thread.applicationId))
      .where(and(readableBy(reader), gt(unreadOf(reader), 0)))
      .limit(messageLimits.count + 1)
      .as('counted')
    const [row] = await database.select({ count: sql<number>`count(*)::int` }).from(counted)
    return row?.count ?? 0
  },

  /**
   * Messages of a thread in order: those behind `after`, or those before `before`, or the last. Null: there is no such
   * thread of theirs.
   */
  messages: async (
    reader: Reader,
    threadId: string,
    { after, before, first }: { after: number | null; before: number | null; first: number },
  ): Promise<MessageList | null> => {
    const [known] = await database
      .select({ id: thread.id })
      .from(thread)
      .innerJoin(company, eq(company.id, thread.companyId))
      .leftJoin(application, eq(application.id, thread.applicationId))
      .where(and(eq(thread.id, threadId), readableBy(reader)))
    if (known === undefined) return null
    const rows = await database
      .select()
      .from(message)
      .where(
        and(
          eq(message.threadId, threadId),
          isNotNull(message.sequence),
          after === null ? undefined : gt(message.sequence, after),
          before === null ? undefined : lt(message.sequence, before),
        ),
      )
      .orderBy(after === null ? desc(message.sequence) : asc(message.sequence))
      .limit(first + 1)
    const found = rows.slice(0, first)
    return {
      readerUid: reader.uid,
      messages: await shownMessages(
        database,
        { reader, threadId },
        after === null ? found.toReversed() : found,
      ),
      hasMore: rows.length > first,
    }
  },

  /** What a company wrote that waits for the morning; of students nothing. */
  held: async ({ reader, threadId }: { reader: Reader; threadId: string }): Promise<ShownMessage[]> => {
    if (reader.side === 'student') return []
    const rows = await database
      .select()
      .from(message)
      .where(and(eq(message.threadId, threadId), isWaiting))
      .orderBy(asc(message.deliverAt), asc(message.sentAt))
    return shownMessages(database, { reader, threadId }, rows)
  },

  /** What a company wrote that waited when the student ended the thread; of students nothing. */
  dropped: async ({ reader, threadId }: { reader: Reader; threadId: string }): Promise<ShownMessage[]> => {
    if (reader.side === 'student') return []
    const rows = await database
      .select()
      .from(message)
      .where(and(eq(message.threadId, threadId), isNotNull(message.droppedAt)))
      .orderBy(asc(message.sentAt), asc(message.id))
      .limit(messageLimits.held)
    return shownMessages(database, { reader, threadId }, rows)
  },

  /** What a first message would be about. Null: there is nothing of that kind that they may write about. */
  about: async (reader: Reader, asked: ThreadSubject) => {
    const subject = await findSubject(database, reader, asked, now())
    if (subject === null) return null
    const found = await threadAbout(database, subject)
    const [student] = await database.select().from(studentUser).where(eq(studentUser.uid, subject.uid))
    const isKnown = found !== null && (reader.side === 'company' || found.sequence > 0)
    return {
      ...subject,
      readerUid: reader.uid,
      side: reader.side,
      threadId: isKnown ? found.id : null,
      studentName: student === undefined ? '' : `${student.familyName} ${student.givenName}`,
      deliverAt: deliverAtOf(reader.side, now(), student?.nightMessages ?? false),
    }
  },

  /** Whether messages of companies may reach a student at night. */
  allowsNight: async (uid: string): Promise<boolean> => {
    const [own] = await database
      .select({ allowed: studentUser.nightMessages })
      .from(studentUser)
      .where(eq(studentUser.uid, uid))
    return own?.allowed ?? false
  },
})

export type NewThread = NonNullable<Awaited<ReturnType<ReturnType<typeof createReadThreads>['about']>>>
