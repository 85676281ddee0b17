import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { isId } from '#contract/id.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import { findingsOf } from './read-findings.ts'
import { readStatement, type Statement } from './read-statement.ts'
import type { JobPostRow } from './write-job-post-move.ts'

export type WaitingJobPost = {
  id: string
  title: string
  company: string
  submittedAt: Date
  dueAt: Date
  /** What its company says against what the check blocks; null: nothing. */
  dispute: string | null
  /** Signs of crime were found in it. */
  urgent: boolean
  findings: readonly LegalFinding[]
}

/** A waiting ad with all that it states. */
export type ReadJobPost = WaitingJobPost & Statement

/** Lines of the operator's list at most. */
const listMost = 100

type WaitingRow = { ad: JobPostRow; company: string; review: typeof jobPostReview.$inferSelect }

/** What the operator is shown of ads in review. */
export const createReviewLists = (database: Database, now: () => Date) => {
  const waiting = () =>
    database
      .select({ ad: jobPost, company: company.displayName, review: jobPostReview })
      .from(jobPostReview)
      .innerJoin(jobPost, eq(jobPost.id, jobPostReview.jobPostId))
      .innerJoin(company, eq(company.id, jobPost.companyId))

  const lineOf = async ({ ad, company: name, review }: WaitingRow): Promise<WaitingJobPost> => ({
    id: ad.id,
    title: ad.title,
    company: name,
    submittedAt: review.submittedAt,
    dueAt: review.dueAt,
    dispute: review.dispute,
    urgent: review.urgent,
    findings: await findingsOf(database, ad, now()),
  })

  return {
    /** The ads that wait, those with signs of crime first and then the longest, with what the check finds in each as it stands. */
    waitingJobPosts: async (): Promise<readonly WaitingJobPost[]> => {
      const rows = await waiting()
        .where(isNull(jobPostReview.returnedAt))
        .orderBy(desc(jobPostReview.urgent), asc(jobPostReview.submittedAt), asc(jobPost.id))
        .limit(listMost)
      const found: WaitingJobPost[] = []
      for (const row of rows) found.push(await lineOf(row))
      return found
    },

    /** One of them with all that it states; null: none such waits. */
    waitingJobPost: async (id: string): Promise<ReadJobPost | null> => {
      if (!isId(id)) return null
      const [row] = await waiting().where(and(isNull(jobPostReview.returnedAt), eq(jobPost.id, id)))
      return row === undefined ? null : { ...(await lineOf(row)), ...(await readStatement(database, row.ad)) }
    },
  }
}

export type ReviewLists = ReturnType<typeof createReviewLists>
