import type { Log } from '#server/platform/log.ts'
import type { LinkTask, TaskData } from './kinds.ts'
import type { Sweep } from './sweeps.ts'
import type { TaskHandlers, TaskRun } from './task-queue.ts'

type Parts = {
  sendMail: (task: TaskData['send-mail']) => Promise<void>
  sendLink: (task: LinkTask) => Promise<void>
  sendEmailChange: (task: TaskData['send-email-change']) => Promise<void>
  sendCompanyInvite: (task: TaskData['send-company-invite']) => Promise<void>
  jobPostIndex: {
    indexCompany: (data: TaskData['index-company']) => Promise<void>
    indexAll: (data: TaskData['index-all']) => Promise<void>
  }
  /** Those of the backend. */
  services: {
    accountDeletion: { carryOut: (uid: string) => Promise<void> }
    waitingSignUps: { carryOut: (task: TaskData['send-sign-up']) => Promise<void> }
    factorRemovals: { carryOut: (id: string) => Promise<void> }
    files: {
      scans: { scan: (id: string) => Promise<void> }
      removals: { removeBytes: (id: string) => Promise<void> }
    }
    digests: { send: (searchId: string) => Promise<void> }
    pushSubscriptions: { deliver: (data: TaskData['send-push']) => Promise<void> }
    notificationDigests: { send: (uid: string) => Promise<void> }
  }
  replyCounts: { count: (data: TaskData['count-replies']) => Promise<void> }
  tellApplicants: (data: TaskData['tell-applicants']) => Promise<void>
  tellAdEnded: (data: TaskData['tell-ad-ended']) => Promise<void>
  bulkReplyRuns: { carryOut: (data: TaskData['bulk-decline']) => Promise<void> }
  publishLive: (data: TaskData['publish-live']) => Promise<void>
  purgeCdn: (tags: readonly string[], signal: TaskRun['signal']) => Promise<void>
  sweeps: Readonly<Record<string, Sweep>>
  log: Log
}

/** What is done for each kind of task. */
export const createTaskHandlers = (parts: Parts): TaskHandlers => ({
  'send-mail': (task) => parts.sendMail(task),
  'send-link': (task) => parts.sendLink(task),
  'send-sign-up': (task) => parts.services.waitingSignUps.carryOut(task),
  'send-email-change': (task) => parts.sendEmailChange(task),
  'send-company-invite': (task) => parts.sendCompanyInvite(task),
  'send-digest': ({ searchId }) => parts.services.digests.send(searchId),
  'send-notification-digest': ({ uid }) => parts.services.notificationDigests.send(uid),
  'send-push': (data) => parts.services.pushSubscriptions.deliver(data),
  'index-company': (data) => parts.jobPostIndex.indexCompany(data),
  'index-all': (data) => parts.jobPostIndex.indexAll(data),
  'delete-account': ({ uid }) => parts.services.accountDeletion.carryOut(uid),
  'remove-second-factor': ({ removalId }) => parts.services.factorRemovals.carryOut(removalId),
  'scan-file': ({ id }) => parts.services.files.scans.scan(id),
  'remove-file': ({ id }) => parts.services.files.removals.removeBytes(id),
  'count-replies': (data) => parts.replyCounts.count(data),
  'tell-applicants': (data) => parts.tellApplicants(data),
  'tell-ad-ended': (data) => parts.tellAdEnded(data),
  'bulk-decline': (data) => parts.bulkReplyRuns.carryOut(data),
  'publish-live': (data) => parts.publishLive(data),
  'purge-cdn': ({ tags }, { signal }) => parts.purgeCdn(tags, signal),
  sweep: async ({ name }) => {
    // One that an older version put in line is nothing to do.
    const sweep = Object.hasOwn(parts.sweeps, name) ? parts.sweeps[name] : undefined
    const done = (await sweep?.run()) ?? 0
    if (done > 0) parts.log.info({ sweep: name, done }, 'A sweep found work')
  },
})
