import { createAdmins } from '#server/backend/accounts/admins.ts'
import {
  createApplicationLists,
  createApplicationMoves,
} from '#server/backend/applications/application-moves.ts'
import { createCompanyLists } from '#server/backend/companies/company-lists.ts'
import { createCompanyRenames } from '#server/backend/companies/company-renames.ts'
import { createCompanyReviews } from '#server/backend/companies/company-reviews.ts'
import { createCompanyVerifications } from '#server/backend/companies/company-verifications.ts'
import { invalidationChannel, invalidationPayload } from '#server/backend/database/invalidation-payload.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { createWork, notifyNobody, notifyNodes, type Work } from '#server/backend/database/unit-of-work.ts'
import type { Cdn } from './cdn.ts'
import type { LiveOfWork } from './live.ts'
import { createInfos } from '#server/backend/infos/infos.ts'
import { createJobPostIndex } from '#server/backend/job-posts/job-post-index.ts'
import { createJobPostMoves, type JobPostMoves } from '#server/backend/job-posts/job-post-moves.ts'
import { createJobPostReviews } from '#server/backend/job-posts/job-post-reviews.ts'
import { createReviewLists } from '#server/backend/job-posts/review-lists.ts'
import { createJobPostRevisions } from '#server/backend/job-posts/job-post-revisions.ts'
import { createMailStopCommands } from '#server/backend/mail-stops/mail-stops.ts'
import { createDueDigests } from '#server/backend/notifications/due-digests.ts'
import { createMessageReports } from '#server/backend/messages/message-reports.ts'
import type { OperatorServices } from '#server/backend/operator/commands.ts'
import { createReportLists } from '#server/backend/reports/report-lists.ts'
import { createReportMoves } from '#server/backend/reports/report-moves.ts'
import { openTaskQueue, type TaskQueue } from '#server/backend/tasks/task-queue.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { CacheInvalidation } from '#server/ports/invalidation.ts'
import type { People } from '#server/ports/people.ts'

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
  cdn: Pick<Cdn, 'tasksOf'>
  now: Clock
  log: Log
}): Promise<Writes> => {
  const { handle, role, node, invalidation, live, people, store, cdn, now, log } = options
  const { database, client } = handle
  const tasks = await openTaskQueue({ client, role, log })
  const notifyOthers =
    client.kind === 'pglite'
      ? notifyNobody
      : notifyNodes(invalidationChannel, (given) => invalidationPayload(node, given))
  const work = createWork({
    handle,
    tasks,
    invalidation,
    notify: async (transaction, given) => {
      await notifyOthers(transaction, given)
      const purges = cdn.tasksOf(given)
      if (purges.length > 0) await tasks.insert(transaction, purges)
    },
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
