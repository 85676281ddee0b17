import { sql, type SQL } from 'drizzle-orm'
import { featureTags } from '#contract/codes/job-post.ts'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import type { Database } from '#server/backend/database/open.ts'
import {
  facetNames,
  filterConditions,
  matches,
  type FacetName,
  type JobSearch,
  type Proof,
} from './job-filter.ts'

export type FacetValue = { code: string; count: number }
export type JobFacets = Record<FacetName, readonly FacetValue[]>

/** Counts are made by the stored value, which for some columns is a set; `expand` tells its members. */
const facetColumns = {
  kind: 'kind',
  prefecture: 'prefectures',
  occupation: 'occupation',
  industry: 'industry_code',
  remote: 'remote',
  feature: 'features',
  year: 'graduation_years',
} as const satisfies Record<FacetName, string>

/** One group: the values of the facets it is made by, null for all others. */
type Row = Partial<Record<FacetName, string | null>> & { count: number }

/** Facets that are grouped together: few enough combinations that one pass for several costs less than one for each. */
const together: readonly (readonly FacetName[])[] = [
  ['kind', 'remote', 'year'],
  ['occupation', 'industry'],
  ['prefecture'],
  ['feature'],
]

const bits = (mask: number): number[] => {
  const found: number[] = []
  for (let bit = 0, rest = mask; rest > 0; bit++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) found.push(bit)
  return found
}

const expand: Record<FacetName, (value: string) => readonly string[]> = {
  kind: (value) => [value],
  remote: (value) => [value],
  occupation: (value) => [value],
  industry: (value) => [value],
  prefecture: (value) => bits(Number(value)).flatMap((bit) => prefectureCodes[bit - 1] ?? []),
  feature: (value) => bits(Number(value)).flatMap((bit) => featureTags[bit] ?? []),
  year: (value) =>
    value
      .slice(1, -1)
      .split(',')
      .filter((year) => year !== ''),
}

const columnOf = (facet: FacetName): SQL => sql.raw(`s.${facetColumns[facet]}`)
const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/** One reading of the rows for all facets that share their conditions. */
const groupedStatement = (
  facets: readonly FacetName[],
  conditions: readonly SQL[],
  query: ParsedQuery,
  proof: Proof,
): SQL => {
  const sets = together
    .map((names) => names.filter((name) => facets.includes(name)))
    .filter((names) => names.length > 0)
  const values = facets.map((facet) => sql`${columnOf(facet)}::text as ${sql.identifier(facet)}`)
  return sql`select ${listed(values)}, count(*)::int as count
    from (${matches(listed(facets.map(columnOf)), conditions, query, proof)}) s
    group by grouping sets (${listed(sets.map((names) => sql`(${listed(names.map(columnOf))})`))})`
}

const tally = (rows: readonly Row[]): JobFacets => {
  const counts = new Map(facetNames.map((facet) => [facet, new Map<string, number>()] as const))
  let openToEveryYear = 0
  for (const row of rows)
    for (const facet of facetNames) {
      const value = row[facet]
      if (value === null || value === undefined) continue
      const codes = expand[facet](value)
      if (facet === 'year' && codes.length === 0) openToEveryYear += row.count
      const into = counts.get(facet)
      for (const code of codes) into?.set(code, (into.get(code) ?? 0) + row.count)
    }
  const valuesOf = (facet: FacetName): FacetValue[] =>
    Array.from(counts.get(facet) ?? [], ([code, count]) => ({
      code,
      // Whoever filters by a year also sees the ads that name none.
      count: facet === 'year' ? count + openToEveryYear : count,
    })).toSorted((a, b) => (a.code < b.code ? -1 : 1))
  return {
    kind: valuesOf('kind'),
    prefecture: valuesOf('prefecture'),
    occupation: valuesOf('occupation'),
    industry: valuesOf('industry'),
    remote: valuesOf('remote'),
    feature: valuesOf('feature'),
    year: valuesOf('year'),
  }
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
  const filtered = facetNames.filter((name) => conditions.some(({ facet }) => facet === name))
  const open = facetNames.filter((name) => !filtered.includes(name))
  const statement = (facets: readonly FacetName[], skipped: FacetName | null) =>
    groupedStatement(
      facets,
      conditions.filter(({ facet }) => facet === null || facet !== skipped).map(({ test }) => test),
      search.query,
      proof,
    )
  const statements = [statement(open, null), ...filtered.map((name) => statement([name], name))]
  const answers = await Promise.all(statements.map((each) => database.execute<Row>(each)))
  return tally(answers.flatMap(({ rows }) => rows))
}
