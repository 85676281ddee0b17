import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { savedSearchLimits } from '#contract/saved-search.ts'
import { filterOf } from '#contract/job-post-chips.ts'
import type { JobPostQuery } from '#contract/job-post-query.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'
import { jobSearch } from '#server/backend/database/schema/job-search.ts'
import { notHidden, ofSearchRow } from '#server/backend/search/hidden-tests.ts'
import { filterConditions, type JobSearch } from '#server/backend/search/job-filter.ts'
import { matches } from '#server/backend/search/word-conditions.ts'
import { parseQuery } from '#server/domain/search/parse-query.ts'

/** A list's conditions as the search takes them. `uid`: whose search it is, who sees nothing of what they hide; null: of no account. */
export const searchOf = (query: JobPostQuery, uid: string | null, now: Date): JobSearch => {
  const { q, ...filter } = filterOf(query)
  return { filter, query: parseQuery(q), now, hiddenFrom: uid }
}

/** Published after the one instant and up to the other, included. */
export type Span = { after: Date; until: Date }

/** The row of the search table may outlive for a moment what its company may show. */
const stillShown = sql`exists (
  select 1 from job_post p join company c on c.id = p.company_id
  where p.id = s.job_post_id and p.status = 'published' and c.status = 'active')`

const matchesIn = (search: JobSearch, { after, until }: Span): SQL =>
  matches(
    sql`s.job_post_id, s.publish_at`,
    {
      // By the span alone, in which there are few: the values of filters lead to all ads that were ever published.
      terms: [],
      tests: [
        ...filterConditions(search).map(({ test }) => test),
        // Also of a company that the search names and its owner hides since.
        ...notHidden(search.hiddenFrom, ofSearchRow),
        sql`s.publish_at > ${after.toISOString()}::timestamptz`,
        sql`s.publish_at <= ${until.toISOString()}::timestamptz`,
        stillShown,
      ],
    },
    search.query,
    'proven',
  )

/** The newest open ads of a search in a span, at most `most`, and how many there are (up to `limits.countMax`). */
export const findNewJobPosts = async (
  database: Database,
  search: JobSearch,
  span: Span,
  most: number,
): Promise<{ ids: readonly string[]; total: number }> => {
  const { rows } = await database.execute<{ id: string; total: number }>(sql`
    with found as materialized (${matchesIn(search, span)} limit ${limits.countMax})
    select s.job_post_id as id, (select count(*)::int from found) as total
    from found s order by s.publish_at desc, s.job_post_id desc limit ${most}`)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

/** How many open ads each search has that are newer than an instant; one more than `newCount` at the most. */
export const countNewJobPosts = async (
  database: Database,
  searches: readonly { id: string; search: JobSearch; after: Date }[],
): Promise<ReadonlyMap<string, number>> => {
  if (searches.length === 0) return new Map()
  const counts = searches.map(({ id, search, after }) => {
    const span = { after, until: search.now }
    return sql`select ${id} as id, (
      select count(*)::int from (${matchesIn(search, span)} limit ${savedSearchLimits.newCount + 1}) found) as total`
  })
  const { rows } = await database.execute<{ id: string; total: number }>(sql.join(counts, sql` union all `))
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** What a mail tells of ads, in the order of the ids. */
export const readNewJobPosts = async (database: Database, ids: readonly string[]) => {
  const rows = await database
    .select({ search: jobSearch, ad: jobPost, companyName: company.displayName })
    .from(jobSearch)
    .innerJoin(jobPost, eq(jobPost.id, jobSearch.jobPostId))
    .innerJoin(company, eq(company.id, jobSearch.companyId))
    .where(inArray(jobSearch.jobPostId, [...ids]))
  const places = Map.groupBy(
    await database
      .select()
      .from(jobPostWorkplace)
      .where(inArray(jobPostWorkplace.jobPostId, [...ids]))
      .orderBy(jobPostWorkplace.jobPostId, jobPostWorkplace.position),
    ({ jobPostId }) => jobPostId,
  )
  const known = new Map(rows.map((row) => [row.ad.id, row]))
  return ids.flatMap((id) => {
    const row = known.get(id)
    if (row === undefined) return []
    const workplaces = (places.get(id) ?? []).filter(({ scope }) => scope === 'hire')
    return [{ ...row, workplaces }]
  })
}
