import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import type { RankedField } from '#contract/ranking.ts'
import { rankedFields } from '#server/domain/search/search-expression.ts'
import { sampleExpression, type Commonness } from '#server/domain/search/sample.ts'
import { allOf, wordConditionsAlong, wordsIndexed, type Filters, type JobSearch } from './job-filter.ts'
import { bonus } from './gather-hits.ts'
import { instantText, newestFirst, type OrderKey } from './job-order.ts'

/** An ad as found in one field. `rank` is its score in microseconds since the epoch, `main` the same for the cursor. */
type Row = {
  field: RankedField
  total: number
  id: string | null
  main: string
  publishAt: string
  rank: string
}

const columns = (field: RankedField): SQL => sql`
  s.job_post_id as id, ${instantText(sql`(s.publish_at + ${bonus(field)})`)} as main,
  ${instantText(sql`s.publish_at`)} as "publishAt",
  (extract(epoch from s.publish_at + ${bonus(field)}) * 1000000)::bigint::text as rank`

/** How much is counted, and what is common without being counted. */
type Bounds = { counted: number; common: Commonness }

/**
 * The newest of a field by index, and how many it holds; those past the exact count, and those that a sample says to be,
 * are for `alongField`.
 */
const gatherField = (
  search: JobSearch,
  filters: Filters,
  field: RankedField,
  length: number,
  { counted: most, common: { level, least } }: Bounds,
): SQL => {
  const among = (terms: readonly string[]) =>
    allOf([...filters.tests, wordsIndexed(search.query, field, [...terms, ...filters.terms])])
  const sample = sampleExpression(level)
  const proof = allOf(wordConditionsAlong(search.query, field))
  return sql`(
    with probed as materialized (
      select count(*)::int as n from (
        select 1 from job_search s where ${among(sample === null ? [] : [sample])} limit ${least}
      ) s
    ),
    found as materialized (
      select s.job_post_id, s.publish_at, s.occupation from job_search s
      where (select n from probed) < ${least} and ${among([])} limit ${most + 1}
    ),
    counted as materialized (
      select case when (select n from probed) < ${least} then count(*)::int else ${most + 1}::int end as n from found
    )
    select ${field} as field, counted.n as total, page.*
    from counted left join (
      select ${columns(field)} from (select * from found order by publish_at desc, job_post_id desc offset 0) s
      where ${proof} limit ${length}
    ) page on counted.n <= ${most})`
}

const alongField = (search: JobSearch, { tests }: Filters, field: RankedField, length: number): SQL =>
  sql`select ${field} as field, 0 as total, ${columns(field)} from job_search s
    where ${allOf([...tests, ...wordConditionsAlong(search.query, field)])}
    order by ${newestFirst} limit ${length}`

const inOrder = (a: Row, b: Row): number => {
  const ranks = BigInt(b.rank) - BigInt(a.rank)
  if (ranks !== 0n) return ranks > 0n ? 1 : -1
  return (a.id ?? '') < (b.id ?? '') ? 1 : -1
}

/**
 * A window by relevance over words that are found more often than is counted. Every field is ordered by day, so the
 * newest of each, as many as the window needs, hold the window: an ad that is found in two fields counts by the better.
 */
export const rankHits = async (
  database: Database,
  search: JobSearch,
  filters: Filters,
  { offset, first }: { offset: number; first: number },
  bounds: Bounds,
): Promise<OrderKey[]> => {
  const length = offset + first + 1
  const better = rankedFields(search.query.words)
  const gathered = await database.execute<Row>(
    sql.join(
      better.map((field) => gatherField(search, filters, field, length, bounds)),
      sql` union all `,
    ),
  )
  const isCommon = (field: RankedField) =>
    gathered.rows.some((row) => row.field === field && row.total > bounds.counted)
  const common = [...better, 'any' as const].filter((field) => field === 'any' || isCommon(field))
  const walked = await Promise.all(
    common.map((field) => database.execute<Row>(alongField(search, filters, field, length))),
  )
  const best = new Map<string, OrderKey>()
  for (const { id, main, publishAt } of [...gathered.rows, ...walked.flatMap(({ rows }) => rows)]
    .filter(({ id }) => id !== null)
    .toSorted(inOrder))
    if (id !== null && !best.has(id)) best.set(id, { id, main, publishAt })
  return [...best.values()].slice(offset, length)
}
