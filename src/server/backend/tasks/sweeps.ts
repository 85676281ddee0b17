import type { SweepName } from '#contract/sweep-names.ts'

/** Finds what is due by the clock of the application, and does it or puts it in line. Answers how many. */
export type Sweep = { /** When it is looked, Japanese time. */ cron: string; run: () => Promise<number> }

type Parts = {
  adminChanges: { applyDue: () => Promise<number> }
  deletions: { findDue: () => Promise<number> }
  unownedCompanies: { removeDue: () => Promise<number> }
  deskNotices: { tellDue: () => Promise<number> }
  companyTokens: { removeOld: () => Promise<number> }
  contactMessages: { removeOld: () => Promise<number> }
  jobPostEdits: { removeOld: () => Promise<number> }
  reports: { eraseDue: () => Promise<number> }
  bulkReplies: { removeOld: () => Promise<number> }
  applications: { eraseDue: () => Promise<number> }
  files: {
    scans: { sendWaiting: () => Promise<number> }
    removals: {
      removeOwnerless: () => Promise<number>
      removeUnused: () => Promise<number>
      removeOldTickets: () => Promise<number>
      removeOrphans: () => Promise<number>
    }
  }
  emailChanges: { cancelEnded: () => Promise<number>; forgetOld: () => Promise<number> }
  factorRemovals: { findDue: () => Promise<number>; forgetOld: () => Promise<number> }
  mailDeliveries: { removeOld: () => Promise<number> }
  replyPromise: { remindDue: () => Promise<number>; tellOverdue: () => Promise<number> }
  unansweredClosing: { closeDue: () => Promise<number> }
  viewCounts: { removeOld: () => Promise<number> }
  replyCounts: { findAll: () => Promise<number> }
  interviewReminders: { remindDue: () => Promise<number> }
  heldMessages: { deliverDue: () => Promise<number> }
  oldThreads: { removeDue: () => Promise<number>; removeReports: () => Promise<number> }
  onceKeys: { forgetOld: () => Promise<number> }
  digests: { findDue: () => Promise<number> }
  notificationDigests: { findDue: () => Promise<number> }
  invites: { forgetOld: () => Promise<number> }
  liveChanges: { removeOld: () => Promise<number> }
  mailSubscriptions: { removeUnconfirmed: () => Promise<number> }
  dataKeys: { renewOld: () => Promise<number> }
  closingSoon: { tellDue: () => Promise<number> }
  oldNews: { removeOld: () => Promise<number> }
  oldSentForms: { removeOld: () => Promise<number> }
  auth: {
    removeUnverified: () => Promise<number>
    removeGone: () => Promise<number>
    sessions: { removeIdle: () => Promise<number> }
  }
}

/** Everything that happens because time has passed, but for the days of ads, which job-posts/due-watch.ts looks for. */
export const createSweeps = ({
  adminChanges,
  deletions,
  unownedCompanies,
  deskNotices,
  companyTokens,
  contactMessages,
  jobPostEdits,
  reports,
  bulkReplies,
  emailChanges,
  factorRemovals,
  mailDeliveries,
  applications,
  files,
  replyPromise,
  unansweredClosing,
  replyCounts,
  viewCounts,
  interviewReminders,
  heldMessages,
  oldThreads,
  onceKeys,
  digests,
  notificationDigests,
  invites,
  liveChanges,
  mailSubscriptions,
  dataKeys,
  closingSoon,
  oldNews,
  oldSentForms,
  auth,
}: Parts): Readonly<Record<SweepName, Sweep>> => ({
  'due-admin-changes': { cron: '*/10 * * * *', run: adminChanges.applyDue },
  'due-deletions': { cron: '7 * * * *', run: deletions.findDue },
  'ended-email-changes': { cron: '*/5 * * * *', run: emailChanges.cancelEnded },
  'old-email-changes': { cron: '10 * * * *', run: emailChanges.forgetOld },
  'due-factor-removals': { cron: '*/5 * * * *', run: factorRemovals.findDue },
  'old-factor-removals': { cron: '15 4 * * *', run: factorRemovals.forgetOld },
  'old-mail-deliveries': { cron: '55 4 * * *', run: mailDeliveries.removeOld },
  // By day, so that no mail comes at night after a stop of the site.
  'due-digests': { cron: '*/5 8-20 * * *', run: digests.findDue },
  'due-notification-digests': { cron: '*/5 8-20 * * *', run: notificationDigests.findDue },
  'unconfirmed-searches': { cron: '25 * * * *', run: mailSubscriptions.removeUnconfirmed },
  'unverified-people': { cron: '20 3 * * *', run: auth.removeUnverified },
  'idle-sessions': { cron: '40 3 * * *', run: auth.sessions.removeIdle },
  'gone-people': { cron: '0 4 * * *', run: auth.removeGone },
  // After those who leave a company alone.
  'unowned-companies': { cron: '30 4 * * *', run: unownedCompanies.removeDue },
  'erase-applications': { cron: '25 * * * *', run: applications.eraseDue },
  // Mails come by day.
  'reply-reminders': { cron: '5 9-19 * * *', run: replyPromise.remindDue },
  'overdue-replies': { cron: '15 8-20 * * *', run: replyPromise.tellOverdue },
  'close-unanswered': { cron: '25 8-20 * * *', run: unansweredClosing.closeDue },
  // In the evening before, for the next day.
  'interview-reminders': { cron: '35 17-20 * * *', run: interviewReminders.remindDue },
  'harassment-desk-notices': { cron: '50 9 * * *', run: deskNotices.tellDue },
  // Before the digests of the day.
  'closing-soon': { cron: '35 7-19 * * *', run: closingSoon.tellDue },
  // From 8:00 on, also after a stop of the site; nothing at night.
  'held-messages': { cron: '* 8-20 * * *', run: heldMessages.deliverDue },
  'old-inquiries': { cron: '40 4 * * *', run: oldThreads.removeDue },
  'old-message-reports': { cron: '40 4 * * *', run: oldThreads.removeReports },
  'reply-numbers': { cron: '30 2 * * *', run: replyCounts.findAll },
  'old-views': { cron: '35 4 * * *', run: viewCounts.removeOld },
  'old-company-invites': { cron: '45 4 * * *', run: invites.forgetOld },
  'old-company-tokens': { cron: '35 * * * *', run: companyTokens.removeOld },
  'old-once-keys': { cron: '55 4 * * *', run: onceKeys.forgetOld },
  'old-notifications': { cron: '5 4 * * *', run: oldNews.removeOld },
  'old-sent-forms': { cron: '*/10 * * * *', run: oldSentForms.removeOld },
  'old-live-changes': { cron: '20 * * * *', run: liveChanges.removeOld },
  'old-job-post-edits': { cron: '45 4 * * *', run: jobPostEdits.removeOld },
  'old-bulk-replies': { cron: '35 4 * * *', run: bulkReplies.removeOld },
  'old-contact-messages': { cron: '50 4 * * *', run: contactMessages.removeOld },
  'erase-reports': { cron: '35 4 * * *', run: reports.eraseDue },
  'waiting-files': { cron: '*/10 * * * *', run: files.scans.sendWaiting },
  'old-upload-tickets': { cron: '*/15 * * * *', run: files.removals.removeOldTickets },
  'ownerless-files': { cron: '15 * * * *', run: files.removals.removeOwnerless },
  'unused-files': { cron: '5 5 * * *', run: files.removals.removeUnused },
  'old-data-keys': { cron: '50 * * * *', run: dataKeys.renewOld },
  'orphaned-bytes': { cron: '20 5 * * *', run: files.removals.removeOrphans },
})
