import { and, asc, eq, gt, gte, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { CloseReason, JobPostKind, JobPostStatus } from '#contract/codes/job-post.ts'
import type { JobPostGroup } from '#contract/job-post-life.ts'
import { numberSpans } from '#contract/job-post-numbers.ts'
import type { OwnAdsFilter, OwnAdsSort } from '#contract/own-ads.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { jobPostReview } from '#server/backend/database/schema/job-post-review.ts'
import { jobPostView } from '#server/backend/database/schema/job-post-view.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import { unansweredStatuses, underWayStatuses } from '#server/domain/application-life.ts'
import { companyNeeds, endsSoonUntil, type CompanyNeed } from '#server/domain/company-needs.ts'
import { daysUntilToday } from '#server/domain/number-days.ts'
import { inGroup, inOwnOrder, whereOwnAds } from './own-ads-filter.ts'

/** Of a review; `returnedAt` null: it waits. */
export type OwnReview = {
  submittedAt: Date
  dueAt: Date
  returnedAt: Date | null
  reason: string | null
}

/** An ad as the people of its company see it in their list. */
export type OwnJobPost = {
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
  /** In the last `numberSpans[0]` days. */
  views: number
  /** Students who keep it. */
  bookmarks: number
  /** Everybody who ever applied. */
  applications: number
  /** Those of them who wait for an answer. */
  waiting: number
  /** Those of them who are told when it ends before its time. */
  underWay: number
}

export type OwnNeeds = { companyId: string; needs: CompanyNeed[]; more: number }

/** Which of a company's ads are asked for, in what order, and how many behind how many. */
type Asked = {
  group: JobPostGroup | null
  filter: OwnAdsFilter
  sort: OwnAdsSort
  behind: number
  most: number
}

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
type Found = Omit<OwnJobPost, 'views' | 'bookmarks' | 'applications' | 'waiting' | 'underWay'>

/** Counts for all of them in three queries. */
const withCounts = async (database: Database, ads: readonly Found[], now: Date): Promise<OwnJobPost[]> => {
  const ids = ads.map(({ id }) => id)
  if (ids.length === 0) return []
  const [firstDay = ''] = daysUntilToday(numberSpans[0], now).days
  const views = await database
    .select({ id: jobPostView.jobPostId, count: sql<number>`sum(${jobPostView.views})::int` })
    .from(jobPostView)
    .where(and(inArray(jobPostView.jobPostId, ids), gte(jobPostView.day, firstDay)))
    .groupBy(jobPostView.jobPostId)
  const bookmarks = await database
    .select({ id: bookmark.jobPostId, count: sql<number>`count(*)::int` })
    .from(bookmark)
    .where(inArray(bookmark.jobPostId, ids))
    .groupBy(bookmark.jobPostId)
  const applications = await database
    .select({
      id: application.jobPostId,
      count: sql<number>`count(*)::int`,
      waiting: sql<number>`(count(*) filter (where ${inArray(application.status, unansweredStatuses)}))::int`,
      underWay: sql<number>`(count(*) filter (where ${and(inArray(application.status, underWayStatuses), isNotNull(application.uid))}))::int`,
    })
    .from(application)
    .where(and(inArray(application.jobPostId, ids), ne(application.status, 'draft')))
    .groupBy(application.jobPostId)
  const seen = new Map(views.map(({ id, count }) => [id, count]))
  const kept = new Map(bookmarks.map(({ id, count }) => [id, count]))
  const sent = new Map(applications.map(({ id, ...counts }) => [id, counts]))
  return ads.map((ad) => ({
    ...ad,
    views: seen.get(ad.id) ?? 0,
    bookmarks: kept.get(ad.id) ?? 0,
    applications: sent.get(ad.id)?.count ?? 0,
    waiting: sent.get(ad.id)?.waiting ?? 0,
    underWay: sent.get(ad.id)?.underWay ?? 0,
  }))
}

/** Ads that may need somebody, of each kind at most; more are not told apart. */
const lookedAt = 100

/** What the people of a company see of its ads. Whose company it is, is judged before. */
export const createOwnJobPosts = (database: Database, clock: () => Date) => ({
  /** A page of them. */
  list: async (
    companyId: string,
    { group, filter, sort, behind, most }: Asked,
    now: Date,
  ): Promise<OwnJobPost[]> => {
    const rows = await database
      .select({ ...columns, review: reviewColumns })
      .from(jobPost)
      .leftJoin(jobPostReview, eq(jobPostReview.jobPostId, jobPost.id))
      .where(and(await whereOwnAds(database, companyId, filter, now), inGroup(group)))
      .orderBy(...inOwnOrder(database, sort))
      .offset(behind)
      .limit(most)
    return withCounts(database, rows, now)
  },

  /** Null: the company has no such ad. */
  find: async (companyId: string, id: string): Promise<OwnJobPost | null> => {
    const rows = await database
      .select({ ...columns, review: reviewColumns })
      .from(jobPost)
      .leftJoin(jobPostReview, eq(jobPostReview.jobPostId, jobPost.id))
      .where(and(eq(jobPost.id, id), eq(jobPost.companyId, companyId)))
    return (await withCounts(database, rows, clock()))[0] ?? null
  },

  /** Ads that the filter leaves, by part of the list; a part without any is missing. */
  counts: async (
    companyId: string,
    filter: OwnAdsFilter,
    now: Date,
  ): Promise<ReadonlyMap<JobPostGroup, number>> => {
    const rows = await database
      .select({ status: jobPost.status, count: sql<number>`count(*)::int` })
      .from(jobPost)
      .where(await whereOwnAds(database, companyId, filter, now))
      .groupBy(jobPost.status)
    const counts = new Map<JobPostGroup, number>()
    for (const { status, count } of rows) {
      const group = status === 'closed' || status === 'expired' || status === 'removed' ? 'ended' : status
      counts.set(group, (counts.get(group) ?? 0) + count)
    }
    return counts
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
