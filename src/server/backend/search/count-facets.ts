import { sql, type SQL } from 'drizzle-orm'
import { featureTags } from '#contract/codes/job-post.ts'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import type { Database } from '#server/backend/database/open.ts'
import {
  allOf,
  facetNames,
  filterConditions,
  wordConditions,
  type Condition,
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

type Row = { facet: FacetName; value: string; count: number }

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

const valueOf = (facet: FacetName): SQL => sql.raw(`s.${facetColumns[facet]}::text`)

/** One pass over the rows for all facets that share their conditions. */
const groupedStatement = (facets: readonly FacetName[], conditions: readonly SQL[]): SQL => {
  const columns = facets.map((facet) => sql.raw(`s.${facetColumns[facet]}`))
  const names = facets.map((_, index) => {
    const bit = 2 ** (facets.length - 1 - index)
    return sql.raw(
      `when grouping(${facets.map((each) => `s.${facetColumns[each]}`).join(', ')}) & ${bit} = 0 then `,
    )
  })
  const pick = (answer: (facet: FacetName) => SQL) =>
    sql`case ${sql.join(
      facets.map((facet, index) => sql`${names[index]}${answer(facet)}`),
      sql` `,
    )} end`
  return sql`select ${pick((facet) => sql.raw(`'${facet}'`))} as facet, ${pick(valueOf)} as value, count(*)::int as count
    from job_search s where ${allOf(conditions)}
    group by grouping sets (${sql.join(
      columns.map((column) => sql`(${column})`),
      sql`, `,
    )})`
}

const tally = (rows: readonly Row[]): JobFacets => {
  const counts = new Map(facetNames.map((facet) => [facet, new Map<string, number>()] as const))
  let openToEveryYear = 0
  for (const { facet, value, count } of rows) {
    const codes = expand[facet](value)
    if (facet === 'year' && codes.length === 0) openToEveryYear += count
    const into = counts.get(facet)
    for (const code of codes) into?.set(code, (into.get(code) ?? 0) + count)
  }
  const listed = (facet: FacetName): FacetValue[] =>
    Array.from(counts.get(facet) ?? [], ([code, count]) => ({
      code,
      // Whoever filters by a year also sees the ads that name none.
      count: facet === 'year' ? count + openToEveryYear : count,
    })).toSorted((a, b) => (a.code < b.code ? -1 : 1))
  return {
    kind: listed('kind'),
    prefecture: listed('prefecture'),
    occupation: listed('occupation'),
    industry: listed('industry'),
    remote: listed('remote'),
    feature: listed('feature'),
    year: listed('year'),
  }
}

/**
 * How many ads each value of each filter would leave. A facet is counted with every filter but its own; those whose own
 * filter is not set share one pass. `proof` as in `wordConditions`.
 */
export const countFacets = async (
  database: Database,
  search: JobSearch,
  proof: Proof,
): Promise<JobFacets> => {
  const conditions: Condition[] = [
    ...filterConditions(search),
    ...wordConditions(search.query, proof).map((test) => ({ facet: null, test })),
  ]
  const filtered = facetNames.filter((name) => conditions.some(({ facet }) => facet === name))
  const open = facetNames.filter((name) => !filtered.includes(name))
  const without = (skipped: FacetName | null) =>
    conditions.filter(({ facet }) => facet === null || facet !== skipped).map(({ test }) => test)
  const statements = [
    groupedStatement(open, without(null)),
    ...filtered.map((name) => groupedStatement([name], without(name))),
  ]
  const answers = await Promise.all(statements.map((statement) => database.execute<Row>(statement)))
  return tally(answers.flatMap(({ rows }) => rows))
}
