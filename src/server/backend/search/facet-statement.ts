import { sql, type SQL } from 'drizzle-orm'
import type { FacetName } from '#contract/job-post-filters.ts'
import type { SampleLevel } from '#server/domain/search/sample.ts'
import { facetOf } from './filter-predicates.ts'
import { allOf, nearOf, type Condition, type Filters, type JobSearch } from './job-filter.ts'
import type { Near } from './near-tests.ts'
import { matches, type MatchedAds, type Proof } from './word-conditions.ts'

/** Facets that share their conditions: all, or all but those of the filter whose facet it is. */
export type Pass = {
  facets: readonly FacetName[]
  skipped: FacetName | null
  conditions: readonly Condition[]
  filters: Filters
}

/** Passes that the index leads to the same ads, which are read once. */
type Reading = { passes: readonly Pass[]; level: SampleLevel; proof: Proof | MatchedAds }

/** Under a name of its own in the rows that are grouped. */
const columnOf = (name: FacetName): SQL => sql`s.${sql.identifier(`of_${name}`)}`
const groupedAs = (name: FacetName, near: Near): SQL => {
  const { grouped } = facetOf(name)
  return sql`${typeof grouped === 'string' ? sql.raw(grouped) : grouped(near)} as ${sql.identifier(`of_${name}`)}`
}
/** Whether a row meets the condition that the facet is counted without. */
const meets = (name: FacetName | null): SQL => sql`s.${sql.identifier(`meets_${name}`)}`
export const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/** The groups of one pass over rows of several; of the facets of the others there is nothing. */
const groupsOf = ({ facets }: Pass, all: readonly FacetName[], rows: SQL, tests: readonly SQL[]): SQL => {
  const sets = Array.from(Map.groupBy(facets, (name) => facetOf(name).pass).values())
  const values = all.map((facet) =>
    facets.includes(facet)
      ? sql`${columnOf(facet)}::text as ${sql.identifier(facet)}`
      : sql`null::text as ${sql.identifier(facet)}`,
  )
  return sql`select ${listed(values)}, count(*)::int as count
    from ${rows} s where ${allOf([sql`true`, ...tests])}
    group by grouping sets (${listed(sets.map((names) => sql`(${listed(names.map(columnOf))})`))})`
}

/** One row for each group of values that facets of one pass of the reading have together. */
export const groupedStatement = ({ passes, level, proof }: Reading, search: JobSearch): SQL => {
  const conditions = passes[0]?.conditions ?? []
  const near = nearOf(search)
  const facets = passes.flatMap((pass) => pass.facets)
  const isSkipped = ({ facet }: Condition) =>
    passes.some(({ skipped }) => facet !== null && facet === skipped)
  // What every pass asks for is asked of the rows, what only some ask for is written beside them.
  const ofSome = passes.length === 1 ? [] : conditions.filter(isSkipped)
  const columns = listed([
    ...facets.map((name) => groupedAs(name, near)),
    ...ofSome.map(({ facet, test }) => sql`${test} as ${sql.identifier(`meets_${facet}`)}`),
  ])
  const filters = {
    tests: conditions.filter((condition) => !isSkipped(condition)).map(({ test }) => test),
    terms: passes[0]?.filters.terms ?? [],
  }
  const found =
    typeof proof === 'string'
      ? matches(columns, filters, search.query, proof, level)
      : sql`select ${columns} from job_search s where s.job_post_id = any(${proof.ids}::uuid[])`
  const groups = (rows: SQL) =>
    passes.map((pass) => {
      const tests = ofSome.filter(({ facet }) => facet !== pass.skipped).map(({ facet }) => meets(facet))
      return groupsOf(pass, facets, rows, tests)
    })
  if (passes.length === 1) return listed(groups(sql`(${found})`))
  return sql`with found as materialized (${found}) ${sql.join(groups(sql`found`), sql` union all `)}`
}

/** Passes with the same terms and sample together; what is counted among known ads is by itself. */
export const readingsOf = (readings: readonly Reading[]): Reading[] => {
  const together = Map.groupBy(readings, ({ passes, level, proof }) =>
    typeof proof === 'string'
      ? JSON.stringify([level, proof, ...passes.flatMap(({ filters }) => filters.terms)])
      : proof,
  )
  return Array.from(together.values(), ([first, ...others]) => ({
    level: first?.level ?? 0,
    proof: first?.proof ?? 'indexed',
    passes: [...(first?.passes ?? []), ...others.flatMap(({ passes }) => passes)],
  }))
}
