import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { factorKinds } from '#contract/second-factor.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { consentRecord, account, companyMember } from '#server/backend/database/schema/account.ts'
import {
  application,
  applicationEvent,
  applicationFile,
} from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'
import { companyQuestion } from '#server/backend/database/schema/company-talk.ts'
import { leakReport } from '#server/backend/database/schema/desk-site.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { messageReport } from '#server/backend/database/schema/message.ts'
import { report, reportInquiry } from '#server/backend/database/schema/report.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { insertFile } from '#server/backend/testing/applications.ts'
import { insertThread } from '#server/backend/testing/messages.ts'
import { insertInterview, insertSlot } from '#server/backend/testing/interviews.ts'
import { createTestBackend, identityOf } from '#server/backend/testing/client.ts'
import {
  daysFromNow,
  insertCompany,
  insertInfo,
  insertJobPost,
  testNow,
} from '#server/backend/testing/records.ts'
import { insertApplication } from '#server/backend/testing/sent-applications.ts'
import { beginQuestionnaire, finishQuestionnaire } from '#server/backend/testing/questionnaires.ts'
import { snapshotOf } from '#contract/profile-snapshot.ts'
import { newId } from '#server/platform/ids.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'

const minute = 60_000
const ordinary: Omit<VerifiedIdentity, 'uid' | 'email'> = {
  emailVerified: true,
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 60 * minute),
}
const confirmed = { secondFactor: true }
const signIns: Readonly<Record<string, Partial<VerifiedIdentity>>> = {
  nobody: {},
  unverified: { emailVerified: false },
  student: {},
  stale: { authTime: new Date(testNow.getTime() - 6 * minute) },
  phone: { email: null },
  owner: confirmed,
  recruiter: confirmed,
  viewer: confirmed,
  other: confirmed,
  weak: {},
  admin: confirmed,
}
/** Every kind of caller that a matrix has a column for. */
export const callers: readonly string[] = ['guest', ...Object.keys(signIns)]

const identity = identityOf(async (uid) => {
  const signIn = signIns[uid]
  return signIn === undefined ? null : { uid, email: `${uid}@example.com`, ...ordinary, ...signIn }
})

const students = ['unverified', 'student', 'stale', 'phone']
const membersOfA = ['owner', 'recruiter', 'viewer', 'weak']

/** The accounts of all callers but `guest` and `nobody`, with company A and B. */
const insertPeople = async ({ database }: DatabaseHandle) => {
  const A = await insertCompany(database)
  const B = await insertCompany(database, { displayName: 'ほかの会社' })
  const of = (kind: 'student' | 'company' | 'admin') => (uid: string) => ({
    uid,
    kind,
    email: `${uid}@example.com`,
    emailVerifiedAt: testNow,
  })
  await database
    .insert(account)
    .values([
      ...students.map(of('student')),
      ...[...membersOfA, 'other', 'spare'].map(of('company')),
      of('admin')('admin'),
    ])
  const member = (companyId: string, uid: string, role: 'owner' | 'recruiter' | 'viewer') => ({
    id: newId(),
    companyId,
    uid,
    role,
  })
  const spareMember = newId()
  const memberships = [
    // Somebody whom nobody asks as, to be taken out.
    { ...member(A, 'spare', 'viewer'), id: spareMember },
    member(A, 'owner', 'owner'),
    member(A, 'recruiter', 'recruiter'),
    member(A, 'viewer', 'viewer'),
    member(A, 'weak', 'owner'),
    member(B, 'other', 'owner'),
    // An admin who once was a member of a company is none now.
    member(B, 'admin', 'owner'),
  ]
  await database.insert(companyMember).values(memberships)
  const names = { familyName: '山田', givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' }
  await database
    .insert(studentUser)
    .values(students.map((uid) => ({ uid, ...names, homeStations: ['13三鷹'] })))
  // Of every address, so that whoever may ask of theirs gets an answer.
  await database.insert(mailStop).values(
    Object.keys(signIns).map((uid) => ({
      id: newId(),
      email: `${uid}@example.com`,
      reason: 'bounce' as const,
      at: testNow,
    })),
  )
  // Of somebody whom nobody asks as, so that it stays.
  await database.insert(factorRemoval).values({ id: newId(), uid: 'spare', state: 'waiting', dueAt: testNow })
  await database
    .insert(personProfile)
    .values([...membersOfA, 'other', 'admin'].map((uid) => ({ uid, displayName: '採用担当 田中' })))
  return { A, B, spareMember, memberships }
}

type Sent = { jobPostId: string; companyId: string; profile: ProfileSnapshot }

/** Keeps an application that `student` sent, with an event and a file. Answers its id. */
const insertSent = async (
  { database }: DatabaseHandle,
  given: Sent & Partial<typeof application.$inferInsert>,
): Promise<string> => {
  const row = {
    id: newId(),
    uid: 'student',
    status: 'submitted' as const,
    revision: 1,
    submitKey: newId(),
    submittedAt: daysFromNow(-8),
    replyDueAt: daysFromNow(1),
    ...given,
  }
  await database.insert(application).values(row)
  const event = { applicationId: row.id, actor: 'student' as const, status: 'submitted' as const }
  await database.insert(applicationEvent).values({ id: newId(), ...event, createdAt: daysFromNow(-8) })
  const fileId = await insertFile(database, 'student')
  await database.insert(applicationFile).values({ applicationId: row.id, fileId })
  return row.id
}

/** What `student` wrote and sent to company A. */
const insertApplications = async (handle: DatabaseHandle, companyId: string, jobPostId: string) => {
  const { database } = handle
  const [row] = await database.select().from(studentUser).where(eq(studentUser.uid, 'student'))
  if (row === undefined) throw new Error('The student has no profile')
  const profile = snapshotOf(row, 'student@example.com')
  const another = async () => ({ jobPostId: await insertJobPost(database, companyId), companyId, profile })
  const toWrite = await insertJobPost(database, companyId)
  const sent = await insertSent(handle, { jobPostId, companyId, profile })
  const offered = await insertSent(handle, {
    ...(await another()),
    status: 'offered',
    answeredAt: testNow,
  })
  const unanswered = await insertSent(handle, { ...(await another()), replyDueAt: daysFromNow(-1) })
  await database.insert(application).values({
    id: newId(),
    uid: 'student',
    jobPostId: await insertJobPost(database, companyId),
    companyId,
    revision: 1,
  })
  return { toWrite, sent, offered, unanswered }
}

/** A file of each student, and of each member. Answers that of `student`, which went to company A with the application. */
const insertFiles = async ({ database }: DatabaseHandle, applicationId: string): Promise<string> => {
  const fileId = newId()
  await database.insert(storedFile).values(
    [...students, ...membersOfA, 'other'].map((uid) => ({
      id: uid === 'student' ? fileId : newId(),
      uid,
      kind: 'resume' as const,
      name: '履歴書.pdf',
      type: 'pdf' as const,
      size: 1,
      hash: '0'.repeat(64),
      scan: 'clean' as const,
    })),
  )
  await database.insert(applicationFile).values({ applicationId, fileId })
  return fileId
}

export type TestSite = ReturnType<typeof createTestBackend>

/**
 * Everything a row is tried with: things of each kind that belong to `student` or to company A, the site, and other sites
 * over the same database with services in place of its own.
 */
export const createWorld = async (handle: DatabaseHandle) => {
  const { database } = handle
  const { A, B, spareMember, memberships } = await insertPeople(handle)
  const inviteToken = 'i'.repeat(43)
  const invitation = {
    id: newId(),
    companyId: A,
    email: 'invited@example.com',
    role: 'viewer' as const,
    invitedByUid: 'owner',
    tokenHash: createHash('sha256').update(inviteToken).digest('hex'),
    expiresAt: daysFromNow(7),
  }
  /** Some rows end memberships, and with them what the person asked others to: puts back what is missing. */
  const restoreMembers = async () => {
    await database.insert(companyMember).values(memberships).onConflictDoNothing()
    await database.insert(companyInvite).values(invitation).onConflictDoNothing()
  }
  await restoreMembers()
  const jobPost = await insertJobPost(database, A, {
    workplaces: [
      {
        name: '本社',
        prefectureCode: '13',
        city: '渋谷区',
        access: null,
        stations: [{ station: '13渋谷', way: 'walk', minutes: 5 }],
      },
    ],
  })
  const draft = await insertJobPost(database, A, { status: 'draft', publishAt: null, validThrough: null })
  const info = await insertInfo(database)
  const sentThings = await insertApplications(handle, A, jobPost)
  const file = await insertFiles(handle, sentThings.sent)
  await database.insert(bookmark).values({ uid: 'student', jobPostId: jobPost, revision: 1 })
  const search = newId()
  await database.insert(savedSearch).values({
    id: search,
    uid: 'student',
    name: '東京',
    address: '/jobpost?prefecture=13',
    frequency: 'none',
    confirmedAt: testNow,
    seenAt: testNow,
    toldUntil: testNow,
  })
  const inquiry = newId()
  // Answered, so that nobody who may changes what the next finds.
  await database.insert(reportInquiry).values({
    id: inquiry,
    jobPostId: jobPost,
    companyId: A,
    reasons: ['fraud'],
    question: '',
    answer: '答え',
    answeredAt: testNow,
  })
  // What waits at the desk: an ad, a report of one, and reported messages.
  const waiting = await insertJobPost(database, A, { status: 'in_review', publishAt: null })
  await database
    .insert(jobPostReview)
    .values({ jobPostId: waiting, submittedAt: daysFromNow(-1), dueAt: daysFromNow(1) })
  await database
    .insert(report)
    .values({ id: newId(), formId: newId(), jobPostId: jobPost, revision: 1, reasons: ['fraud'], body: '' })
  const messageReportId = newId()
  await database
    .insert(messageReport)
    .values({ id: messageReportId, companyId: A, uid: null, reason: 'fraud', text: '', evidence: [] })
  const ad = { companyId: A, jobPostId: jobPost }
  const leak = newId()
  await database
    .insert(leakReport)
    .values({ id: leak, title: '訓練', learnedOn: '2026-11-01', wrongful: false })
  await database
    .insert(consentRecord)
    .values({ id: newId(), uid: 'gone', document: 'terms', version: '2026-11-24' })
  const contact = newId()
  await database.insert(contactMessage).values({
    id: contact,
    formId: newId(),
    kind: 'question',
    name: '山田',
    email: 'yamada@example.com',
    body: '求人の探し方を教えてください。',
  })
  const question = newId()
  // Answered, so that nobody who may changes what the next finds.
  await database.insert(companyQuestion).values({
    id: question,
    companyId: A,
    question: '質問',
    answer: '答え',
    answeredAt: testNow,
  })
  const slot = await insertSlot(database, ad)
  const interview = await insertInterview(
    database,
    { applicationId: sentThings.sent, jobPostId: jobPost },
    { state: 'ended' },
  )
  // Of somebody whom no caller is.
  const another = await insertApplication(database, jobPost, { status: 'interview' })
  await insertInterview(database, { applicationId: another, jobPostId: jobPost }, { slotId: slot })
  // About the ad, since applications are taken back by callers.
  const thread = await insertThread(database, { uid: 'student', companyId: A, jobPostId: jobPost })
  const open = (services: Partial<TestSite['services']> = {}): TestSite =>
    createTestBackend(handle, { identity, factorPolicy: factorKinds, services })
  const site = open()
  await site.services.calendarFeeds.change('student', 'create')
  const { questionnaires } = site.services
  const questionnaireResult = await finishQuestionnaire(questionnaires, 'student', 'personality')
  const questionnaireRun = await beginQuestionnaire(questionnaires, 'student', 'personality')
  const { companyCalendar } = site.services
  for (const uid of ['owner', 'recruiter', 'viewer'])
    await companyCalendar.change({ companyId: A, uid }, 'create', 'all')
  await site.services.companyTokens.create('owner', { companyId: A, name: 'ATS', scope: 'read', days: 30 })
  const companyFeedSecret = (await companyCalendar.feed({ companyId: A, uid: 'owner' }))?.secret ?? ''
  const feedSecret = (await site.services.calendarFeeds.secret('student')) ?? ''
  return {
    site,
    open,
    feedSecret,
    companyFeedSecret,
    inviteToken,
    restoreMembers,
    ids: {
      A,
      B,
      jobPost,
      draft,
      info,
      ...sentThings,
      file,
      search,
      inquiry,
      contact,
      messageReport: messageReportId,
      question,
      leak,
      slot,
      interview,
      thread,
      invite: invitation.id,
      spareMember,
      questionnaireResult,
      questionnaireRun,
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
