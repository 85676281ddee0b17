import { sql, type SQL } from 'drizzle-orm'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'

export const sitemapSubjects = ['job_post', 'company'] as const
/** What a sitemap lists: ads one can apply to, companies on the site. */
export type SitemapSubject = (typeof sitemapSubjects)[number]

/** `updatedAt` as RFC 3339 in UTC. */
export type SitemapEntry = { id: string; updatedAt: string }
/** A run of entries in order of id: it begins behind `after`; null is the beginning. */
export type SitemapPart = { after: string | null; updatedAt: string }

const utc = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const sources = {
  job_post: (now: Date) => ({
    from: sql`job_search s join job_post e on e.id = s.job_post_id`,
    id: sql`s.job_post_id`,
    where: whereOpen(now),
  }),
  company: () => ({ from: sql`company e`, id: sql`e.id`, where: sql`e.status = 'active'` }),
} as const satisfies Record<SitemapSubject, (now: Date) => { from: SQL; id: SQL; where: SQL }>

/** The next entries behind an id, in order of id. */
export const sitemapEntries = async (
  database: Database,
  subject: SitemapSubject,
  after: string | null,
  limit: number,
  now: Date,
): Promise<readonly SitemapEntry[]> => {
  const { from, id, where } = sources[subject](now)
  // Said of both tables: the planner carries an equality over a join, but not an order, and read the ads from their first.
  const behind = after === null ? sql`true` : sql`${id} > ${after}::uuid and e.id > ${after}::uuid`
  const { rows } = await database.execute<SitemapEntry>(sql`
    select ${id} as id, ${utc(sql`e.updated_at`)} as "updatedAt"
    from ${from} where ${behind} and ${where} order by ${id} limit ${limit}`)
  return rows
}

/** Cuts all entries into parts of `size`, each with the newest change in it. */
export const sitemapParts = async (
  database: Database,
  subject: SitemapSubject,
  size: number,
  now: Date,
): Promise<readonly SitemapPart[]> => {
  const { from, id, where } = sources[subject](now)
  const { rows } = await database.execute<{ last: string; updatedAt: string }>(sql`
    select max(id::text) as last, ${utc(sql`max(updated_at)`)} as "updatedAt" from (
      select ${id} as id, e.updated_at, (row_number() over (order by ${id}) - 1) / ${size}::int as part
      from ${from} where ${where}
    ) numbered group by part order by part`)
  return rows.map(({ updatedAt }, index) => ({ after: rows[index - 1]?.last ?? null, updatedAt }))
}
