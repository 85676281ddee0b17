import { and, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { numberLimits, type ViewSourceKind } from '#contract/job-post-numbers.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { bookmark } from '#server/backend/database/schema/bookmark.ts'
import { jobPostView } from '#server/backend/database/schema/job-post-view.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { daysUntilToday } from '#server/domain/number-days.ts'
import { viewSources } from '#server/ports/view-counts.ts'
import { createReplyComparison, type ReplyComparison } from './reply-comparison.ts'

export type Numbers = { views: number; bookmarks: number; applications: number }
export type DayNumbers = Numbers & { companyId: string; day: string }
export type AdNumbers = Numbers & { companyId: string; id: string; title: string; status: JobPostStatus }
/** `host`: its name, where the kind is `host`. */
export type SourceViews = { companyId: string; kind: ViewSourceKind; host: string | null; views: number }

export type CompanyNumbers = {
  companyId: string
  /** The one ad that was asked for; null: all of them. */
  ad: { id: string; title: string; status: JobPostStatus } | null
  total: Numbers
  days: DayNumbers[]
  sources: SourceViews[]
  /** Those that are open and those with any numbers, most first. Empty where one was asked for. */
  ads: AdNumbers[]
  moreAds: number
  replies: () => Promise<ReplyComparison>
}

type Asked = { companyId: string; jobPostId: string | null; days: number }
type Group = { day: string | null; jobPostId: string | null; source?: string | null; count: number }

/** Ads that one page looks at; a company may have more in the course of years. */
const adsLooked = 500

const japaneseDayOf = (column: SQL | typeof bookmark.createdAt | typeof application.submittedAt) =>
  sql<string | null>`(${column} at time zone interval '9 hours')::date::text`

/** Counts by day, and by ad: each row is of one of them. */
const readGroups = async (database: Database, { companyId, jobPostId, days }: Asked, now: Date) => {
  const span = daysUntilToday(days, now)
  const [first = ''] = span.days
  const ofCompany = database.select({ id: jobPost.id }).from(jobPost).where(eq(jobPost.companyId, companyId))
  const ads = (column: typeof jobPostView.jobPostId | typeof bookmark.jobPostId) =>
    jobPostId === null ? inArray(column, ofCompany) : eq(column, jobPostId)
  const views: Group[] = await database
    .select({
      day: sql<string | null>`${jobPostView.day}::text`,
      jobPostId: jobPostView.jobPostId,
      source: sql<string | null>`${jobPostView.source}`,
      count: sql<number>`sum(${jobPostView.views})::int`,
    })
    .from(jobPostView)
    .where(and(ads(jobPostView.jobPostId), gte(jobPostView.day, first)))
    .groupBy(sql`grouping sets ((${jobPostView.day}), (${jobPostView.jobPostId}), (${jobPostView.source}))`)
  const bookmarks: Group[] = await database
    .select({
      day: japaneseDayOf(bookmark.createdAt),
      jobPostId: bookmark.jobPostId,
      count: sql<number>`count(*)::int`,
    })
    .from(bookmark)
    .where(and(ads(bookmark.jobPostId), gte(bookmark.createdAt, span.since)))
    .groupBy(sql`grouping sets ((1), (${bookmark.jobPostId}))`)
  const applications: Group[] = await database
    .select({
      day: japaneseDayOf(application.submittedAt),
      jobPostId: application.jobPostId,
      count: sql<number>`count(*)::int`,
    })
    .from(application)
    .where(
      and(
        jobPostId === null ? eq(application.companyId, companyId) : eq(application.jobPostId, jobPostId),
        gte(application.submittedAt, span.since),
      ),
    )
    .groupBy(sql`grouping sets ((1), (${application.jobPostId}))`)
  return { days: span.days, views, bookmarks, applications }
}

type Groups = Awaited<ReturnType<typeof readGroups>>

const countsBy = (groups: readonly Group[], key: 'day' | 'jobPostId' | 'source') =>
  new Map(groups.flatMap((group) => (typeof group[key] === 'string' ? [[group[key], group.count]] : [])))

const readerOf = ({ views, bookmarks, applications }: Groups, key: 'day' | 'jobPostId') => {
  const [viewsBy, bookmarksBy, applicationsBy] = [views, bookmarks, applications].map((groups) =>
    countsBy(groups, key),
  )
  return (name: string): Numbers => ({
    views: viewsBy?.get(name) ?? 0,
    bookmarks: bookmarksBy?.get(name) ?? 0,
    applications: applicationsBy?.get(name) ?? 0,
  })
}

const kindOf = (source: string): ViewSourceKind => {
  if (source === viewSources.site) return 'site'
  if (source === viewSources.none) return 'none'
  return source === viewSources.other ? 'other' : 'host'
}

/** Most first; what is not told apart, and all beyond the hosts that are shown, last. */
const sourcesOf = (companyId: string, views: readonly Group[]): SourceViews[] => {
  const all = [...countsBy(views, 'source')]
    .map(([source, count]) => ({ source, kind: kindOf(source), views: count }))
    .toSorted((one, other) => other.views - one.views || one.source.localeCompare(other.source))
  const shownHosts = new Set(
    all
      .filter(({ kind }) => kind === 'host')
      .slice(0, numberLimits.hostsShown)
      .map(({ source }) => source),
  )
  const isShown = ({ kind, source }: (typeof all)[number]) =>
    kind === 'host' ? shownHosts.has(source) : kind !== 'other'
  const rest = all.filter((each) => !isShown(each)).reduce((sum, each) => sum + each.views, 0)
  return [
    ...all.filter(isShown).map(({ source, kind, views: count }) => ({
      companyId,
      kind,
      host: kind === 'host' ? source : null,
      views: count,
    })),
    ...(rest > 0 ? [{ companyId, kind: 'other' as const, host: null, views: rest }] : []),
  ]
}

const adsOf = async (database: Database, companyId: string, groups: Groups): Promise<AdNumbers[]> => {
  const read = readerOf(groups, 'jobPostId')
  const counted = new Set([
    ...countsBy(groups.views, 'jobPostId').keys(),
    ...countsBy(groups.bookmarks, 'jobPostId').keys(),
    ...countsBy(groups.applications, 'jobPostId').keys(),
  ])
  const open = inArray(jobPost.status, ['published', 'paused'])
  const rows = await database
    .select({ id: jobPost.id, title: jobPost.title, status: jobPost.status })
    .from(jobPost)
    .where(
      and(
        eq(jobPost.companyId, companyId),
        counted.size === 0 ? open : or(open, inArray(jobPost.id, [...counted].slice(0, adsLooked))),
      ),
    )
    .limit(adsLooked)
  return rows
    .map((row) => ({ companyId, ...row, ...read(row.id) }))
    .toSorted(
      (one, other) =>
        other.views - one.views ||
        other.applications - one.applications ||
        other.bookmarks - one.bookmarks ||
        one.id.localeCompare(other.id),
    )
}

const add = (one: Numbers, other: Numbers): Numbers => ({
  views: one.views + other.views,
  bookmarks: one.bookmarks + other.bookmarks,
  applications: one.applications + other.applications,
})

/** What the people of a company see of how its ads do. Whose company it is, is judged before. */
export const createCompanyNumbers = ({ database, now }: { database: Database; now: () => Date }) => {
  const compare = createReplyComparison({ database, now })
  return {
    /** Null: the company has no such ad. */
    read: async (asked: Asked): Promise<CompanyNumbers | null> => {
      const { companyId, jobPostId } = asked
      const [ad = null] =
        jobPostId === null
          ? []
          : await database
              .select({ id: jobPost.id, title: jobPost.title, status: jobPost.status })
              .from(jobPost)
              .where(and(eq(jobPost.id, jobPostId), eq(jobPost.companyId, companyId)))
      if (jobPostId !== null && ad === null) return null
      const groups = await readGroups(database, asked, now())
      const read = readerOf(groups, 'day')
      const days = groups.days.map((day) => ({ companyId, day, ...read(day) }))
      const ads = ad === null ? await adsOf(database, companyId, groups) : []
      return {
        companyId,
        ad,
        total: days.reduce<Numbers>(add, { views: 0, bookmarks: 0, applications: 0 }),
        days,
        sources: sourcesOf(companyId, groups.views),
        ads: ads.slice(0, numberLimits.adsShown),
        moreAds: Math.max(0, ads.length - numberLimits.adsShown),
        replies: () => compare(companyId),
      }
    },
  }
}

export type CompanyNumbersReader = ReturnType<typeof createCompanyNumbers>
