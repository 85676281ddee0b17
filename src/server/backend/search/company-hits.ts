import { sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { wherePublic } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { Hits } from './find-hits.ts'
import { notHidden } from './hidden-tests.ts'
import { allOf } from './job-filter.ts'
import { instantText } from './job-order.ts'

/** Every public ad of a company, open or not, newest first, without those that one person hides. */
export const findCompanyHits = async (
  database: Database,
  companyId: string,
  now: Date,
  { offset, first }: { offset: number; first: number },
  hiddenFrom: string | null,
): Promise<Hits> => {
  const { rows } = await database.execute<{ id: string | null; publishAt: string; total: number }>(sql`
    with matched as materialized (
      select p.id, p.publish_at from job_post p join company c on c.id = p.company_id
      where ${allOf([
        sql`p.company_id = ${companyId}::uuid`,
        wherePublic({ ad: 'p', company: 'c' }, now),
        ...notHidden(hiddenFrom, { jobPost: sql`p.id`, company: null }),
      ])}
      limit ${limits.countMax + 1}
    ),
    counted as materialized (select count(*)::int as n from matched)
    select counted.n as total, page.id, page."publishAt"
    from counted left join (
      select s.id, s.publish_at, ${instantText(sql`s.publish_at`)} as "publishAt" from matched s
      order by s.publish_at desc, s.id desc limit ${first + 1} offset ${offset}
    ) page on true
    order by page.publish_at desc, page.id desc`)
  const places = rows.flatMap(({ id, publishAt }) => (id === null ? [] : [{ id, main: '', publishAt }]))
  const count = rows[0]?.total ?? 0
  return {
    places: places.slice(0, first),
    hasNextPage: places.length > first,
    total: { value: Math.min(count, limits.countMax), exact: count <= limits.countMax },
    matched: null,
  }
}
