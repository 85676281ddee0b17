/** Finds what is due by the clock of the application, and does it or puts it in line. Answers how many. */
export type Sweep = { /** When it is looked, Japanese time. */ cron: string; run: () => Promise<number> }

type Parts = {
  jobPosts: { expireDue: () => Promise<number>; publishDue: () => Promise<number> }
  deletions: { findDue: () => Promise<number> }
  auth: {
    removeUnverified: () => Promise<number>
    sessions: { removeIdle: () => Promise<number> }
  }
}

/** Everything that happens because time has passed. */
export const createSweeps = ({ jobPosts, deletions, auth }: Parts): Readonly<Record<string, Sweep>> => ({
  'expire-job-posts': { cron: '* * * * *', run: jobPosts.expireDue },
  'publish-job-posts': { cron: '* * * * *', run: jobPosts.publishDue },
  'due-deletions': { cron: '7 * * * *', run: deletions.findDue },
  'unverified-people': { cron: '20 3 * * *', run: auth.removeUnverified },
  'idle-sessions': { cron: '40 3 * * *', run: auth.sessions.removeIdle },
})
