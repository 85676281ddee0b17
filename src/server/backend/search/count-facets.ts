import { sql, type SQL } from 'drizzle-orm'
import { facetNames, type FacetName, type FilterName } from '#contract/job-post-filters.ts'
import { valuesOf } from '#contract/job-post-query.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import type { Database } from '#server/backend/database/open.ts'
import { filterPredicates, type Facet } from './filter-predicates.ts'
import { filterConditions, matches, type JobSearch, type Proof } from './job-filter.ts'

export type FacetValue = { code: string; count: number }
export type JobFacets = Record<FacetName, readonly FacetValue[]>

/** One group: the values of the facets it is made by, null for all others. */
type Row = Partial<Record<FacetName, string | null>> & { count: number }

/** An overload, since no type tells that every facet is made. */
function byFacet<Value>(make: (name: FacetName) => Value): Record<FacetName, Value>
function byFacet<Value>(make: (name: FacetName) => Value): Partial<Record<FacetName, Value>> {
  return Object.fromEntries(facetNames.map((name) => [name, make(name)]))
}

const facetOf = (name: FacetName): Facet => filterPredicates[name].facet
/** Under a name of its own in the rows that are grouped. */
const columnOf = (name: FacetName): SQL => sql`s.${sql.identifier(`of_${name}`)}`
const groupedAs = (name: FacetName): SQL =>
  sql`${sql.raw(facetOf(name).grouped)} as ${sql.identifier(`of_${name}`)}`
const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/** One reading of the rows for all facets that share their conditions. */
const groupedStatement = (
  facets: readonly FacetName[],
  conditions: readonly SQL[],
  query: ParsedQuery,
  proof: Proof,
): SQL => {
  const sets = Object.values(Object.groupBy(facets, (name) => facetOf(name).pass))
  const values = facets.map((facet) => sql`${columnOf(facet)}::text as ${sql.identifier(facet)}`)
  return sql`select ${listed(values)}, count(*)::int as count
    from (${matches(listed(facets.map(groupedAs)), conditions, query, proof)}) s
    group by grouping sets (${listed(sets.map((names) => sql`(${listed(names.map(columnOf))})`))})`
}

const tally = (rows: readonly Row[], name: FacetName, now: Date): FacetValue[] => {
  const { members, withoutMembers } = facetOf(name)
  const counts = new Map<string, number>()
  let ofEach = 0
  for (const { [name]: stored, count } of rows) {
    if (stored === null || stored === undefined) continue
    const codes = members(stored, now)
    if (codes.length === 0 && withoutMembers === 'each') ofEach += count
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + count)
  }
  return Array.from(counts, ([code, count]) => ({ code, count: count + ofEach })).toSorted((a, b) =>
    a.code < b.code ? -1 : 1,
  )
}

/**
 * How many ads each value of each filter would leave. A facet is counted with every filter but its own; those whose own
 * filter is not set share one pass. `proof` as in `matches`.
 */
export const countFacets = async (
  database: Database,
  search: JobSearch,
  proof: Proof,
): Promise<JobFacets> => {
  const conditions = filterConditions(search)
  const asked = (name: FilterName) =>
    valuesOf(search.filter, name).length + valuesOf(search.query.wanted, name).length > 0
  const counted = facetNames.filter((name) => facetOf(name).countedWith?.some(asked) ?? true)
  const filtered = counted.filter((name) => conditions.some(({ facet }) => facet === name))
  const open = counted.filter((name) => !filtered.includes(name))
  const statement = (facets: readonly FacetName[], skipped: FacetName | null) =>
    groupedStatement(
      facets,
      conditions.filter(({ facet }) => facet === null || facet !== skipped).map(({ test }) => test),
      search.query,
      proof,
    )
  const statements = [statement(open, null), ...filtered.map((name) => statement([name], name))]
  const answers = await Promise.all(statements.map((each) => database.execute<Row>(each)))
  const rows = answers.flatMap((answer) => answer.rows)
  return byFacet((name) => tally(rows, name, search.now))
}
