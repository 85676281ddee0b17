import type { IdentityProvider } from '#server/auth/identity/provider.ts'
import { createLinkMails } from '#server/auth/mails/link-mails.ts'
import { createEmailChangeMails } from '#server/backend/accounts/email-change-mails.ts'
import { createReplyCounts } from '#server/backend/applications/reply-counts.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createTellAdEnded } from '#server/backend/job-posts/tell-ad-ended.ts'
import { createTellApplicants } from '#server/backend/job-posts/tell-applicants.ts'
import { createInviteMails } from '#server/backend/members/invite-mails.ts'
import { createSendMail } from '#server/backend/news/send-mail.ts'
import { createPublishLive } from '#server/backend/live/publish-live.ts'
import type { BackendServices } from '#server/backend/services.ts'
import { createBulkReplyRuns } from '#server/backend/replies/carry-out-bulk-reply.ts'
import type { Sweep } from '#server/backend/tasks/sweeps.ts'
import { createTaskHandlers } from '#server/backend/tasks/task-handlers.ts'
import type { TaskHandlers } from '#server/backend/tasks/task-queue.ts'
import type { Cdn } from './cdn.ts'
import type { Writes } from './writes.ts'
import type { Log } from '#server/platform/log.ts'
import type { LiveChanges } from '#server/ports/live.ts'
import type { LiveDocuments } from '#server/ports/live-documents.ts'
import type { MailAbout, OutgoingMail } from '#server/ports/mails.ts'

type Parts = {
  origin: string
  work: Work
  provider: Pick<IdentityProvider, 'links' | 'people'>
  services: Pick<
    BackendServices,
    | 'accountDeletion'
    | 'digests'
    | 'factorRemovals'
    | 'files'
    | 'notifications'
    | 'notificationDigests'
    | 'pushSubscriptions'
    | 'verificationCodes'
    | 'waitingSignUps'
  >
  operator: Pick<Writes['operator'], 'jobPostIndex'>
  sweeps: Readonly<Record<string, Sweep>>
  /** `documents` null: open pages follow streams. */
  liveDocuments: { changes: LiveChanges; documents: LiveDocuments | null }
  /** `id`: the mail's own, the same each time it is tried. */
  cdn: Pick<Cdn, 'purge'>
  sendMail: (id: string, mail: OutgoingMail, about?: MailAbout) => Promise<void>
  log: Log
}

/** What is done in the background, for each kind of task. */
export const composeTasks = ({
  origin,
  work,
  provider,
  services,
  operator,
  sweeps,
  liveDocuments,
  cdn,
  sendMail,
  log,
}: Parts): TaskHandlers => {
  const replyCounts = createReplyCounts({ work })
  return createTaskHandlers({
    sendMail: createSendMail({ work, send: sendMail }),
    sendLink: createLinkMails({
      origin,
      links: provider.links,
      send: sendMail,
      makeCode: services.verificationCodes.renew,
    }),
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
    purgeCdn: cdn.purge,
    sweeps,
    log,
  })
}
