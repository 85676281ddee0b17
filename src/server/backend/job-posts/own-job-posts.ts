import { and, asc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { CompanyRole } from '#contract/account.ts'
import type { CloseReason, JobPostKind, JobPostStatus } from '#contract/codes/job-post.ts'
import type { JobPostGroup } from '#contract/job-post-life.ts'
import type { OwnAdsSort } from '#contract/own-ads.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { jobPostAssignee } from '#server/backend/database/schema/job-post-assignee.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import type { Database } from '#server/backend/database/open.ts'
import { companyNeeds, endsSoonUntil, type CompanyNeed } from '#server/domain/company-needs.ts'
import { withCounts, type OwnAdCounts } from './own-ad-counts.ts'
import { inGroup, inOwnOrder, whereOwnAds, type OwnAdsOf } from './own-ads-filter.ts'

/** Of a review; `returnedAt` null: it waits. */
export type OwnReview = {
  submittedAt: Date
  dueAt: Date
  returnedAt: Date | null
  reason: string | null
}

/** `id`: of the membership. */
export type InCharge = { id: string; uid: string; role: CompanyRole }

/** An ad as the people of its company see it in their list. */
export type OwnJobPost = OwnAdCounts & {
  companyId: string
  id: string
  kind: JobPostKind
  title: string
  status: JobPostStatus
  publishAt: Date | null
  validThrough: Date | null
  closeReason: CloseReason | null
  closedAt: Date | null
  revision: number
  updatedAt: Date
  review: OwnReview | null
  /** Who of its company; null: nobody. */
  inCharge: InCharge | null
  /** Null: they wrote no profile yet, or nobody is. */
  inChargeName: string | null
}

export type OwnNeeds = { companyId: string; needs: CompanyNeed[]; more: number }

/** Which page of what a filter leaves is asked for, in what order: so many, behind so many. */
type Page = { group: JobPostGroup | null; sort: OwnAdsSort; behind: number; most: number }

const columns = {
  companyId: jobPost.companyId,
  id: jobPost.id,
  kind: jobPost.kind,
  title: jobPost.title,
  status: jobPost.status,
  publishAt: jobPost.publishAt,
  validThrough: jobPost.validThrough,
  closeReason: jobPost.closeReason,
  closedAt: jobPost.closedAt,
  revision: jobPost.revision,
  updatedAt: jobPost.updatedAt,
}
const reviewColumns = {
  submittedAt: jobPostReview.submittedAt,
  dueAt: jobPostReview.dueAt,
  returnedAt: jobPostReview.returnedAt,
  reason: jobPostReview.reason,
}
const selectAds = (database: Database) =>
  database
    .select({
      ...columns,
      review: reviewColumns,
      inCharge: { id: companyMember.id, uid: companyMember.uid, role: companyMember.role },
      inChargeName: personProfile.displayName,
    })
    .from(jobPost)
    .leftJoin(jobPostReview, eq(jobPostReview.jobPostId, jobPost.id))
    .leftJoin(jobPostAssignee, eq(jobPostAssignee.jobPostId, jobPost.id))
    .leftJoin(companyMember, eq(companyMember.id, jobPostAssignee.memberId))
    .leftJoin(personProfile, eq(personProfile.uid, companyMember.uid))

/** Ads that may need somebody, of each kind at most; more are not told apart. */
const lookedAt = 100

/** What the people of a company see of its ads. Whose company it is, is judged before. */
export const createOwnJobPosts = (database: Database, clock: () => Date) => ({
  /** Those that a filter leaves. Its words are looked for once, for the page and for the counts. */
  filtered: (companyId: string, filter: OwnAdsOf, now: Date) => {
    let asked: Promise<SQL | undefined> | null = null
    const where = () => (asked ??= whereOwnAds(database, companyId, filter, now))
    return {
      page: async ({ group, sort, behind, most }: Page): Promise<OwnJobPost[]> => {
        const rows = await selectAds(database)
          .where(and(await where(), inGroup(group)))
          .orderBy(...inOwnOrder(database, sort))
          .offset(behind)
          .limit(most)
        return withCounts(database, rows, now)
      },
      /** By part of the list; a part without any is missing. */
      counts: async (): Promise<ReadonlyMap<JobPostGroup, number>> => {
        const rows = await database
          .select({ status: jobPost.status, count: sql<number>`count(*)::int` })
          .from(jobPost)
          .where(await where())
          .groupBy(jobPost.status)
        const counts = new Map<JobPostGroup, number>()
        for (const { status, count } of rows) {
          const group = status === 'closed' || status === 'expired' || status === 'removed' ? 'ended' : status
          counts.set(group, (counts.get(group) ?? 0) + count)
        }
        return counts
      },
    }
  },

  /** Null: the company has no such ad. */
  find: async (companyId: string, id: string): Promise<OwnJobPost | null> => {
    const rows = await selectAds(database).where(and(eq(jobPost.id, id), eq(jobPost.companyId, companyId)))
    return (await withCounts(database, rows, clock()))[0] ?? null
  },

  /** What its ads need of a company's people now. */
  needs: async (companyId: string, now: Date): Promise<OwnNeeds> => {
    const facts = {
      jobPostId: jobPost.id,
      title: jobPost.title,
      status: jobPost.status,
      validThrough: jobPost.validThrough,
      dueAt: jobPostReview.dueAt,
      returnedAt: jobPostReview.returnedAt,
    }
    const of = (statuses: readonly JobPostStatus[]) =>
      and(eq(jobPost.companyId, companyId), inArray(jobPost.status, [...statuses]))
    const looked = await database
      .select(facts)
      .from(jobPost)
      .innerJoin(jobPostReview, eq(jobPostReview.jobPostId, jobPost.id))
      .where(of(['draft', 'in_review']))
      .orderBy(asc(jobPostReview.submittedAt))
      .limit(lookedAt)
    const running = await database
      .select(facts)
      .from(jobPost)
      .leftJoin(jobPostReview, eq(jobPostReview.jobPostId, jobPost.id))
      .where(
        and(
          of(['published', 'paused']),
          gt(jobPost.validThrough, now),
          lte(jobPost.validThrough, endsSoonUntil(now)),
        ),
      )
      .orderBy(asc(jobPost.validThrough))
      .limit(lookedAt)
    return { companyId, ...companyNeeds([...looked, ...running], now) }
  },
})

export type OwnJobPosts = ReturnType<typeof createOwnJobPosts>
