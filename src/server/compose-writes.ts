import { createAdmins } from './backend/accounts/admins.ts'
import { createApplicationLists, createApplicationMoves } from './backend/applications/application-moves.ts'
import { createCompanyLists } from './backend/companies/company-lists.ts'
import { createCompanyRenames } from './backend/companies/company-renames.ts'
import { createCompanyReviews } from './backend/companies/company-reviews.ts'
import { createCompanyVerifications } from './backend/companies/company-verifications.ts'
import { invalidationChannel, invalidationPayload } from './backend/database/invalidation-payload.ts'
import type { DatabaseHandle } from './backend/database/open.ts'
import { createWork, notifyNobody, notifyNodes, type Work } from './backend/database/unit-of-work.ts'
import type { LiveOfWork } from './compose-live.ts'
import { createInfos } from './backend/infos/infos.ts'
import { createJobPostIndex } from './backend/job-posts/job-post-index.ts'
import { createJobPostMoves, type JobPostMoves } from './backend/job-posts/job-post-moves.ts'
import { createJobPostReviews, createReviewLists } from './backend/job-posts/job-post-reviews.ts'
import { createJobPostRevisions } from './backend/job-posts/job-post-revisions.ts'
import { createMailStopCommands } from './backend/mail-stops/mail-stops.ts'
import { createDueDigests } from './backend/notifications/due-digests.ts'
import { createMessageReports } from './backend/messages/message-reports.ts'
import type { OperatorServices } from './backend/operator/commands.ts'
import { createReportLists } from './backend/reports/report-lists.ts'
import { createReportMoves } from './backend/reports/report-moves.ts'
import { openTaskQueue, type TaskQueue } from './backend/tasks/task-queue.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import type { FileStore } from './ports/file-store.ts'
import type { CacheInvalidation } from './ports/invalidation.ts'
import type { People } from './ports/people.ts'

/** What every process that writes has in common: the site, and a command where no site runs. */
export type Writes = {
  work: Work
  tasks: TaskQueue
  operator: Omit<OperatorServices, 'examine' | 'sweeps' | 'work'> & { jobPostMoves: JobPostMoves }
}

export const composeWrites = async (options: {
  handle: DatabaseHandle
  /** `sender`: what follows from a write is done by another process. */
  role: 'worker' | 'sender'
  /** Of this process, among those over one database. */
  node: string
  invalidation: Pick<CacheInvalidation, 'tell'>
  live: LiveOfWork
  people: Pick<People, 'findByEmail'>
  store: Pick<FileStore, 'open'>
  now: Clock
  log: Log
}): Promise<Writes> => {
  const { handle, role, node, invalidation, live, people, store, now, log } = options
  const { database, client } = handle
  const tasks = await openTaskQueue({ client, role, log })
  const work = createWork({
    handle,
    tasks,
    invalidation,
    notify:
      client.kind === 'pglite'
        ? notifyNobody
        : notifyNodes(invalidationChannel, (given) => invalidationPayload(node, given)),
    live: live(tasks),
    now,
  })
  return {
    work,
    tasks,
    operator: {
      companies: {
        ...createCompanyReviews({ work }),
        ...createCompanyLists(database),
        ...createCompanyRenames({ work }),
        ...createCompanyVerifications({ work }),
      },
      admins: createAdmins({ work, people }),
      infos: createInfos({ work }),
      jobPostIndex: createJobPostIndex({ work }),
      jobPostMoves: createJobPostMoves({ work }),
      jobPostReviews: { ...createJobPostReviews({ work }), ...createReviewLists(database, now) },
      jobPostRevisions: createJobPostRevisions({ work }),
      applicationMoves: createApplicationMoves({ work }),
      applicationLists: createApplicationLists(database),
      messageReports: createMessageReports({ database, work, store }),
      reportMoves: createReportMoves({ work }),
      reportLists: createReportLists(database),
      mailStops: createMailStopCommands({ database, work }),
      dueDigests: createDueDigests({ database, now }),
      tasks,
      now,
    },
  }
}
