import type { Database } from '#server/backend/database/open.ts'
import { eq, isNotNull } from 'drizzle-orm'
import { demoAccounts } from '#server/auth/identity/demo-accounts.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { accountDeletion, emailChange } from '#server/backend/database/schema/account-security.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { bulkReply } from '#server/backend/database/schema/bulk-reply.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'
import { companyToken, companyTokenAnswer } from '#server/backend/database/schema/company-token.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import { interview, interviewSlot } from '#server/backend/database/schema/interview.ts'
import { jobPostEdit } from '#server/backend/database/schema/job-post-edit.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { mailDelivery } from '#server/backend/database/schema/mail-delivery.ts'
import { message, messageReport, thread } from '#server/backend/database/schema/message.ts'
import { notification } from '#server/backend/database/schema/notification.ts'
import { report } from '#server/backend/database/schema/report.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import { sentForm } from '#server/backend/database/schema/sent-form.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { uploadTicket } from '#server/backend/database/schema/upload-ticket.ts'
import { daysFromNow, insertCompany, insertPerson, testNow } from '#server/backend/testing/records.ts'
import { newId } from '#server/platform/ids.ts'
import type { FileStore } from '#server/ports/file-store.ts'

const [student] = demoAccounts
const hash = (digit: string) => digit.repeat(64)

/** What the demo has none of, for each sweep that would find nothing else. */
export const insertDueThings = async (database: Database, store: FileStore): Promise<void> => {
  await insertPerson(database, { uid: 'leaves' })
  await insertPerson(database, { uid: 'changes' })
  await insertPerson(database, { uid: 'unverified' })
  await insertPerson(database, { uid: 'gone' })
  await insertPerson(database, { uid: 'owns', kind: 'company' })
  const companyId = await insertCompany(database, { status: 'pending', corporateNumber: null })
  const [ad] = await database
    .select({ id: jobPost.id, companyId: jobPost.companyId })
    .from(jobPost)
    .where(eq(jobPost.status, 'published'))
  const [one] = await database.select().from(thread).where(isNotNull(thread.applicationId)).limit(1)
  await database.insert(factorRemoval).values([
    { id: newId(), uid: 'leaves', state: 'waiting', createdAt: testNow, dueAt: testNow },
    { id: newId(), uid: 'changes', state: 'cancelled', createdAt: testNow, endedAt: testNow },
  ])
  await database
    .insert(mailDelivery)
    .values({ id: newId(), addressHash: hash('e'), about: 'notice', result: 'sent', at: testNow })
  await database.insert(accountDeletion).values({ uid: 'leaves', dueAt: daysFromNow(-1) })
  const change = { oldEmail: 'a@example.com', newEmail: 'b@example.com', createdAt: testNow }
  await database.insert(emailChange).values([
    { ...change, id: newId(), uid: 'nobody', dueAt: daysFromNow(20) },
    { ...change, id: newId(), uid: 'changes', appliedAt: testNow, dueAt: daysFromNow(-1) },
  ])
  await database.insert(savedSearch).values(
    [{ confirmedAt: testNow, dueAt: testNow }, { confirmedAt: null }].map((more, index) => ({
      id: newId(),
      email: 'reader@example.com',
      name: '検索',
      address: `/jobpost?page=${index}`,
      frequency: 'daily' as const,
      seenAt: testNow,
      toldUntil: testNow,
      createdAt: testNow,
      ...more,
    })),
  )
  await database.insert(notification).values({
    id: newId(),
    uid: student.uid,
    kind: 'message',
    text: '新しいメッセージ',
    href: '/mypage/message',
    subject: 's',
    key: 'k',
    shown: true,
    mailDueAt: testNow,
    createdAt: testNow,
  })
  await database.insert(session).values({
    id: newId(),
    secretHash: hash('a'),
    uid: student.uid,
    device: 'x',
    tokens: 'x',
    emailVerified: true,
    secondFactor: false,
    authTime: testNow,
    tokenExpiresAt: testNow,
    lastSeenAt: testNow,
  })
  await database
    .insert(bookmark)
    .values({ uid: student.uid, jobPostId: ad!.id, revision: 1, createdAt: testNow })
    .onConflictDoNothing()
  await database
    .update(jobPost)
    .set({ validThrough: daysFromNow(2) })
    .where(eq(jobPost.id, ad!.id))
  await database.insert(message).values({
    threadId: one!.id,
    id: newId(),
    side: 'company',
    name: '佐藤',
    role: '',
    text: '夜の一通',
    searchText: '夜',
    sentAt: testNow,
    deliverAt: testNow,
  })
  await database.update(messageReport).set({ closedAt: testNow, outcome: '確認しました。' })
  await database.update(report).set({ closedAt: testNow, outcome: 'no_problem', outcomeReason: '確認' })
  await database.insert(companyInvite).values({
    id: newId(),
    companyId,
    email: 'c@example.com',
    role: 'viewer',
    invitedByUid: 'changes',
    expiresAt: testNow,
  })
  await database
    .insert(jobPostEdit)
    .values({ jobPostId: ad!.id, uid: 'changes', typed: {}, base: {}, updatedAt: testNow })
  const [invited] = await database
    .select({ id: interview.id, jobPostId: interview.jobPostId })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .where(eq(application.uid, student.uid))
  const [slot] = await database
    .select({ id: interviewSlot.id })
    .from(interviewSlot)
    .where(eq(interviewSlot.jobPostId, invited!.jobPostId))
    .orderBy(interviewSlot.startsAt)
  await database
    .update(interview)
    .set({ state: 'booked', slotId: slot!.id, bookedAt: testNow, sequence: 1 })
    .where(eq(interview.id, invited!.id))
  await database
    .insert(bulkReply)
    .values({ id: newId(), companyId: ad!.companyId, reason: 'other', updatedAt: testNow })
  const [owner] = await database.select().from(companyMember).where(eq(companyMember.role, 'owner')).limit(1)
  await database
    .update(company)
    .set({ harassmentDesk: null, harassmentDeskDueAt: daysFromNow(20) })
    .where(eq(company.id, ad!.companyId))
  await database
    .insert(companyMember)
    .values({ id: newId(), uid: 'owns', companyId: ad!.companyId, role: 'owner' })
  const tokenId = newId()
  const token = { companyId: owner?.companyId ?? '', memberId: owner?.id ?? '', secretHash: hash('a') }
  await database
    .insert(companyToken)
    .values({ ...token, id: tokenId, name: 'ATS', scope: 'read', expiresAt: daysFromNow(-31) })
  await database
    .insert(companyTokenAnswer)
    .values({ tokenId, key: 'old', callHash: hash('b'), createdAt: daysFromNow(-2) })
  await database
    .insert(sentForm)
    .values({ id: hash('c'), owner: hash('d'), content: 'x', expiresAt: testNow })
  await database.insert(contactMessage).values({
    id: newId(),
    formId: newId(),
    kind: 'question',
    name: '山田',
    email: 'a@example.com',
    body: '質問があります。お願いします。',
    createdAt: testNow,
  })
  const file = { kind: 'resume', name: 'a.pdf', type: 'pdf', size: 1, createdAt: testNow } as const
  const files = [
    { ...file, id: newId(), uid: null, hash: hash('1'), scan: 'clean' as const },
    { ...file, id: newId(), uid: student.uid, hash: hash('2'), scan: 'waiting' as const },
  ]
  await database.insert(storedFile).values(files)
  for (const { id } of files) await store.put(id, Buffer.from('x'))
  await store.put(newId(), Buffer.from('of no row'))
  await database.insert(uploadTicket).values({
    id: newId(),
    uid: student.uid,
    tokenHash: hash('b'),
    kind: 'resume',
    name: 'b.pdf',
    expiresAt: testNow,
  })
}
