import { sql } from 'drizzle-orm'
import { facetNames, type FacetName, type FilterName } from '#contract/job-post-filters.ts'
import { valuesOf } from '#contract/job-post-query.ts'
import { kilometres } from '#contract/place-filters.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import {
  estimate,
  levelFor,
  usualSampling,
  type SampleLevel,
  type Sampling,
} from '#server/domain/search/sample.ts'
import type { Database } from '#server/backend/database/open.ts'
import { groupedStatement, listed, readingsOf, type Pass } from './facet-statement.ts'
import { facetOf } from './filter-predicates.ts'
import { filterConditions, filtersOf, within, type Condition, type JobSearch } from './job-filter.ts'
import { matches, type MatchedAds, type Proof } from './word-conditions.ts'

export type FacetValue = { code: string; count: number }
export type JobFacets = {
  counts: Record<FacetName, readonly FacetValue[]>
  /** Of these the counts are estimates by a sample, to two figures. */
  estimated: readonly FacetName[]
}

/** One group: the values of the facets it is made by, null for all others. */
type Row = Partial<Record<FacetName, string | null>> & { count: number }

/** An overload, since no type tells that every facet is made. */
export function byFacet<Value>(make: (name: FacetName) => Value): Record<FacetName, Value>
export function byFacet<Value>(make: (name: FacetName) => Value): Partial<Record<FacetName, Value>> {
  return Object.fromEntries(facetNames.map((name) => [name, make(name)]))
}

const tally = (rows: readonly Row[], name: FacetName, now: Date, level: SampleLevel): FacetValue[] => {
  const { members, withoutMembers } = facetOf(name)
  const counts = new Map<string, number>()
  let ofEach = 0
  for (const { [name]: stored, count } of rows) {
    if (stored === null || stored === undefined) continue
    const codes = members(stored, now)
    if (codes.length === 0 && withoutMembers === 'each') ofEach += count
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + count)
  }
  return Array.from(counts, ([code, count]) => ({
    code,
    count: estimate(count + ofEach, level),
  })).toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

/** The sample to count for each pass, by how many ads of the finer one it finds. */
const levelsFor = async (
  database: Database,
  passes: readonly Pass[],
  query: ParsedQuery,
  sampling: Sampling,
): Promise<SampleLevel[]> => {
  if (passes.length === 0) return []
  const probes = passes.map(
    ({ filters }) =>
      sql`(select count(*)::int from (${matches(sql`1`, filters, query, 'indexed', sampling.probe)}) s)`,
  )
  const { rows } = await database.execute<{ probed: number[] }>(
    sql`select array[${listed(probes)}] as probed`,
  )
  return (rows[0]?.probed ?? []).map((probed) => levelFor(probed, sampling))
}

const widest = Math.max(...kilometres)

const passOf = (
  conditions: readonly Condition[],
  facets: readonly FacetName[],
  skipped: FacetName | null,
): Pass => ({
  facets,
  skipped,
  conditions,
  filters: filtersOf(conditions.filter(({ facet }) => facet === null || facet !== skipped)),
})

/**
 * How many ads each value of each filter would leave. A facet is counted with every filter but its own; those whose own
 * filter is not set share one pass. `proof` as in `matches`: 'proven' where the search found few enough to be counted
 * exactly, and so are all facets that it counts among what was found, or these ads where they are known. The others are counted by a sample where they are
 * many. An index without samples (rows from before there were) is counted whole.
 */
export const countFacets = async (
  database: Database,
  search: JobSearch,
  proof: Proof | MatchedAds,
  sampling: Sampling = usualSampling,
): Promise<JobFacets> => {
  const conditions = filterConditions(search)
  const asked = (name: FilterName) =>
    valuesOf(search.filter, name).length + valuesOf(search.query.wanted, name).length > 0
  const counted = facetNames.filter((name) => facetOf(name).countedWith?.some(asked) ?? true)
  const filtered = counted.filter((name) => conditions.some(({ facet }) => facet === name))
  const among = passOf(
    conditions,
    counted.filter((name) => name !== 'km' && !filtered.includes(name)),
    null,
  )
  const others = filtered.map((name) => passOf(conditions, [name], name))
  // Distances are counted among what is within the widest, since beyond what is asked for there is more.
  const around = counted.includes('km')
    ? [passOf(filterConditions(within(search, widest)), ['km'], null)]
    : []
  const passes = [among, ...others, ...around]
  const known = proof === 'indexed' ? [] : [0]
  // What was found met every filter: it says nothing of the ads beside one.
  const beside = typeof proof === 'string' ? proof : 'proven'
  const levels = [
    ...known,
    ...(await levelsFor(database, passes.slice(known.length), search.query, sampling)),
  ]
  const readings = readingsOf(
    passes.map((each, index) => {
      const level = levels[index] ?? 0
      const exact = index === 0 ? proof : beside
      return { passes: [each], level, proof: level === 0 ? exact : 'indexed' }
    }),
  )
  const answers = await Promise.all(
    readings.map(async (reading) => ({
      facets: reading.passes.flatMap(({ facets }) => facets),
      level: reading.level,
      rows: (await database.execute<Row>(groupedStatement(reading, search))).rows,
    })),
  )
  const answerOf = (name: FacetName) => answers.find(({ facets }) => facets.includes(name))
  return {
    counts: byFacet((name) => {
      const { rows, level } = answerOf(name) ?? { rows: [], level: 0 }
      return tally(rows, name, search.now, level)
    }),
    estimated: counted.filter((name) => (answerOf(name)?.level ?? 0) > 0),
  }
}
