import { asc, eq, isNull } from 'drizzle-orm'
import { contactKindNames, contactWorkingDays } from '#contract/contact.ts'
import { deskLimits, type ClaimableKind, type DeskQueue } from '#contract/desk.ts'
import { reviewWorkingDays } from '#contract/job-post-life.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyRename } from '#server/backend/database/schema/company-rename.ts'
import { companyAppeal } from '#server/backend/database/schema/company-talk.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { contactMessage } from '#server/backend/database/schema/contact-message.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { messageReport } from '#server/backend/database/schema/message.ts'
import { waitingPage } from '#server/backend/job-posts/job-post-desk.ts'
import { reportedPage } from '#server/backend/reports/report-lists.ts'
import { endOfWorkingDay } from '#server/domain/working-days.ts'
import type { Claim, DeskClaims } from './claims.ts'
import { createQueueCounts, listedQueues, type ListedQueue } from './queue-counts.ts'

/** One thing that waits. `dueAt`: the day that people were promised; null: none was. `claim` null: nobody has it. */
export type WaitingThing = {
  queue: DeskQueue
  id: string
  /** What it is about. */
  title: string
  since: Date
  dueAt: Date | null
  /** Signs of crime were found in it: it comes before everything else. */
  urgent: boolean
  claim: Claim | null
}

export type QueueCount = { queue: DeskQueue; waiting: number }

type Row = { id: string; title: string; since: Date; dueAt?: Date; urgent?: boolean }

/** What is taken of a queue. */
const claimableOf = {
  companies: 'company',
  renames: 'company',
  appeals: 'company',
  job_posts: 'job_post',
  reports: 'report',
  message_reports: 'message_report',
  contact: 'contact',
} as const satisfies Record<ListedQueue, ClaimableKind>

/** What waits for the operator. */
export const createDeskToday = ({ database, claims }: { database: Database; claims: DeskClaims }) => {
  const countQueues = createQueueCounts(database)
  const lists = {
    companies: () =>
      database
        .select({ id: company.id, title: company.displayName, since: company.createdAt })
        .from(company)
        .where(eq(company.status, 'pending'))
        .orderBy(asc(company.createdAt), asc(company.id))
        .limit(deskLimits.listed),
    renames: () =>
      database
        .select({ id: company.id, title: company.displayName, since: companyRename.askedAt })
        .from(companyRename)
        .innerJoin(company, eq(company.id, companyRename.companyId))
        .orderBy(asc(companyRename.askedAt), asc(companyRename.companyId))
        .limit(deskLimits.listed),
    appeals: () =>
      database
        .select({ id: company.id, title: company.displayName, since: companyAppeal.createdAt })
        .from(companyAppeal)
        .innerJoin(company, eq(company.id, companyAppeal.companyId))
        .where(isNull(companyAppeal.decidedAt))
        .orderBy(asc(companyAppeal.createdAt), asc(companyAppeal.id))
        .limit(deskLimits.listed),
    job_posts: () => {
      const waiting = waitingPage(database, 1)
      const { submittedAt: since, dueAt, urgent } = waiting
      return database
        .select({ id: jobPost.id, title: jobPost.title, since, dueAt, urgent })
        .from(waiting)
        .innerJoin(jobPost, eq(jobPost.id, waiting.jobPostId))
    },
    reports: () => {
      const reported = reportedPage(database, 1)
      return database
        .select({ id: jobPost.id, title: jobPost.title, since: reported.since })
        .from(reported)
        .innerJoin(jobPost, eq(jobPost.id, reported.jobPostId))
    },
    message_reports: () =>
      database
        .select({ id: messageReport.id, title: company.displayName, since: messageReport.createdAt })
        .from(messageReport)
        .innerJoin(company, eq(company.id, messageReport.companyId))
        .where(isNull(messageReport.closedAt))
        .orderBy(asc(messageReport.createdAt), asc(messageReport.id))
        .limit(deskLimits.listed),
    contact: async () => {
      const rows = await database
        .select({ id: contactMessage.id, kind: contactMessage.kind, since: contactMessage.createdAt })
        .from(contactMessage)
        .where(eq(contactMessage.status, 'new'))
        .orderBy(asc(contactMessage.createdAt), asc(contactMessage.id))
        .limit(deskLimits.listed)
      return rows.map(({ kind, ...row }) => ({ ...row, title: contactKindNames[kind] }))
    },
  } as const satisfies Record<ListedQueue, () => PromiseLike<readonly Row[]>>

  const promised: Partial<Record<ListedQueue, number>> = {
    companies: reviewWorkingDays,
    renames: reviewWorkingDays,
    appeals: reviewWorkingDays,
    contact: contactWorkingDays,
  }

  const listOf = async (queue: ListedQueue): Promise<readonly WaitingThing[]> => {
    const rows: readonly Row[] = await lists[queue]()
    const held = new Map(
      (
        await claims.of(
          claimableOf[queue],
          rows.map(({ id }) => id),
        )
      ).map((claim) => [claim.id, claim]),
    )
    const days = promised[queue]
    return rows.map(({ id, title, since, dueAt, urgent }) => ({
      queue,
      id,
      title,
      since,
      dueAt: dueAt ?? (days === undefined ? null : endOfWorkingDay(since, days)),
      urgent: urgent ?? false,
      claim: held.get(id) ?? null,
    }))
  }
  return {
    /** How much waits in each queue. `failedTasks`: of work in the background. */
    counts: async (failedTasks: number): Promise<readonly QueueCount[]> => {
      const counted = (await countQueues()).map(({ queue, waiting }) => ({ queue, waiting }))
      return [...counted, { queue: 'tasks', waiting: failedTasks }]
    },

    /** What waits, signs of crime first, then the earliest promise and the oldest; 50 at the most. */
    things: async (): Promise<readonly WaitingThing[]> => {
      const all: WaitingThing[] = []
      for (const queue of listedQueues) all.push(...(await listOf(queue)))
      const order = ({ dueAt, since }: WaitingThing) => (dueAt ?? since).getTime()
      return all
        .toSorted((one, other) => Number(other.urgent) - Number(one.urgent) || order(one) - order(other))
        .slice(0, deskLimits.listed)
    },
  }
}

export type DeskTodayReader = ReturnType<typeof createDeskToday>
