import { asc, eq, sql } from 'drizzle-orm'
import { exportBookmarks } from '#server/backend/bookmarks/export-bookmarks.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account, auditLog, companyMember, consentRecord } from '#server/backend/database/schema/account.ts'
import { emailChange, signInPhone } from '#server/backend/database/schema/account-security.ts'
import { exportHidden } from '#server/backend/hiding/export-hidden.ts'
import { exportSlots } from '#server/backend/interviews/export-interviews.ts'
import { exportQuestionnaires } from '#server/backend/questionnaires/export-questionnaires.ts'
import { exportInvites } from '#server/backend/members/export-invites.ts'
import { exportMessages } from '#server/backend/messages/export-messages.ts'
import { interviewSlotInterviewer } from '#server/backend/database/schema/interview-slot-interviewer.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'
import { jobPostMute } from '#server/backend/database/schema/job-post-mute.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import { exportBulkReplies } from '#server/backend/replies/old-bulk-replies.ts'
import { exportEdits } from '#server/backend/job-post-editor/old-copies.ts'
import { exportDeliveries } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import { exportMailStops } from '#server/backend/mail-stops/mail-stop-rows.ts'
import { exportNews } from '#server/backend/news/export-news.ts'
import { exportChoices } from '#server/backend/notifications/export-choices.ts'
import { exportPush } from '#server/backend/push/export-push.ts'
import { exportReports } from '#server/backend/reports/own-reports.ts'
import { exportSearches } from '#server/backend/saved-searches/export-searches.ts'
import { session } from '#server/backend/database/schema/session.ts'
import { studentUser } from '#server/backend/database/schema/student-user.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import type { People } from '#server/ports/people.ts'
import { exportFactorRemovals } from './factor-removal-rows.ts'
import { exportStudent } from './export-student.ts'

type Parts = { uid: string; at: Date; signIn: Awaited<ReturnType<People['find']>>; cipher: DataCipher }

/**
 * Everything kept about a person, as JSON they can take along (個人情報保護法33条). Secrets and tokens are not part of it.
 * `signIn`: what the identity provider keeps for us.
 */
export const exportAccount = async (
  database: Database,
  { uid, at, signIn, cipher }: Parts,
): Promise<string> => {
  const [own] = await database.select().from(account).where(eq(account.uid, uid))
  const [profile] = await database.select().from(studentUser).where(eq(studentUser.uid, uid))
  const [person] = await database.select().from(personProfile).where(eq(personProfile.uid, uid))
  const memberships = await database
    .select({
      companyId: companyMember.companyId,
      role: companyMember.role,
      createdAt: companyMember.createdAt,
      adsInCharge: sql<string[]>`array(
        select ${jobPostAssignee.jobPostId}::text from ${jobPostAssignee}
        where ${jobPostAssignee.memberId} = ${companyMember.id} order by 1
      )`,
      interviewTimes: sql<string[]>`array(
        select ${interviewSlotInterviewer.slotId}::text from ${interviewSlotInterviewer}
        where ${interviewSlotInterviewer.memberId} = ${companyMember.id} order by 1
      )`,
      newsScope: companyMember.newsScope,
      mutedAds: sql<string[]>`array(
        select ${jobPostMute.jobPostId}::text from ${jobPostMute}
        where ${jobPostMute.memberId} = ${companyMember.id} order by 1
      )`,
    })
    .from(companyMember)
    .where(eq(companyMember.uid, uid))
  const consents = await database
    .select({
      document: consentRecord.document,
      version: consentRecord.version,
      agreedAt: consentRecord.createdAt,
    })
    .from(consentRecord)
    .where(eq(consentRecord.uid, uid))
    .orderBy(asc(consentRecord.id))
  const signIns = await database
    .select({ device: session.device, signedInAt: session.createdAt, lastSeenAt: session.lastSeenAt })
    .from(session)
    .where(eq(session.uid, uid))
    .orderBy(asc(session.id))
  const [ownPhone] = await database
    .select({ phone: signInPhone.phone })
    .from(signInPhone)
    .where(eq(signInPhone.uid, uid))
  const emailChanges = await database
    .select({
      oldEmail: emailChange.oldEmail,
      newEmail: emailChange.newEmail,
      askedAt: emailChange.createdAt,
      appliedAt: emailChange.appliedAt,
    })
    .from(emailChange)
    .where(eq(emailChange.uid, uid))
    .orderBy(asc(emailChange.id))
  const actions = await database
    .select({
      action: auditLog.action,
      subject: auditLog.subject,
      detail: auditLog.detail,
      at: auditLog.createdAt,
    })
    .from(auditLog)
    .where(eq(auditLog.actorUid, uid))
    .orderBy(asc(auditLog.id))
  const student = await exportStudent(database, uid)
  return JSON.stringify(
    {
      exportedAt: at,
      account: own ?? null,
      signIn,
      profile: profile ?? null,
      personProfile: person ?? null,
      ...student,
      ...(await exportBookmarks(database, uid)),
      ...(await exportHidden(database, uid)),
      ...(await exportQuestionnaires(database, cipher, uid)),
      memberships,
      companyInvites: await exportInvites(database, own),
      savedSearches: await exportSearches(database, uid),
      interviewSlots: await exportSlots(database, uid),
      ...(await exportMessages(database, uid)),
      jobPostEdits: await exportEdits(database, uid),
      notifications: await exportNews(database, uid),
      notificationChoices: await exportChoices(database, uid),
      pushDevices: await exportPush(database, uid),
      mailStops: await exportMailStops(database, own),
      mailDeliveries: await exportDeliveries(database, own),
      factorRemovals: await exportFactorRemovals(database, uid),
      reports: await exportReports(database, own),
      bulkReplies: await exportBulkReplies(database, uid),
      consents,
      signIns,
      signInPhone: ownPhone?.phone ?? null,
      emailChanges,
      actions,
    },
    null,
    2,
  )
}
