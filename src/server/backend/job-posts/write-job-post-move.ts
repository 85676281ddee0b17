import { eq } from 'drizzle-orm'
import { cacheTags } from '#contract/cache-tags.ts'
import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { reviewWorkingDays } from '#contract/job-post-life.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { publisherOf } from '#server/backend/companies/rename-rows.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { jobPostFeatures } from '#server/domain/job-post-features.ts'
import {
  moveJobPost,
  publicStatuses,
  type JobPostMove,
  type MoveAnswer,
} from '#server/domain/job-post-life.ts'
import { endOfWorkingDay } from '#server/domain/working-days.ts'
import { recruiterOf } from './recruiter-of.ts'

export type JobPostRow = typeof jobPost.$inferSelect

const isShown = (status: JobPostStatus) => publicStatuses.some((each) => each === status)

/** Pages, lists and search follow what anyone could see before, or can now. */
const show = (unit: Unit, { id, companyId, status: before }: JobPostRow, after: JobPostStatus) => {
  if (!isShown(before) && !isShown(after)) return
  unit.index(id)
  const tags = [cacheTags.jobPost(id), cacheTags.jobPosts, cacheTags.company(companyId)]
  if (after === 'removed') unit.purge(...tags)
  else unit.stale(...tags)
}

/** What is told of an ad that waits: `dispute` by its company against what the check blocks, `urgent` for signs of crime. */
type Waiting = { dispute: string | null; urgent: boolean }

/** Has an ad wait for the operator: before it is published, or while it is public already. */
export const waitForReading = async (
  { database, at }: Unit,
  jobPostId: string,
  { dispute, urgent }: Waiting = { dispute: null, urgent: false },
): Promise<void> => {
  const row = {
    submittedAt: at,
    dueAt: endOfWorkingDay(at, reviewWorkingDays),
    returnedAt: null,
    reason: null,
    dispute,
    urgent,
  }
  await database
    .insert(jobPostReview)
    .values({ jobPostId, ...row })
    .onConflictDoUpdate({ target: jobPostReview.jobPostId, set: row })
}

/** Moves after which an ad that was published unread waits to be read still. */
const isShownStill = ({ status }: JobPostRow, { action }: JobPostMove) =>
  action === 'pause' || action === 'resume' || (action === 'publish' && status === 'scheduled')

/** What waits for the operator has a row, and what they returned keeps it until it is sent once more. */
const noteReview = async (unit: Unit, ad: JobPostRow, wanted: JobPostMove) => {
  if (wanted.action === 'submit') await waitForReading(unit, ad.id)
  else if (!isShownStill(ad, wanted))
    await unit.database.delete(jobPostReview).where(eq(jobPostReview.jobPostId, ad.id))
}

/** True where an ad would be shown while its company's new number waits for the operator. */
const waitsForNumber = async (unit: Unit, { companyId }: JobPostRow, after: JobPostStatus) =>
  after === 'published' &&
  (await publisherOf(unit.database, await recruiterOf(unit.database, companyId))) === 'number_waits'

/**
 * Makes a move with an ad that the unit has locked. Applicants of one that is closed or taken down are told by a task.
 * A refused move writes nothing; `number_waits`: nothing is published while its company's new number waits for the operator. `publishAt`: the time of a publication; an ad that becomes a draft again has none.
 */
export const writeJobPostMove = async (
  unit: Unit,
  ad: JobPostRow,
  wanted: JobPostMove,
  publishAt: Date | null = ad.publishAt,
): Promise<MoveAnswer | { kind: 'refused'; because: 'number_waits' }> => {
  const answer = moveJobPost({ ...ad, publishAt }, wanted, unit.at)
  if (answer.kind === 'refused') return answer
  if (await waitsForNumber(unit, ad, answer.status)) return { kind: 'refused', because: 'number_waits' }
  const { status, closeReason, closedAt } = answer
  const published = status === 'draft' ? null : publishAt
  // What students filter by is read from the day of publication, too.
  const features = jobPostFeatures({ ...ad, publishAt: published })
  await unit.database
    .update(jobPost)
    .set({ status, closeReason, closedAt, publishAt: published, features, updatedAt: unit.at })
    .where(eq(jobPost.id, ad.id))
  await noteReview(unit, ad, wanted)
  unit.audit({
    action: `job_post.${wanted.action}`,
    subject: `job_post:${ad.id}`,
    detail: { before: ad.status, after: status },
  })
  show(unit, ad, status)
  if (isShown(ad.status) && (wanted.action === 'close' || wanted.action === 'remove'))
    unit.send({ name: 'tell-ad-ended', data: { jobPostId: ad.id, after: null } })
  return answer
}
