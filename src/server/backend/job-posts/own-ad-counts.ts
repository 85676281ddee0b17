import { and, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { numberSpans } from '#contract/job-post-numbers.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { jobPostView } from '#server/backend/database/schema/job-post-view.ts'
import { unansweredStatuses, underWayStatuses } from '#server/domain/application-life.ts'
import { daysUntilToday } from '#server/domain/number-days.ts'

export type OwnAdCounts = {
  /** In the last `numberSpans[0]` days (contract/job-post-numbers). */
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

/** Counts for all of them in three queries. */
export const withCounts = async <Ad extends { id: string }>(
  database: Database,
  ads: readonly Ad[],
  now: Date,
): Promise<(Ad & OwnAdCounts)[]> => {
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
