import { sql, type SQL } from 'drizzle-orm'
import { companyFilterNames, type CompanyFilterName } from '#contract/company-filters.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import { companyPredicates, type CompanyFilters } from './company-predicates.ts'
import { list } from './filter-tests.ts'
import { notHiddenCompany } from './hidden-tests.ts'
import { allOf } from './job-filter.ts'
import { queryHolds } from './shadow-words.ts'
import type { Total } from './find-hits.ts'
import type { FacetValue } from './count-facets.ts'

export type CompanySearch = CompanyFilters & {
  query: ParsedQuery
  now: Date
  /** By uid, who sees nothing of what they hide. */
  hiddenFrom?: string | null
}

export type CompanyPlace = { kana: string; id: string }

export type CompanyWindow =
  { kind: 'offset'; offset: number; first: number } | { kind: 'after'; key: CompanyPlace; first: number }

export type CompanyHits = { places: readonly CompanyPlace[]; hasNextPage: boolean; total: Total }

const testOf = <Name extends CompanyFilterName>(
  name: Name,
  asked: CompanyFilters[Name],
  now: Date,
): SQL | null => companyPredicates[name].test(asked, now)

const conditionsOf = (search: CompanySearch, skipped: CompanyFilterName | null): SQL[] => {
  const { query, hiddenFrom = null } = search
  const typed = query.wanted.prefecture ?? []
  return [
    sql`c.status = 'active'`,
    ...(hiddenFrom === null ? [] : [notHiddenCompany(hiddenFrom, sql`c.id`)]),
    ...companyFilterNames.flatMap((name) =>
      name === skipped ? [] : (testOf(name, search[name], search.now) ?? []),
    ),
    ...(typed.length > 0 ? [sql`c.prefecture_code = any(${list(typed)}::bpchar[])`] : []),
    ...queryHolds(query, sql`c.search_shadow`),
  ]
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

/** How many companies each value of each filter has, every filter applied but its own. */
export const countCompanyFacets = async (
  database: Database,
  search: CompanySearch,
): Promise<Partial<Record<CompanyFilterName, readonly FacetValue[]>>> => {
  const count = async (name: CompanyFilterName): Promise<readonly FacetValue[]> => {
    const { codes } = companyPredicates[name]
    if (codes === null) return []
    const { rows } = await database.execute<FacetValue>(
      sql`select code, count(*)::int as count from company c cross join unnest(${codes}) code
        where code is not null and ${allOf(conditionsOf(search, name))} group by 1 order by 1`,
    )
    return rows
  }
  return Object.fromEntries(
    await Promise.all(companyFilterNames.map(async (name) => [name, await count(name)] as const)),
  )
}
