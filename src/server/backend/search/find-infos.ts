import { sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import type { Total } from './find-hits.ts'
import { allOf } from './job-filter.ts'
import { queryHolds } from './shadow-words.ts'

export type InfoRow = {
  id: string
  title: string
  body: string
  important: boolean
  publishAt: string
  updatedAt: string
  /** When its text last changed after readers could see it. */
  correctedAt: string | null
}

export type InfoHits = { infos: readonly InfoRow[]; hasNextPage: boolean; total: Total }

const columns = sql`i.id, i.title, i.body, i.important,
  to_char(i.publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishAt",
  to_char(i.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
  to_char(i.corrected_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctedAt"`

const isPublished = (now: Date) =>
  sql`i.withdrawn_at is null and i.publish_at <= ${now.toISOString()}::timestamptz`

/** Published announcements, newest first. */
export const findInfos = async (
  database: Database,
  query: ParsedQuery,
  now: Date,
  { offset, first }: { offset: number; first: number },
): Promise<InfoHits> => {
  const where = allOf([isPublished(now), ...queryHolds(query, sql`i.search_shadow`)])
  const { rows } = await database.execute<
    { total: number } & Omit<InfoRow, 'id'> & { id: string | null }
  >(sql`
    select counted.n as total, page.* from (
      select count(*)::int as n from (select from info i where ${where} limit ${limits.countMax + 1}) matched
    ) counted left join (
      select ${columns}, row_number() over (order by i.publish_at desc nulls last, i.id desc nulls last) as place
      from info i where ${where}
      order by i.publish_at desc nulls last, i.id desc nulls last limit ${first + 1} offset ${offset}
    ) page on true order by page.place`)
  const infos = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]))
  const count = rows[0]?.total ?? 0
  return {
    infos: infos.slice(0, first),
    hasNextPage: infos.length > first,
    total: { value: Math.min(count, limits.countMax), exact: count <= limits.countMax },
  }
}

/** One published announcement. */
export const findInfo = async (database: Database, id: string, now: Date): Promise<InfoRow | null> => {
  const { rows } = await database.execute<InfoRow>(
    sql`select ${columns} from info i where i.id = ${id}::uuid and ${isPublished(now)}`,
  )
  return rows[0] ?? null
}

/** Whether readers could once see it and no longer can. */
export const isWithdrawn = async (database: Database, id: string): Promise<boolean> => {
  const { rows } = await database.execute(
    sql`select 1 from info i where i.id = ${id}::uuid and i.withdrawn_at is not null`,
  )
  return rows.length > 0
}
