import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentProfile } from '#contract/testing/profiles.ts'
import { deleteAccount } from '#server/backend/accounts/accounts.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import * as accounts from '#server/backend/database/schema/account.ts'
import * as security from '#server/backend/database/schema/account-security.ts'
import * as applications from '#server/backend/database/schema/application.ts'
import { companyInvite } from '#server/backend/database/schema/company-invite.ts'
import * as interviews from '#server/backend/database/schema/interview.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { bookmark, seenJobPost } from '#server/backend/database/schema/bookmark.ts'
import { hiddenCompany, hiddenJobPost } from '#server/backend/database/schema/hidden.ts'
import { calendarFeed } from '#server/backend/database/schema/calendar-feed.ts'
import { companyCalendarFeed } from '#server/backend/database/schema/company-calendar-feed.ts'
import { companyToken, companyTokenAnswer } from '#server/backend/database/schema/company-token.ts'
import { bulkReply, bulkReplyItem } from '#server/backend/database/schema/bulk-reply.ts'
import * as messages from '#server/backend/database/schema/message.ts'
import * as messageFiles from '#server/backend/database/schema/message-file.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'
import { interviewSlotInterviewer } from '#server/backend/database/schema/interview-slot-interviewer.ts'
import { jobPostMute } from '#server/backend/database/schema/job-post-mute.ts'
import { jobPostEdit } from '#server/backend/database/schema/job-post-edit.ts'
import { adminChange } from '#server/backend/database/schema/desk-site.ts'
import { contactMessage, contactReply } from '#server/backend/database/schema/contact-message.ts'
import { deskClaim } from '#server/backend/database/schema/desk.ts'
import { factorRemoval } from '#server/backend/database/schema/factor-removal.ts'
import { mailDelivery } from '#server/backend/database/schema/mail-delivery.ts'
import { mailStop } from '#server/backend/database/schema/mail-stop.ts'
import { liveChange, liveCursor } from '#server/backend/database/schema/live.ts'
import { notification, notificationPreference } from '#server/backend/database/schema/notification.ts'
import { pushSubscription } from '#server/backend/database/schema/push-subscription.ts'
import { report } from '#server/backend/database/schema/report.ts'
import { questionnaireResult, questionnaireRun } from '#server/backend/database/schema/questionnaire.ts'
import { uploadTicket } from '#server/backend/database/schema/upload-ticket.ts'
import { savedSearch } from '#server/backend/database/schema/saved-search.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { storedFile } from '#server/backend/database/schema/stored-file.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { testCipher } from '#server/backend/testing/cipher.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'
import { closeResult } from '#server/backend/questionnaires/result-rows.ts'
import { closeRun } from '#server/backend/questionnaires/run-rows.ts'
import { exportAccount } from './export-account.ts'

type World = {
  uid: string
  mark: string
  companyId: string
  memberId: string
  jobPostId: string
  applicationId: string
  fileId: string
  bulkReplyId: string
  slotId: string
  threadId: string
  messageId: string
  reportId: string
  sessionId: string
}

type Coverage = {
  /** A row of this person that holds `mark` wherever it holds something of theirs. */
  rows: (world: World) => readonly Record<string, unknown>[]
  table: PgTable
  /** Where the export has it, or why it has nothing that the person could take along. */
  exported: string | { no: string }
  /** What is left of the person once the account is deleted. */
  left: 'nothing' | { kept: string }
}

const at = new Date('2026-11-20T00:00:00Z')
/** Asks each person to a company; is none of them. */
const inviter = 'inviter'
const hash = (world: World) => Buffer.from(world.mark.padEnd(32)).toString('hex').slice(0, 64)
const nothing = 'nothing'

/** By hand: every table that names a person. A new one fails the test until it is here, exported and deleted. */
const coverage: Record<string, Coverage> = {
  account: {
    table: accounts.account,
    rows: ({ uid, mark }) => [{ uid, kind: 'student', email: `${mark}@example.com`, emailVerifiedAt: at }],
    exported: 'account',
    left: nothing,
  },
  consent_record: {
    table: accounts.consentRecord,
    rows: ({ uid, mark }) => [{ id: newId(), uid, document: 'terms', version: mark }],
    exported: 'consents',
    left: { kept: 'the proof of consent' },
  },
  audit_log: {
    table: accounts.auditLog,
    rows: ({ uid, mark }) => [{ id: newId(), actorUid: uid, action: 'test.done', subject: mark }],
    exported: 'actions',
    left: { kept: 'the audit log' },
  },
  company_member: {
    table: accounts.companyMember,
    rows: ({ uid, companyId, memberId }) => [{ id: memberId, uid, companyId, role: 'viewer' }],
    exported: 'memberships',
    left: nothing,
  },
  job_post_assignee: {
    table: jobPostAssignee,
    rows: ({ jobPostId, memberId }) => [{ jobPostId, memberId }],
    exported: 'memberships.0.adsInCharge',
    left: nothing,
  },
  job_post_mute: {
    table: jobPostMute,
    rows: ({ jobPostId, memberId }) => [{ jobPostId, memberId }],
    exported: 'memberships.0.mutedAds',
    left: nothing,
  },
  company_calendar_feed: {
    table: companyCalendarFeed,
    rows: (world) => [
      { memberId: world.memberId, scope: 'own' as const, serial: newId(), secretHash: hash(world) },
    ],
    exported: { no: 'a hash of a secret, whose address is shown in the calendar' },
    left: nothing,
  },
  company_token: {
    table: companyToken,
    rows: (world) => [
      {
        id: world.memberId,
        companyId: world.companyId,
        memberId: world.memberId,
        name: 'system',
        scope: 'read' as const,
        secretHash: hash(world),
        expiresAt: at,
      },
    ],
    exported: { no: 'a hash of a secret of the company, which its owners see the name of' },
    left: nothing,
  },
  company_token_answer: {
    table: companyTokenAnswer,
    rows: (world) => [{ tokenId: world.memberId, key: world.mark, callHash: hash(world), createdAt: at }],
    exported: { no: 'what a system of the company was told of its ads, for a day' },
    left: nothing,
  },
  company_invite: {
    table: companyInvite,
    rows: ({ uid, mark, companyId }) => [
      {
        id: newId(),
        companyId,
        email: `${mark}-asked@example.com`,
        role: 'viewer',
        invitedByUid: uid,
        expiresAt: at,
      },
      // To the person, by somebody else.
      {
        id: newId(),
        companyId,
        email: `${mark}@example.com`,
        role: 'viewer',
        invitedByUid: inviter,
        expiresAt: at,
      },
    ],
    exported: 'companyInvites',
    left: nothing,
  },
  company_rename: {
    table: companyRename,
    rows: ({ uid, companyId }) => [
      {
        companyId,
        legalName: '株式会社あおば',
        kana: 'アオバ',
        displayName: 'あおば',
        corporateNumber: null,
        askedBy: uid,
        askedAt: at,
      },
    ],
    exported: { no: 'names of a company; the audit line of who asked is exported' },
    left: nothing,
  },
  recovery_code: {
    table: security.recoveryCode,
    rows: (world) => [{ id: newId(), uid: world.uid, hash: hash(world) }],
    exported: { no: 'a hash of a secret' },
    left: nothing,
  },
  sign_in_phone: {
    table: security.signInPhone,
    rows: ({ uid }) => [{ uid, phone: '+819012345678' }],
    exported: 'signInPhone',
    left: nothing,
  },
  account_deletion: {
    table: security.accountDeletion,
    rows: ({ uid }) => [{ uid, dueAt: at }],
    exported: { no: 'shown in the settings; its audit line is exported' },
    left: nothing,
  },
  // Of an operator, or of whoever shall become one.
  admin_change: {
    table: adminChange,
    rows: ({ uid }) => [{ id: newId(), kind: 'grant', uid, askedBy: uid, reason: '理由', dueAt: at }],
    exported: { no: 'who runs the site; its audit lines are exported' },
    left: { kept: 'who ran the site' },
  },
  desk_claim: {
    table: deskClaim,
    rows: ({ uid, companyId }) => [{ kind: 'company', subject: companyId, uid, claimedAt: at }],
    exported: { no: 'what an operator works on, for half an hour' },
    left: nothing,
  },
  // Of an operator; the answer is the message’s.
  contact_reply: {
    table: contactReply,
    rows: ({ uid, messageId }) => [{ id: newId(), messageId, uid, text: '返信' }],
    exported: { no: 'the operator’s answer to somebody else' },
    left: nothing,
  },
  factor_removal: {
    table: factorRemoval,
    rows: ({ uid }) => [{ id: newId(), uid, state: 'waiting', dueAt: at }],
    exported: 'factorRemovals',
    left: nothing,
  },
  email_change: {
    table: security.emailChange,
    rows: ({ uid, mark }) => [
      { id: newId(), uid, oldEmail: `${mark}-a@example.com`, newEmail: `${mark}-b@example.com`, dueAt: at },
    ],
    exported: 'emailChanges',
    left: nothing,
  },
  verification_code: {
    table: security.verificationCode,
    rows: ({ uid, mark }) => [{ uid, email: `${mark}@example.com`, hash: 'x', tries: 0, dueAt: at }],
    exported: { no: 'a secret of an hour, for the address of the account' },
    left: nothing,
  },
  waiting_sign_up: {
    table: security.waitingSignUp,
    rows: ({ uid, mark }) => [
      {
        browser: mark,
        uid,
        email: `${mark}@example.com`,
        sealed: 'x',
        callbackUrl: '/',
        tries: 0,
        dueAt: at,
      },
    ],
    exported: { no: 'a secret of an hour, before there is an account' },
    left: nothing,
  },
  session: {
    table: session,
    rows: (world) => [
      {
        id: world.sessionId,
        secretHash: hash(world),
        uid: world.uid,
        device: world.mark,
        tokens: 'sealed',
        emailVerified: true,
        secondFactor: false,
        authTime: at,
        tokenExpiresAt: at,
      },
    ],
    exported: 'signIns',
    left: nothing,
  },
  student_user: {
    table: studentUser,
    rows: ({ uid, mark }) => [
      { uid, familyName: mark, givenName: '花子', familyNameKana: 'ヤマダ', givenNameKana: 'ハナコ' },
    ],
    exported: 'profile',
    left: nothing,
  },
  person_profile: {
    table: personProfile,
    rows: ({ uid, mark }) => [{ uid, displayName: mark, title: '採用担当' }],
    exported: 'personProfile',
    left: nothing,
  },
  calendar_feed: {
    table: calendarFeed,
    rows: (world) => [{ uid: world.uid, serial: newId(), secretHash: hash(world) }],
    exported: { no: 'a hash of a secret, whose address is shown in the calendar' },
    left: nothing,
  },
  bookmark: {
    table: bookmark,
    rows: ({ uid, jobPostId, mark }) => [{ uid, jobPostId, note: mark, revision: 1 }],
    exported: 'bookmarks',
    left: nothing,
  },
  seen_job_post: {
    table: seenJobPost,
    rows: ({ uid, jobPostId }) => [{ uid, jobPostId, seenAt: at }],
    exported: 'history',
    left: nothing,
  },
  hidden_job_post: {
    table: hiddenJobPost,
    rows: ({ uid, jobPostId }) => [{ uid, jobPostId }],
    exported: 'hiddenJobPosts',
    left: nothing,
  },
  hidden_company: {
    table: hiddenCompany,
    rows: ({ uid, companyId }) => [{ uid, companyId }],
    exported: 'hiddenCompanies',
    left: nothing,
  },
  job_post_edit: {
    table: jobPostEdit,
    rows: ({ uid, jobPostId, mark }) => [{ uid, jobPostId, typed: { title: mark }, base: {} }],
    exported: 'jobPostEdits',
    left: nothing,
  },
  notification: {
    table: notification,
    rows: ({ uid, mark, applicationId }) => [
      {
        id: newId(),
        uid,
        kind: 'application_viewed',
        text: mark,
        href: '/mypage',
        subject: `application:${applicationId}`,
        key: mark,
        shown: true,
      },
    ],
    exported: 'notifications',
    left: nothing,
  },
  push_subscription: {
    table: pushSubscription,
    rows: ({ uid, mark, sessionId }) => [
      {
        id: newId(),
        uid,
        sessionId,
        endpoint: `https://web.push.apple.com/${mark}`,
        kinds: ['message' as const],
      },
    ],
    exported: 'pushDevices',
    left: nothing,
  },
  notification_preference: {
    table: notificationPreference,
    rows: ({ uid }) => [{ uid, kind: 'message', shown: true, mail: 'weekly' }],
    exported: 'notificationChoices',
    left: nothing,
  },
  live_cursor: {
    table: liveCursor,
    rows: ({ uid }) => [{ uid, sequence: 1 }],
    exported: { no: 'a count of changes, for pages that are open' },
    left: nothing,
  },
  live_change: {
    table: liveChange,
    rows: ({ uid }) => [{ uid, sequence: 1, kind: 'notifications' }],
    exported: { no: 'that something changed, for a day' },
    left: nothing,
  },
  mail_stop: {
    table: mailStop,
    rows: ({ mark }) => [{ id: newId(), email: `${mark}@example.com`, reason: 'bounce', at }],
    exported: 'mailStops',
    left: nothing,
  },
  mail_delivery: {
    table: mailDelivery,
    rows: ({ mark }) => [
      {
        id: newId(),
        addressHash: createHash('sha256').update(`${mark}@example.com`).digest('hex'),
        about: 'notice',
        result: 'sent',
        at,
      },
    ],
    exported: 'mailDeliveries',
    left: nothing,
  },
  report: {
    table: report,
    rows: ({ uid, mark, jobPostId }) => [
      {
        id: newId(),
        formId: newId(),
        jobPostId,
        revision: 1,
        reasons: ['fraud'],
        body: `A report (${mark})`,
        uid,
        email: `${mark}@example.com`,
      },
    ],
    exported: 'reports',
    left: { kept: 'what was reported, without who did: own-reports.integration.test.ts' },
  },
  saved_search: {
    table: savedSearch,
    rows: ({ uid, mark }) => [
      { id: newId(), uid, name: mark, address: '/jobpost', frequency: 'none', seenAt: at, toldUntil: at },
    ],
    exported: 'savedSearches',
    left: nothing,
  },
  questionnaire_run: {
    table: questionnaireRun,
    rows: ({ uid, mark }) => {
      const place = { id: newId(), uid }
      const answers = { [mark]: { value: 5, at: 0 } } as const
      const columns = closeRun(testCipher, place, answers)
      return [{ ...place, ...columns, questionnaire: 'personality', version: mark }]
    },
    exported: 'questionnaireRuns',
    left: nothing,
  },
  questionnaire_result: {
    table: questionnaireResult,
    rows: ({ uid, mark }) => {
      const place = { id: newId(), uid }
      const columns = closeResult(testCipher, place, {
        answers: { [mark]: { value: 5 } },
        scores: { questionnaire: 'temperament', version: mark, scales: {} as never },
        milliseconds: 0,
      })
      return [{ ...place, ...columns, questionnaire: 'temperament', version: mark, finishedAt: at }]
    },
    exported: 'questionnaireResults',
    left: nothing,
  },
  upload_ticket: {
    table: uploadTicket,
    rows: (world) => [
      {
        id: newId(),
        uid: world.uid,
        tokenHash: hash(world),
        kind: 'resume',
        name: `${world.mark}.pdf`,
        expiresAt: at,
      },
    ],
    exported: { no: 'leave to send a file, gone within the hour' },
    left: nothing,
  },
  stored_file: {
    table: storedFile,
    rows: (world) => [
      {
        id: world.fileId,
        uid: world.uid,
        kind: 'resume',
        name: `${world.mark}.pdf`,
        type: 'pdf',
        size: 1000,
        hash: hash(world),
        scan: 'clean',
      },
    ],
    exported: 'files',
    left: { kept: 'without its owner, for the sweep that removes the bytes' },
  },
  application: {
    table: applications.application,
    rows: ({ uid, mark, companyId, jobPostId, applicationId }) => [
      {
        id: applicationId,
        uid,
        companyId,
        jobPostId,
        status: 'submitted',
        revision: 1,
        message: mark,
        searchText: mark,
        profile: { ...sentProfile, familyName: mark },
        submitKey: newId(),
        submittedAt: at,
        replyDueAt: at,
      },
    ],
    exported: 'applications',
    left: nothing,
  },
  application_event: {
    table: applications.applicationEvent,
    rows: ({ applicationId, mark }) => [
      { id: newId(), applicationId, actor: 'student', status: 'submitted', text: mark },
    ],
    exported: 'applications.0.events',
    left: nothing,
  },
  application_note: {
    table: applications.applicationNote,
    rows: ({ applicationId, mark }) => [{ id: newId(), applicationId, text: mark }],
    exported: { no: 'the company’s own record, which the company itself is asked for' },
    left: nothing,
  },
  application_file: {
    table: applications.applicationFile,
    rows: ({ applicationId, fileId }) => [{ applicationId, fileId }],
    exported: 'applications.0.files',
    left: nothing,
  },
  bulk_reply: {
    table: bulkReply,
    rows: ({ uid, companyId, bulkReplyId }) => [{ id: bulkReplyId, companyId, uid, reason: 'filled' }],
    exported: 'bulkReplies',
    left: nothing,
  },
  bulk_reply_item: {
    table: bulkReplyItem,
    rows: ({ applicationId, bulkReplyId, mark }) => [
      { bulkReplyId, applicationId, position: 0, seen: 'submitted', text: mark },
    ],
    exported: { no: 'a letter that the company has not sent; what it sends is in the events' },
    left: nothing,
  },
  // Offered by the person, if they were a member; its texts are the company's.
  interview_slot: {
    table: interviews.interviewSlot,
    rows: ({ uid, companyId, jobPostId, slotId }) => [
      {
        id: slotId,
        companyId,
        jobPostId,
        round: 'first',
        startsAt: at,
        endsAt: new Date(at.getTime() + 1_800_000),
        way: 'place',
        place: '本社',
        seats: 1,
        byUid: uid,
        changedByUid: uid,
      },
    ],
    exported: 'interviewSlots',
    left: nothing,
  },
  interview_slot_interviewer: {
    table: interviewSlotInterviewer,
    rows: ({ slotId, memberId }) => [{ slotId, memberId }],
    exported: 'memberships.0.interviewTimes',
    left: nothing,
  },
  interview: {
    table: interviews.interview,
    rows: ({ applicationId, jobPostId, slotId, mark }) => [
      {
        id: newId(),
        applicationId,
        jobPostId,
        round: 'first',
        state: 'booked',
        slotId,
        bookedAt: at,
        request: mark,
        requestedAt: at,
      },
    ],
    exported: 'applications.0.interviews',
    left: nothing,
  },
  thread: {
    table: messages.thread,
    rows: ({ uid, companyId, threadId }) => [{ id: threadId, uid, companyId, sequence: 1, lastAt: at }],
    exported: 'threads',
    left: nothing,
  },
  message: {
    table: messages.message,
    rows: ({ uid, threadId, messageId, mark }) => [
      {
        threadId,
        id: messageId,
        sequence: 1,
        side: 'student',
        uid,
        name: mark,
        role: '',
        text: mark,
        searchText: mark,
        sentAt: at,
      },
    ],
    exported: 'threads.0.messages',
    left: nothing,
  },
  message_file: {
    table: messageFiles.messageFile,
    rows: ({ threadId, messageId, fileId, mark }) => [
      { threadId, messageId, position: 0, fileId, name: `${mark}.pdf`, type: 'pdf', size: 1 },
    ],
    exported: 'threads.0.messages.0.files',
    left: nothing,
  },
  // What the company wrote stays for the operator, and nothing says whom it was written to.
  message_report: {
    table: messages.messageReport,
    rows: ({ uid, companyId, threadId, reportId, mark }) => [
      {
        id: reportId,
        threadId,
        companyId,
        uid,
        reason: 'other',
        text: mark,
        evidence: [
          { sequence: 1, side: 'student', name: mark, role: '', text: mark, sentAt: at.toISOString() },
          { sequence: 2, side: 'company', name: '田中', role: '', text: 'はい', sentAt: at.toISOString() },
        ],
      },
    ],
    exported: 'messageReports',
    left: nothing,
  },
  message_report_file: {
    table: messageFiles.messageReportFile,
    rows: ({ reportId, fileId }) => [{ reportId, fileId }],
    exported: { no: 'the file is exported with the message that it went with' },
    left: nothing,
  },
}

const folder = new URL('../database/schema/', import.meta.url)

const allTables = async (): Promise<PgTable[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(
    names.map(async (name): Promise<object> => import(new URL(name, folder).href)),
  )
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
}

const publicTables = new Set(['company', 'job_post'])

/** Has a column that names somebody, or belongs to a row that does. */
const namesSomebody = (table: PgTable, seen: readonly PgTable[] = []): boolean => {
  if (seen.includes(table) || publicTables.has(getTableName(table))) return false
  const { columns, foreignKeys } = getTableConfig(table)
  return (
    columns.some(({ name }) => /(^|_)(uid|email|address_hash)$/.test(name)) ||
    foreignKeys.some((key) => namesSomebody(key.reference().foreignTable, [...seen, table]))
  )
}

/** Have an address, of a company or of somebody without an account. */
const others = new Set(['contact_message'])

let opened: DatabaseHandle
beforeAll(async () => {
  opened = await openTestDatabase()
  await insertPerson(opened.database, { uid: inviter, kind: 'company' })
})
afterAll(() => opened.close())

test('every table that names a person is exported and deleted with the account, or says why not', async () => {
  const tables = await allTables()
  const personal = tables
    .filter((table) => namesSomebody(table))
    .map((table) => getTableName(table))
    .filter((name) => !others.has(name))
  expect(personal.toSorted()).toEqual(Object.keys(coverage).toSorted())
})

const makePerson = async (mark: string): Promise<World> => {
  const { database } = opened
  const companyId = await insertCompany(database)
  const jobPostId = await insertJobPost(database, companyId)
  const world = {
    uid: `uid-${mark}`,
    mark,
    companyId,
    memberId: newId(),
    jobPostId,
    applicationId: newId(),
    fileId: newId(),
    bulkReplyId: newId(),
    slotId: newId(),
    threadId: newId(),
    messageId: newId(),
    reportId: newId(),
    sessionId: newId(),
  }
  await database.insert(contactMessage).values({
    id: world.messageId,
    formId: newId(),
    kind: 'question',
    name: '山田',
    email: 'asks@example.com',
    body: '質問があります。お願いします。',
  })
  for (const { table, rows } of Object.values(coverage))
    for (const row of rows(world)) await database.insert(table).values(row)
  return world
}

/** Tables with a row that holds this text anywhere. */
const tablesWith = async (text: string): Promise<string[]> => {
  const found: string[] = []
  for (const [name, { table }] of Object.entries(coverage)) {
    const rows = await opened.database
      .select({ one: sql`1` })
      .from(table)
      .where(sql`${sql.identifier(name)}::text like ${`%${text}%`}`)
      .limit(1)
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('the export holds a person’s rows of each, and nobody else’s; the deletion leaves what it says', async () => {
  const one = await makePerson('first-person')
  await makePerson('other-person')
  const text = await exportAccount(opened.database, {
    uid: one.uid,
    at,
    signIn: null,
    cipher: testCipher,
  })
  const exported = JSON.parse(text) as Record<string, unknown>
  for (const { exported: path } of Object.values(coverage)) {
    if (typeof path !== 'string') continue
    const value = path
      .split('.')
      .reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], exported)
    expect([path, value]).not.toEqual([
      path,
      expect.toSatisfy((held) => held === null || (Array.isArray(held) && held.length === 0)),
    ])
  }
  expect(text).not.toContain('other-person')
  const { work } = createTestWork(opened, () => at)
  await work({ kind: 'task', name: 'delete-account' }, (unit) => deleteAccount(unit, one.uid, 'asked'))
  const kept = Object.entries(coverage).flatMap(([name, { left }]) => (left === nothing ? [] : [name]))
  expect((await tablesWith('first-person')).toSorted()).toEqual(kept.toSorted())
  expect((await tablesWith('other-person')).length).toBeGreaterThan(kept.length)
})
