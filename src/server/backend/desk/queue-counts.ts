import { count, countDistinct, eq, isNull, min } from 'drizzle-orm'
import type { DeskQueue } from '#contract/desk.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { companyAppeal } from '#server/backend/database/schema/company-talk.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { messageReport } from '#server/backend/database/schema/message.ts'
import { report } from '#server/backend/database/schema/report.ts'

/** What is taken of a queue is a thing of the desk; `tasks` are nobody's. */
export type ListedQueue = Exclude<DeskQueue, 'tasks'>
export const listedQueues = [
  'companies',
  'renames',
  'appeals',
  'job_posts',
  'reports',
  'message_reports',
  'contact',
] as const satisfies readonly ListedQueue[]

/** `oldest`: since when the first has waited; null: nothing waits. */
export type QueueAge = { queue: ListedQueue; waiting: number; oldest: Date | null }

/** How much waits in each queue, and since when. */
export const createQueueCounts = (database: Database) => {
  const countOf = {
    companies: () =>
      database
        .select({ waiting: count(), oldest: min(company.createdAt) })
        .from(company)
        .where(eq(company.status, 'pending')),
    renames: () =>
      database.select({ waiting: count(), oldest: min(companyRename.askedAt) }).from(companyRename),
    appeals: () =>
      database
        .select({ waiting: count(), oldest: min(companyAppeal.createdAt) })
        .from(companyAppeal)
        .where(isNull(companyAppeal.decidedAt)),
    job_posts: () =>
      database
        .select({ waiting: count(), oldest: min(jobPostReview.submittedAt) })
        .from(jobPostReview)
        .where(isNull(jobPostReview.returnedAt)),
    reports: () =>
      database
        .select({ waiting: countDistinct(report.jobPostId), oldest: min(report.createdAt) })
        .from(report)
        .where(isNull(report.closedAt)),
    message_reports: () =>
      database
        .select({ waiting: count(), oldest: min(messageReport.createdAt) })
        .from(messageReport)
        .where(isNull(messageReport.closedAt)),
    contact: () =>
      database
        .select({ waiting: count(), oldest: min(contactMessage.createdAt) })
        .from(contactMessage)
        .where(eq(contactMessage.status, 'new')),
  } as const satisfies Record<
    ListedQueue,
    () => PromiseLike<readonly { waiting: number; oldest: Date | null }[]>
  >
  return async (): Promise<readonly QueueAge[]> => {
    const counted: QueueAge[] = []
    for (const queue of listedQueues) {
      const [row] = await countOf[queue]()
      counted.push({ queue, waiting: row?.waiting ?? 0, oldest: row?.oldest ?? null })
    }
    return counted
  }
}
