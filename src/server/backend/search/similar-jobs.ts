import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { whereOpen, type Instant } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { notHidden, ofSearchRow } from './hidden-tests.ts'
import { allOf } from './job-filter.ts'
import { newestFirst } from './job-order.ts'

/** Newest ads of the same occupation among which the most similar are chosen. */
const candidates = 200

type Asked = {
  /** What the id of each of them equals. */
  origins: SQL
  /** At most so many for each of them. */
  first: number | Placeholder
  now: Instant
  /** By uid, who sees nothing of what they hide. */
  hiddenFrom?: string | null
}

/** How the ads of one are ordered among the rows of `similarTo`. */
export const mostSimilarFirst: SQL = sql.raw(
  'most_similar.place desc, most_similar.publish_at desc, most_similar.id desc',
)

/**
 * Open ads like each of the given ones as rows `most_similar` (of, id, place, publish_at): same occupation, then same prefecture,
 * then same kind, then newest.
 */
export const similarTo = ({ origins, first, now, hiddenFrom }: Asked): SQL => sql`(
  select origin.id as of, most_similar.id, most_similar.place, most_similar.publish_at
  from (
    select p.id, p.kind, p.occupation, (
      select coalesce(bit_or(1::bigint << w.prefecture_code::int), 0)
      from job_post_workplace w where w.job_post_id = p.id and w.scope = 'hire'
    ) as prefectures
    from job_post p where p.id = ${origins}
  ) origin
  cross join lateral (
    select c.id, c.place, c.publish_at from (
      select s.job_post_id as id, s.publish_at,
        (s.prefectures & origin.prefectures <> 0)::int * 2 + (s.kind = origin.kind)::int as place
      from job_search s
      where ${allOf([sql`s.occupation = origin.occupation`, whereOpen(now), sql`s.job_post_id <> origin.id`, ...notHidden(hiddenFrom, ofSearchRow)])}
      order by ${newestFirst} limit ${candidates}
    ) c
    order by c.place desc, c.publish_at desc, c.id desc limit ${first}
  ) most_similar
) most_similar`

/** Ids of open ads like each of the given ones, the most similar first. At most `first` for each id. */
export const findSimilarJobs = async (
  database: Database,
  ids: readonly string[],
  first: number,
  now: Date,
  hiddenFrom: string | null,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await database.execute<{ of: string; id: string }>(
    sql`select most_similar.of, most_similar.id from ${similarTo({ origins: sql`any(${`{${ids.join(',')}}`}::uuid[])`, first, now, hiddenFrom })} order by ${mostSimilarFirst}`,
  )
  const found = new Map<string, string[]>()
  for (const { of, id } of rows) found.set(of, [...(found.get(of) ?? []), id])
  return found
}
