/** Finds what is due by the clock of the application, and does it or puts it in line. Answers how many. */
export type Sweep = { /** When it is looked, Japanese time. */ cron: string; run: () => Promise<number> }

type Parts = {
  jobPosts: { expireDue: () => Promise<number>; publishDue: () => Promise<number> }
  deletions: { findDue: () => Promise<number> }
  unownedCompanies: { removeDue: () => Promise<number> }
  contactMessages: { removeOld: () => Promise<number> }
  emailChanges: { cancelEnded: () => Promise<number>; forgetOld: () => Promise<number> }
  auth: {
    removeUnverified: () => Promise<number>
    removeGone: () => Promise<number>
    sessions: { removeIdle: () => Promise<number> }
  }
}

/** Everything that happens because time has passed. */
export const createSweeps = ({
  jobPosts,
  deletions,
  unownedCompanies,
  contactMessages,
  emailChanges,
  auth,
}: Parts): Readonly<Record<string, Sweep>> => ({
  'expire-job-posts': { cron: '* * * * *', run: jobPosts.expireDue },
  'publish-job-posts': { cron: '* * * * *', run: jobPosts.publishDue },
  'due-deletions': { cron: '7 * * * *', run: deletions.findDue },
  'ended-email-changes': { cron: '*/5 * * * *', run: emailChanges.cancelEnded },
  'old-email-changes': { cron: '10 * * * *', run: emailChanges.forgetOld },
  'unverified-people': { cron: '20 3 * * *', run: auth.removeUnverified },
  'idle-sessions': { cron: '40 3 * * *', run: auth.sessions.removeIdle },
  'gone-people': { cron: '0 4 * * *', run: auth.removeGone },
  // After those who leave a company alone.
  'unowned-companies': { cron: '30 4 * * *', run: unownedCompanies.removeDue },
  'old-contact-messages': { cron: '50 4 * * *', run: contactMessages.removeOld },
})
