import { createRemovals } from '#server/auth/removals.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { IdentityProvider } from '#server/auth/identity/provider.ts'
import { removeIdleSessions } from '#server/auth/session/sessions.ts'
import { createAuthRecords } from '#server/backend/accounts/auth-records.ts'
import { createUnansweredClosing } from '#server/backend/applications/close-unanswered.ts'
import { createOnceKeys } from '#server/backend/database/idempotency-keys.ts'
import { createReplyCounts } from '#server/backend/applications/reply-counts.ts'
import { createReplyPromise } from '#server/backend/applications/reply-promise.ts'
import { createOldTokens } from '#server/backend/company-tokens/token-answers.ts'
import { createDeskNotices } from '#server/backend/companies/desk-notices.ts'
import { createUnownedCompanies } from '#server/backend/companies/unowned-companies.ts'
import { inDryRun } from '#server/backend/database/dry-run.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { createInterviewReminders } from '#server/backend/interviews/interview-reminders.ts'
import { createOldCopies } from '#server/backend/job-post-editor/old-copies.ts'
import { createOldLiveChanges } from '#server/backend/live/live-changes.ts'
import { createMailDeliveries } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import { createHeldMessages } from '#server/backend/messages/deliver-held.ts'
import { createOldThreads } from '#server/backend/messages/end-threads.ts'
import { createClosingSoon } from '#server/backend/news/closing-soon.ts'
import { createOldNews } from '#server/backend/news/old-news.ts'
import { createViewCounts } from '#server/backend/numbers/view-counts.ts'
import type { SweepRuns } from '#server/backend/operator/sweep-command.ts'
import { createDataKeys } from '#server/backend/questionnaires/data-keys.ts'
import { createOldBulkReplies } from '#server/backend/replies/old-bulk-replies.ts'
import { createOldReports } from '#server/backend/reports/old-reports.ts'
import { createOldSentForms } from '#server/backend/sent-forms/sent-forms.ts'
import { createServices, type BackendServices } from '#server/backend/services.ts'
import { createSweeps, type Sweep } from '#server/backend/tasks/sweeps.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DataCipher } from '#server/platform/data-cipher.ts'
import type { Log } from '#server/platform/log.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { People } from '#server/ports/people.ts'

type Parts = {
  work: Work
  auth: Pick<Auth, 'removeUnverified' | 'removeGone'> & { sessions: Pick<Auth['sessions'], 'removeIdle'> }
  services: Pick<
    BackendServices,
    | 'accountDeletion'
    | 'adminChanges'
    | 'applications'
    | 'contactMessages'
    | 'digests'
    | 'emailChanges'
    | 'factorRemovals'
    | 'files'
    | 'invites'
    | 'mailSubscriptions'
    | 'notificationDigests'
  >
  cipher: DataCipher
}

/** What is found because time has passed. */
export const composeSweeps = ({ work, auth, services, cipher }: Parts): Readonly<Record<string, Sweep>> =>
  createSweeps({
    ...services,
    deletions: services.accountDeletion,
    unownedCompanies: createUnownedCompanies({ work }),
    deskNotices: createDeskNotices({ work }),
    jobPostEdits: createOldCopies({ work }),
    reports: createOldReports({ work }),
    bulkReplies: createOldBulkReplies({ work }),
    replyPromise: createReplyPromise({ work }),
    unansweredClosing: createUnansweredClosing({ work }),
    replyCounts: createReplyCounts({ work }),
    viewCounts: createViewCounts({ work }),
    interviewReminders: createInterviewReminders({ work }),
    heldMessages: createHeldMessages({ work }),
    oldThreads: createOldThreads({ work }),
    onceKeys: createOnceKeys({ work }),
    liveChanges: createOldLiveChanges({ work }),
    companyTokens: createOldTokens({ work }),
    dataKeys: createDataKeys({ work, cipher }),
    closingSoon: createClosingSoon({ work }),
    oldNews: createOldNews({ work }),
    oldSentForms: createOldSentForms({ work }),
    mailDeliveries: createMailDeliveries({ work }),
    auth,
  })

const refuse = (): Promise<never> => Promise.reject(new Error('A dry run changes nothing'))

/** The provider, of which a dry run changes nothing. */
const reading = (people: People): People => ({
  ...people,
  changeEmail: refuse,
  verifyEmail: refuse,
  forgetPassword: refuse,
  removeFactors: refuse,
  keepNewestFactor: refuse,
  removePhone: refuse,
  revokeAll: refuse,
  remove: refuse,
})

/** The store, of which a dry run removes nothing. */
const keeping = (store: FileStore): FileStore => ({ ...store, put: refuse, remove: async () => {} })

type RunParts = {
  handle: Pick<DatabaseHandle, 'transaction'>
  sweeps: Readonly<Record<string, Sweep>>
  provider: Pick<IdentityProvider, 'listUnverified' | 'people'>
  /** What the services of a dry run are made of. */
  dependencies: Omit<Parameters<typeof createServices>[0], 'database' | 'work'>
  /** How many uploads lie there that processes which died left before an instant. */
  countLeft: (before: Date) => Promise<number>
  now: Clock
  log: Log
}

/** Sweeps by hand: done now, or done in a transaction that is rolled back, with a provider and a store that are only read. */
export const createSweepRuns = (parts: RunParts): SweepRuns => {
  const { handle, sweeps, provider, dependencies, countLeft, now, log } = parts
  const people = reading(provider.people)
  const { files } = dependencies
  const others = {
    ...dependencies,
    people,
    files: { ...files, store: keeping(files.store), removeLeft: countLeft },
  }
  const known = (all: Readonly<Record<string, Sweep>>, name: string): Sweep => {
    const sweep = all[name]
    if (sweep === undefined) throw new Error(`There is no sweep ${name}`)
    return sweep
  }
  return {
    names: Object.keys(sweeps),
    run: (name) => known(sweeps, name).run(),
    count: (name) =>
      inDryRun({ handle, now }, ({ database, work }) => {
        const { rows, accounts } = createAuthRecords(database, { work, now })
        const asking = {
          listUnverified: provider.listUnverified,
          remove: async (uids: readonly string[]) => uids,
        }
        const removals = createRemovals({ provider: { ...asking, people }, accounts, now, log })
        const all = composeSweeps({
          work,
          auth: { ...removals, sessions: { removeIdle: () => removeIdleSessions(rows, now()) } },
          services: createServices({ ...others, database, work }),
          cipher: dependencies.cipher,
        })
        return known(all, name).run()
      }),
  }
}
