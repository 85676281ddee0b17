import { sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { wherePublic } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Total } from '#server/backend/search/find-hits.ts'
import { notHidden } from '#server/backend/search/hidden-tests.ts'
import { allOf } from '#server/backend/search/job-filter.ts'

/** A half-open range of instants. */
export type PublishedRange = { from: string; until: string }
export type PublishedHits = { ids: readonly string[]; hasNextPage: boolean; total: Total }

/** Ads that anyone may see, whatever became of them. */
const visible = (now: Date) => wherePublic({ ad: 'j', company: 'c' }, now)

const source = sql`job_post j join company c on c.id = j.company_id`

/** Ids of the ads published in the range, without those that one person hides, newest first; counted to `limits.countMax`. */
export const findPublished = async (
  database: Database,
  { from, until }: PublishedRange,
  now: Date,
  { offset, first }: { offset: number; first: number },
  hiddenFrom: string | null,
): Promise<PublishedHits> => {
  const where = allOf([
    sql`j.publish_at >= ${from}::timestamptz and j.publish_at < ${until}::timestamptz`,
    visible(now),
    ...notHidden(hiddenFrom, { jobPost: sql`j.id`, company: sql`j.company_id` }),
  ])
  const { rows } = await database.execute<{ id: string }>(sql`
    select j.id from ${source} where ${where}
    order by j.publish_at desc, j.id desc limit ${first + 1} offset ${offset}`)
  const counted = await database.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from ${source} where ${where} limit ${limits.countMax + 1}) found`)
  const count = counted.rows[0]?.total ?? 0
  return {
    ids: rows.slice(0, first).map(({ id }) => id),
    hasNextPage: rows.length > first,
    total: { value: Math.min(count, limits.countMax), exact: count <= limits.countMax },
  }
}

/** When the oldest ad that anyone may see was published; null when there is none. */
export const firstPublishedAt = async (database: Database, now: Date): Promise<Date | null> => {
  const { rows } = await database.execute<{ at: string }>(sql`
    select to_char(j.publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from ${source} where ${visible(now)} order by j.publish_at, j.id limit 1`)
  const first = rows[0]
  return first === undefined ? null : new Date(first.at)
}
