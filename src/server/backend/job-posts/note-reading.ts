import { eq } from 'drizzle-orm'
import type { ReadingDecision } from '#contract/desk-ads.ts'
import { jobPostReading } from '#server/backend/database/schema/job-post-reading.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newId } from '#server/platform/ids.ts'
import { findingsOf } from './read-findings.ts'
import { readStatement } from './read-statement.ts'
import type { JobPostRow } from './write-job-post-move.ts'

export type NotedReading = {
  decision: ReadingDecision
  /** Empty: nothing was said. */
  reason: string
  /** What the company said against what the check blocks. */
  dispute: string | null
  /** Blocks that the operator did not share. */
  accepted: readonly string[]
  /** Taken down as an offer of crime. */
  dangerous: boolean
}

/** What its company says against what the check blocks, before the ad is moved on. */
export const disputeOf = async ({ database }: Unit, jobPostId: string): Promise<string | null> => {
  const [waiting] = await database
    .select({ dispute: jobPostReview.dispute })
    .from(jobPostReview)
    .where(eq(jobPostReview.jobPostId, jobPostId))
  return waiting?.dispute ?? null
}

/** Keeps what the operator decided about an ad, with what it states and what was said of it. */
export const noteReading = async (
  { database, at, audit }: Unit,
  ad: JobPostRow,
  { accepted, ...noted }: NotedReading,
): Promise<void> => {
  const { stated } = await readStatement(database, ad)
  const codes = [...new Set((await findingsOf(database, ad, at)).map(({ code }) => code))]
  await database.insert(jobPostReading).values({
    ...noted,
    id: newId(),
    jobPostId: ad.id,
    companyId: ad.companyId,
    accepted: [...accepted],
    codes,
    stated,
    readAt: at,
  })
  const { decision, reason, dangerous } = noted
  audit({
    action: 'job_post.read',
    subject: `job_post:${ad.id}`,
    detail: { decision, reason, ...(dangerous && { dangerous: 'yes' }) },
  })
}
