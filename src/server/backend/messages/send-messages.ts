import { and, eq, isNull } from 'drizzle-orm'
import { messageLimits, type SendMessage, type StartThread } from '#contract/message.ts'
import type { ThreadSubject } from '#contract/message-subject.ts'
import { isGone } from '#contract/job-post-end.ts'
import { wherePublic } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import { Rollback, type Work } from '#server/backend/database/unit-of-work.ts'
import { mayBeWrittenAbout } from '#server/domain/messages.ts'
import { newId } from '#server/platform/ids.ts'
import type { RateLimits } from '#server/ports/rate-limits.ts'
import { readUpTo } from './read-up-to.ts'
import { signalSides } from './thread-people.ts'
import { lockThread, type Reader } from './thread-rows.ts'
import { isWaiting, writeMessage, type SentMessage } from './write-message.ts'

type Dependencies = { database: Database; work: Work; rateLimits: RateLimits; now: () => Date }

const hour = 60 * 60
const messagesOfPerson = { limit: messageLimits.sentAnHour, seconds: hour }
const messagesInADay = { limit: messageLimits.sentADay, seconds: 24 * hour }
const inquiriesOfStudent = { limit: messageLimits.inquiriesADay, seconds: 24 * hour }

/** What a thread can be about, and whose it would be. */
export type Subject = {
  uid: string
  companyId: string
  companyName: string
  applicationId: string | null
  jobPostId: string | null
  jobPostTitle: string | null
}

const subjectOfApplication = async (database: Database, reader: Reader, id: string) => {
  const [found] = await database
    .select({
      uid: application.uid,
      companyId: company.id,
      companyName: company.displayName,
      applicationId: application.id,
      jobPostId: jobPost.id,
      jobPostTitle: jobPost.title,
      status: application.status,
      erasedAt: application.erasedAt,
    })
    .from(application)
    .innerJoin(jobPost, eq(jobPost.id, application.jobPostId))
    .innerJoin(company, and(eq(company.id, application.companyId), eq(company.status, 'active')))
    .where(eq(application.id, id))
  if (found === undefined || found.uid === null || !mayBeWrittenAbout(found)) return null
  const mine =
    reader.side === 'student' ? found.uid === reader.uid : reader.companies.includes(found.companyId)
  const { status: _status, erasedAt: _erased, uid, ...subject } = found
  return mine ? { ...subject, uid } : null
}

const subjectOfInquiry = async (
  database: Database,
  uid: string,
  { kind, id }: ThreadSubject,
  at: Date,
): Promise<Subject | null> => {
  if (kind === 'company') {
    const [found] = await database
      .select({ companyId: company.id, companyName: company.displayName })
      .from(company)
      .where(and(eq(company.id, id), eq(company.status, 'active')))
    return found === undefined
      ? null
      : { ...found, uid, applicationId: null, jobPostId: null, jobPostTitle: null }
  }
  const [found] = await database
    .select({ ad: jobPost, companyName: company.displayName })
    .from(jobPost)
    .innerJoin(company, eq(company.id, jobPost.companyId))
    .where(and(eq(jobPost.id, id), wherePublic({ ad: 'job_post', company: 'company' }, at)))
  if (found === undefined || isGone(found.ad, at)) return null
  const { ad, companyName } = found
  return {
    uid,
    companyId: ad.companyId,
    companyName,
    applicationId: null,
    jobPostId: ad.id,
    jobPostTitle: ad.title,
  }
}

/** What this person may write about, by an application of their side, or an inquiry of a student. Null: there is no such thing. */
export const findSubject = async (
  database: Database,
  reader: Reader,
  asked: ThreadSubject,
  at: Date,
): Promise<Subject | null> => {
  if (asked.kind === 'application') return subjectOfApplication(database, reader, asked.id)
  // Companies begin none.
  return reader.side === 'student' ? subjectOfInquiry(database, reader.uid, asked, at) : null
}

const aboutSame = ({ uid, companyId, applicationId, jobPostId }: Subject) =>
  applicationId === null
    ? and(
        eq(thread.uid, uid),
        eq(thread.companyId, companyId),
        isNull(thread.applicationId),
        jobPostId === null ? isNull(thread.jobPostId) : eq(thread.jobPostId, jobPostId),
      )
    : eq(thread.applicationId, applicationId)

/** The thread about something, whether or not anything of it has reached the student. */
export const threadAbout = async (
  database: Database,
  subject: Subject,
): Promise<{ id: string; sequence: number } | null> => {
  const [found] = await database
    .select({ id: thread.id, sequence: thread.sequence })
    .from(thread)
    .where(aboutSame(subject))
  return found ?? null
}

/** What people write to each other. */
export const createSendMessages = ({ database, work, rateLimits, now }: Dependencies) => {
  const may = async (name: string, who: string, limit: { limit: number; seconds: number }) =>
    (await rateLimits.hit(name, who, limit)).kind === 'allowed'

  /** Counts one message of a person. Null: they may send it. */
  const tooMany = async (uid: string): Promise<SentMessage | 'limited' | null> => {
    if (!(await may('message', uid, messagesOfPerson))) return 'limited'
    return (await may('message in a day', uid, messagesInADay)) ? null : { kind: 'refused', because: 'daily' }
  }

  return {
    /** Writes into a thread, which the sender has read up to `seen`. */
    send: async (
      reader: Reader,
      { thread: threadId, id, text, fileIds, seen }: SendMessage,
    ): Promise<SentMessage | 'limited'> => {
      const stopped = await tooMany(reader.uid)
      if (stopped !== null) return stopped
      return work<SentMessage>({ kind: 'person', uid: reader.uid }, async (unit) => {
        const row = await lockThread(unit.database, reader, threadId)
        if (row === null) return { kind: 'unknown' }
        await readUpTo(unit, row, reader.side, seen)
        if (row.closing !== null) return { kind: 'refused', because: 'closed' }
        return writeMessage(unit, row, { side: reader.side, uid: reader.uid, id, text, fileIds })
      })
    },

    /** Writes the first message about something, or the next one where there is a thread. */
    start: async (
      reader: Reader,
      { subject: asked, id, text, fileIds }: Omit<StartThread, 'companyId'>,
    ): Promise<SentMessage | 'limited'> => {
      const subject = await findSubject(database, reader, asked, now())
      if (subject === null) return { kind: 'unknown' }
      const stopped = await tooMany(reader.uid)
      if (stopped !== null) return stopped
      const isNewInquiry = subject.applicationId === null && (await threadAbout(database, subject)) === null
      if (isNewInquiry && !(await may('inquiry', reader.uid, inquiriesOfStudent))) return 'limited'
      return work<SentMessage>({ kind: 'person', uid: reader.uid }, async (unit) => {
        // As it is now: it may have been withdrawn, or its company suspended, since.
        const current = await findSubject(unit.database, reader, asked, unit.at)
        if (current === null) return { kind: 'unknown' }
        const { companyName: _company, jobPostTitle: _title, ...columns } = current
        const [made] = await unit.database
          .insert(thread)
          .values({ id: newId(), ...columns, lastAt: unit.at, createdAt: unit.at })
          .onConflictDoNothing()
          .returning()
        const [row] =
          made === undefined
            ? await unit.database.select().from(thread).where(aboutSame(current)).for('update')
            : [made]
        if (row === undefined) return { kind: 'unknown' }
        if (row.frozenAt !== null) return { kind: 'refused', because: 'closed' }
        const { side, uid } = reader
        const written = await writeMessage(unit, row, { side, uid, id, text, fileIds })
        return written.kind === 'sent' ? written : new Rollback<SentMessage>(written)
      })
    },

    /** Takes back a message of a company that waits for the morning. `late`: there is none, or it was delivered. */
    takeBack: (
      reader: Reader,
      { thread: threadId, id }: { thread: string; id: string },
    ): Promise<'done' | 'late' | 'unknown'> =>
      work<'done' | 'late' | 'unknown'>({ kind: 'person', uid: reader.uid }, async (unit) => {
        const row = await lockThread(unit.database, reader, threadId)
        if (row === null || reader.side === 'student') return 'unknown'
        const gone = await unit.database
          .delete(message)
          .where(and(eq(message.threadId, row.id), eq(message.id, id), isWaiting))
          .returning({ id: message.id })
        if (gone.length === 0) return 'late'
        await signalSides(unit, row, ['company'])
        // Nobody wrote anything else in it.
        const left = await unit.database.$count(message, eq(message.threadId, row.id))
        if (left === 0) await unit.database.delete(thread).where(eq(thread.id, row.id))
        return 'done'
      }),
  }
}
