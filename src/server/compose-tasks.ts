import type { Auth } from './auth/auth.ts'
import type { IdentityProvider } from './auth/identity/provider.ts'
import { createLinkMails } from './auth/mails/link-mails.ts'
import { createEmailChangeMails } from './backend/accounts/email-change-mails.ts'
import { createUnansweredClosing } from './backend/applications/close-unanswered.ts'
import { createOnceKeys } from './backend/applications/once.ts'
import { createOldCopies } from './backend/job-post-editor/old-copies.ts'
import { createReplyCounts } from './backend/applications/reply-counts.ts'
import { createReplyPromise } from './backend/applications/reply-promise.ts'
import { createUnownedCompanies } from './backend/companies/unowned-companies.ts'
import type { Work } from './backend/database/unit-of-work.ts'
import { createOldLiveChanges } from './backend/live/live-changes.ts'
import { createTellAdEnded } from './backend/job-posts/tell-ad-ended.ts'
import { createTellApplicants } from './backend/job-posts/tell-applicants.ts'
import { createInviteMails } from './backend/members/invite-mails.ts'
import { createClosingSoon } from './backend/news/closing-soon.ts'
import { createOldNews } from './backend/news/old-news.ts'
import { createOldReports } from './backend/reports/old-reports.ts'
import { createPublishLive } from './backend/live/publish-live.ts'
import { createViewCounts } from './backend/numbers/view-counts.ts'
import { createHeldMessages } from './backend/messages/deliver-held.ts'
import { createOldThreads } from './backend/messages/end-threads.ts'
import { createDataKeys } from './backend/questionnaires/data-keys.ts'
import type { BackendServices } from './backend/services.ts'
import { createBulkReplyRuns } from './backend/replies/carry-out-bulk-reply.ts'
import { createOldBulkReplies } from './backend/replies/old-bulk-replies.ts'
import { createInterviewReminders } from './backend/interviews/interview-reminders.ts'
import { createOldSentForms } from './backend/sent-forms/sent-forms.ts'
import { createSweeps, type Sweep } from './backend/tasks/sweeps.ts'
import { createTaskHandlers } from './backend/tasks/task-handlers.ts'
import type { TaskHandlers } from './backend/tasks/task-queue.ts'
import type { Writes } from './compose-writes.ts'
import type { DataCipher } from './platform/data-cipher.ts'
import type { Log } from './platform/log.ts'
import type { LiveChanges } from './ports/live.ts'
import type { LiveDocuments } from './ports/live-documents.ts'
import type { MailAbout, OutgoingMail } from './ports/mails.ts'

type Parts = {
  origin: string
  work: Work
  provider: Pick<IdentityProvider, 'links' | 'people'>
  auth: Pick<Auth, 'removeUnverified' | 'removeGone' | 'sessions'>
  services: Pick<
    BackendServices,
    | 'accountDeletion'
    | 'applications'
    | 'contactMessages'
    | 'digests'
    | 'emailChanges'
    | 'files'
    | 'invites'
    | 'mailSubscriptions'
    | 'notifications'
    | 'notificationDigests'
  >
  operator: Pick<Writes['operator'], 'jobPostIndex'>
  cipher: DataCipher
  /** `documents` null: open pages follow streams. */
  liveDocuments: { changes: LiveChanges; documents: LiveDocuments | null }
  sendMail: (id: string, mail: OutgoingMail, about?: MailAbout) => Promise<void>
  log: Log
}

/** What is done in the background: for each kind of task, and by the clock. */
export const composeTasks = ({
  origin,
  work,
  provider,
  auth,
  services,
  operator,
  cipher,
  liveDocuments,
  sendMail,
  log,
}: Parts): { handlers: TaskHandlers; sweeps: Readonly<Record<string, Sweep>> } => {
  const { accountDeletion: deletions, applications, contactMessages, emailChanges } = services
  const { digests, files, invites, mailSubscriptions, notificationDigests } = services
  const replyCounts = createReplyCounts({ work })
  const sweeps = createSweeps({
    deletions,
    unownedCompanies: createUnownedCompanies({ work }),
    contactMessages,
    jobPostEdits: createOldCopies({ work }),
    reports: createOldReports({ work }),
    bulkReplies: createOldBulkReplies({ work }),
    emailChanges,
    applications,
    files,
    replyPromise: createReplyPromise({ work }),
    unansweredClosing: createUnansweredClosing({ work }),
    replyCounts,
    viewCounts: createViewCounts({ work }),
    interviewReminders: createInterviewReminders({ work }),
    heldMessages: createHeldMessages({ work }),
    oldThreads: createOldThreads({ work }),
    onceKeys: createOnceKeys({ work }),
    digests,
    notificationDigests,
    invites,
    liveChanges: createOldLiveChanges({ work }),
    mailSubscriptions,
    dataKeys: createDataKeys({ work, cipher }),
    closingSoon: createClosingSoon({ work }),
    oldNews: createOldNews({ work }),
    oldSentForms: createOldSentForms({ work }),
    auth,
  })
  const handlers = createTaskHandlers({
    sendMail,
    sendLink: createLinkMails({ origin, links: provider.links, send: sendMail }),
    sendEmailChange: createEmailChangeMails({ origin, work, people: provider.people, send: sendMail }),
    sendCompanyInvite: createInviteMails({ origin, work, send: sendMail }),
    jobPostIndex: operator.jobPostIndex,
    services,
    replyCounts,
    tellApplicants: createTellApplicants({ work }),
    tellAdEnded: createTellAdEnded({ work }),
    bulkReplyRuns: createBulkReplyRuns({ work }),
    publishLive: createPublishLive({
      ...liveDocuments,
      countUnread: services.notifications.countUnread,
    }),
    sweeps,
    log,
  })
  return { handlers, sweeps }
}
