import { sql, type SQL } from 'drizzle-orm'
import { replyLeasts } from '#contract/company-query-string.ts'
import { limits } from '#contract/limits.ts'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import { allOf } from './job-filter.ts'
import { queryHolds } from './shadow-words.ts'
import type { Total } from './find-hits.ts'
import type { FacetValue } from './count-facets.ts'

export type CompanySearch = {
  query: ParsedQuery
  industry: readonly string[]
  prefecture: readonly string[]
  hiring: boolean
  /** Per cent of applications answered in time, at least; null: any. */
  reply: number | null
  now: Date
}

export type CompanyPlace = { kana: string; id: string }

export type CompanyWindow =
  { kind: 'offset'; offset: number; first: number } | { kind: 'after'; key: CompanyPlace; first: number }

export type CompanyHits = { places: readonly CompanyPlace[]; hasNextPage: boolean; total: Total }

type CompanyFacet = 'industry' | 'prefecture' | 'reply'

const conditionsOf = (search: CompanySearch, skipped: CompanyFacet | null): SQL[] => {
  const { query, industry, prefecture, hiring, reply, now } = search
  const conditions: SQL[] = [sql`c.status = 'active'`]
  if (industry.length > 0 && skipped !== 'industry')
    conditions.push(sql`c.industry_code = any(${`{${industry.join(',')}}`}::char[])`)
  if (prefecture.length > 0 && skipped !== 'prefecture')
    conditions.push(sql`c.prefecture_code = any(${`{${prefecture.join(',')}}`}::char(2)[])`)
  if (reply !== null && skipped !== 'reply') conditions.push(sql`c.reply_answered_percent >= ${reply}`)
  const typed = query.wanted.prefecture ?? []
  if (typed.length > 0) conditions.push(sql`c.prefecture_code = any(${`{${typed.join(',')}}`}::char(2)[])`)
  if (hiring)
    conditions.push(sql`exists (select from job_search s where s.company_id = c.id and ${whereOpen(now)})`)
  return [...conditions, ...queryHolds(query, sql`c.search_shadow`)]
}

/** Companies by the reading of their names (kana, then id). */
export const findCompanies = async (
  database: Database,
  search: CompanySearch,
  window: CompanyWindow,
): Promise<CompanyHits> => {
  const where = allOf(conditionsOf(search, null))
  const after =
    window.kind === 'after'
      ? sql`where (s.kana collate "C", s.id) > (${window.key.kana}, ${window.key.id}::uuid)`
      : sql``
  const { rows } = await database.execute<{ id: string | null; kana: string; total: number }>(sql`
    with matched as materialized (
      select c.id, c.kana from company c where ${where} limit ${limits.countMax + 1}
    ),
    counted as materialized (select count(*)::int as n from matched)
    select counted.n as total, page.id, page.kana
    from counted left join (
      select s.id, s.kana from matched s ${after} order by s.kana collate "C", s.id
      limit ${window.first + 1} offset ${window.kind === 'offset' ? window.offset : 0}
    ) page on true
    order by page.kana collate "C", page.id`)
  const places = rows.flatMap(({ id, kana }) => (id === null ? [] : [{ id, kana }]))
  const count = rows[0]?.total ?? 0
  return {
    places: places.slice(0, window.first),
    hasNextPage: places.length > window.first,
    total: { value: Math.min(count, limits.countMax), exact: count <= limits.countMax },
  }
}

/** How many companies each industry, prefecture and least share of answers has, every filter applied but its own. */
export const countCompanyFacets = async (
  database: Database,
  search: CompanySearch,
): Promise<Record<CompanyFacet, readonly FacetValue[]>> => {
  const count = async (facet: CompanyFacet, column: SQL): Promise<readonly FacetValue[]> => {
    const { rows } = await database.execute<FacetValue>(
      sql`select ${column} as code, count(*)::int as count from company c where ${allOf(conditionsOf(search, facet))} group by 1 order by 1`,
    )
    return rows
  }
  const replies = async (): Promise<readonly FacetValue[]> => {
    const { rows } = await database.execute<FacetValue>(
      sql`select least.code, count(*)::int as count from company c
        join unnest(${`{${replyLeasts.join(',')}}`}::text[]) as least(code) on c.reply_answered_percent >= least.code::int
        where ${allOf(conditionsOf(search, 'reply'))} group by 1 order by 1`,
    )
    return rows
  }
  const [industry, prefecture, reply] = await Promise.all([
    count('industry', sql`c.industry_code`),
    count('prefecture', sql`c.prefecture_code`),
    replies(),
  ])
  return { industry, prefecture, reply }
}
