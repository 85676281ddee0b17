import { sql } from 'drizzle-orm'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import { newestFirst } from './job-order.ts'

/** Newest ads of the same occupation among which the likest are chosen. */
const candidates = 200

/**
 * Ids of open ads like each of the given ones, likest first: same occupation, then same prefecture, then same kind, then
 * newest. At most `first` for each id.
 */
export const findSimilarJobs = async (
  database: Database,
  ids: readonly string[],
  first: number,
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await database.execute<{ of: string; id: string }>(sql`
    select origin.id as of, likest.id
    from (
      select p.id, p.kind, p.occupation, (
        select coalesce(bit_or(1::bigint << w.prefecture_code::int), 0)
        from job_post_workplace w where w.job_post_id = p.id and w.scope = 'hire'
      ) as prefectures
      from job_post p where p.id = any(${`{${ids.join(',')}}`}::uuid[])
    ) origin
    cross join lateral (
      select c.id, c.place, c.publish_at from (
        select s.job_post_id as id, s.publish_at,
          (s.prefectures & origin.prefectures <> 0)::int * 2 + (s.kind = origin.kind)::int as place
        from job_search s
        where s.occupation = origin.occupation and ${whereOpen(now)} and s.job_post_id <> origin.id
        order by ${newestFirst} limit ${candidates}
      ) c
      order by c.place desc, c.publish_at desc, c.id desc limit ${first}
    ) likest
    order by likest.place desc, likest.publish_at desc, likest.id desc`)
  const found = new Map<string, string[]>()
  for (const { of, id } of rows) found.set(of, [...(found.get(of) ?? []), id])
  return found
}
