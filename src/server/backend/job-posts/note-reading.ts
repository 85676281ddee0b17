import type { ReadingDecision } from '#contract/desk-ads.ts'
import { jobPostReading } from '#server/backend/database/schema/job-post-reading.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { newId } from '#server/platform/ids.ts'
import { findingsOf } from './read-findings.ts'
import { readStatement } from './read-statement.ts'
import type { JobPostRow } from './write-job-post-move.ts'

/** Keeps what the operator decided about an ad, with what it states and why. `reason` empty: nothing was said. */
export const noteReading = async (
  { database, at, audit }: Unit,
  ad: JobPostRow,
  { decision, reason }: { decision: ReadingDecision; reason: string },
): Promise<void> => {
  const { stated } = await readStatement(database, ad)
  const codes = [...new Set((await findingsOf(database, ad, at)).map(({ code }) => code))]
  await database.insert(jobPostReading).values({
    id: newId(),
    jobPostId: ad.id,
    companyId: ad.companyId,
    decision,
    reason,
    codes,
    stated,
    readAt: at,
  })
  audit({ action: 'job_post.read', subject: `job_post:${ad.id}`, detail: { decision, reason } })
}
