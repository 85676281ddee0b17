import { and, asc, desc, eq, exists, gt, inArray, lte, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import { statusesOfGroup, type JobPostGroup } from '#contract/job-post-life.ts'
import { limits } from '#contract/limits.ts'
import type { OwnAdsDeadline, OwnAdsFilter, OwnAdsSort } from '#contract/own-ads.ts'
import type { Database } from '#server/backend/database/open.ts'
import { application } from '#server/backend/database/schema/application.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { endsSoonUntil } from '#server/domain/company-needs.ts'
import { normalise } from '#server/domain/search/normalise.ts'
import { assignedTo } from './assigned-to.ts'

/** A filter, and who asks. */
export type OwnAdsOf = OwnAdsFilter & { uid: string }

/** Words of one search that count. */
const termsMost = 5

const until = (deadline: OwnAdsDeadline, now: Date): SQL | undefined =>
  deadline === 'past'
    ? lte(jobPost.validThrough, now)
    : and(
        gt(jobPost.validThrough, now),
        lte(jobPost.validThrough, endsSoonUntil(now)),
        notInArray(jobPost.status, [...statusesOfGroup.ended]),
      )

const placedIn = (database: Database, prefecture: string): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(jobPostWorkplace)
      .where(
        and(
          eq(jobPostWorkplace.jobPostId, jobPost.id),
          eq(jobPostWorkplace.scope, 'hire'),
          eq(jobPostWorkplace.prefectureCode, prefecture),
        ),
      ),
  )

const withoutWords = (
  database: Database,
  companyId: string,
  { uid, kind, prefecture, deadline, ids, mine }: OwnAdsOf,
  now: Date,
): SQL | undefined =>
  and(
    eq(jobPost.companyId, companyId),
    mine === true ? assignedTo(uid, jobPost.id) : undefined,
    kind === null ? undefined : eq(jobPost.kind, kind),
    prefecture === null ? undefined : placedIn(database, prefecture),
    deadline === null ? undefined : until(deadline, now),
    ids === null ? undefined : inArray(jobPost.id, [...ids]),
  )

/**
 * Ads of a company that a filter leaves, in whatever state they are. Titles are compared in one spelling, as everywhere in
 * search, and every word has to be there; a company has few enough ads to read their titles.
 */
export const whereOwnAds = async (
  database: Database,
  companyId: string,
  filter: OwnAdsOf,
  now: Date,
): Promise<SQL | undefined> => {
  const conditions = withoutWords(database, companyId, filter, now)
  if (filter.query.trim() === '') return conditions
  const terms = normalise(filter.query)
    .split(' ')
    .filter((term) => term !== '')
    .slice(0, termsMost)
  const titles = await database
    .select({ id: jobPost.id, title: jobPost.title })
    .from(jobPost)
    .where(conditions)
    .orderBy(desc(jobPost.updatedAt))
    .limit(limits.countMax)
  const found = titles.filter(({ title }) => {
    const text = normalise(title)
    return terms.length > 0 && terms.every((term) => text.includes(term))
  })
  return inArray(
    jobPost.id,
    found.map(({ id }) => id),
  )
}

export const inGroup = (group: JobPostGroup | null): SQL | undefined =>
  group === null ? undefined : inArray(jobPost.status, [...statusesOfGroup[group]])

/** The order of a list; of ads that are equal in it the last changed is first. */
export const inOwnOrder = (database: Database, sort: OwnAdsSort): SQL[] => {
  const last = [desc(jobPost.updatedAt), desc(jobPost.id)]
  switch (sort) {
    case 'changed':
      return last
    case 'deadline': {
      const isOver = inArray(jobPost.status, [...statusesOfGroup.ended])
      return [asc(isOver), sql`${jobPost.validThrough} asc nulls last`, ...last]
    }
    case 'applicants': {
      const applied = database.$count(
        application,
        and(eq(application.jobPostId, jobPost.id), ne(application.status, 'draft')),
      )
      return [sql`${applied} desc`, ...last]
    }
  }
}
