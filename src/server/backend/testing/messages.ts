import { eq } from 'drizzle-orm'
import type { Database, DatabaseHandle } from '#server/backend/database/open.ts'
import { account, auditLog } from '#server/backend/database/schema/account.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { message, thread } from '#server/backend/database/schema/message.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createMessages } from '#server/backend/messages/messages.ts'
import type { Reader } from '#server/backend/messages/thread-rows.ts'
import { newId } from '#server/platform/ids.ts'
import { insertMember } from './members.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from './records.ts'
import { insertApplication } from './sent-applications.ts'
import { createTestWork } from './work.ts'

const names = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }

/**
 * A company with an ad, its recruiter, and a student who has applied; messages between them at a time that can be set
 * (noon in Japan at first). What was there of people and companies before is gone.
 */
export const openMessages = async (handle: DatabaseHandle, { scale = 1 } = {}) => {
  const { database } = handle
  await database.delete(company)
  await database.delete(account)
  await database.delete(rateLimit)
  await database.delete(auditLog)
  const companyId = await insertCompany(database)
  const jobPostId = await insertJobPost(database, companyId)
  await insertMember(database, companyId, 'recruiter', 'recruiter')
  await database.insert(personProfile).values({ uid: 'recruiter', displayName: '田中 一郎', title: '人事部' })
  await insertPerson(database, { uid: 'hanako' })
  await database.insert(studentUser).values({ uid: 'hanako', ...names })
  const applicationId = await insertApplication(database, jobPostId, { uid: 'hanako' })
  let time = testNow
  const now = () => time
  const writes = createTestWork(handle, now)
  const messages = createMessages({
    database,
    work: writes.work,
    rateLimits: createRateLimits(database, { scale, now }),
    operatorEmail: 'desk@example.com',
    now,
  })
  const hanako: Reader = { side: 'student', uid: 'hanako' }
  const recruiter: Reader = { side: 'company', uid: 'recruiter', companies: [companyId] }
  const application = { kind: 'application', id: applicationId } as const
  return {
    ...writes,
    messages,
    now,
    ids: { companyId, jobPostId, applicationId },
    hanako,
    recruiter,
    at: (instant: Date | string) => {
      time = new Date(instant)
    },
    /** The first message about the application, or about something else. Answers the thread. */
    begin: async (
      reader: Reader,
      text = 'はじめまして。',
      subject: Parameters<typeof messages.start>[1]['subject'] = application,
      fileIds: string[] = [],
    ): Promise<string> => {
      const sent = await messages.start(reader, { subject, id: newId(), text, fileIds })
      if (sent === 'limited' || sent.kind !== 'sent') throw new Error('Nothing was sent')
      return sent.message.threadId
    },
    /** Sent from a page that showed nothing of the thread. */
    send: (reader: Reader, thread: string, text: string, id = newId(), fileIds: string[] = []) =>
      messages.send(reader, { thread, id, text, fileIds, seen: 0 }),
    /** What a side reads of a thread: sequence and text of each message. Null: it knows of none. */
    read: async (reader: Reader, thread: string) => {
      const list = await messages.messages(reader, thread, { after: null, before: null, first: 50 })
      return list?.messages.map(({ sequence, text }) => [sequence, text] as const) ?? null
    },
    rows: (thread: string) => database.select().from(message).where(eq(message.threadId, thread)),
    told: () =>
      database
        .select({ uid: notification.uid, text: notification.text, readAt: notification.readAt })
        .from(notification)
        .orderBy(notification.id),
  }
}

/** Keeps a thread of a student with one message of theirs, read by nobody. Answers its id. */
export const insertThread = async (
  database: Database,
  given: Pick<typeof thread.$inferInsert, 'uid' | 'companyId'> & Partial<typeof thread.$inferInsert>,
): Promise<string> => {
  const id = newId()
  await database
    .insert(thread)
    .values({ id, sequence: 1, companyUnread: 1, lastAt: testNow, createdAt: testNow, ...given })
  await database.insert(message).values({
    threadId: id,
    id: newId(),
    sequence: 1,
    side: 'student',
    uid: given.uid,
    name: '山田 花子',
    role: '',
    text: '質問があります。',
    searchText: '質問ガアリマス',
    sentAt: testNow,
  })
  return id
}
