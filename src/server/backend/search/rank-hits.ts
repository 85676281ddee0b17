import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'
import { limits } from '#contract/limits.ts'
import { freshnessDays, type RankedField } from '#contract/ranking.ts'
import { rankedFields } from '#server/domain/search/search-expression.ts'
import { sampleExpression, type Commonness, type SampleLevel } from '#server/domain/search/sample.ts'
import { allOf, type Filters, type JobSearch } from './job-filter.ts'
import { bonus } from './gather-hits.ts'
import { instantText, newestFirst, type OrderKey } from './job-order.ts'
import { wordConditionsAlong, wordsIndexed } from './word-conditions.ts'

/** An ad as found in one field. `rank` is its score in microseconds since the epoch, `main` the same for the cursor. */
type Row = {
  common: boolean
  since: string | null
  id: string | null
  main: string
  publishAt: string
  rank: string
}

type Ranked = OrderKey & { rank: bigint }

/** An instant in whole microseconds since the epoch. */
const microsecondsOf = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000000)::bigint::text`

const columns = (field: RankedField): SQL => sql`
  s.job_post_id as id, ${instantText(sql`(s.publish_at + ${bonus(field)})`)} as main,
  ${instantText(sql`s.publish_at`)} as "publishAt",
  ${microsecondsOf(sql`s.publish_at + ${bonus(field)}`)} as rank`

/** The ads of a field, the newest first, from those that `terms` and the tests leave. */
const foundInField = (
  search: JobSearch,
  { tests, terms }: Filters,
  field: RankedField,
  length: number,
  how: 'apart' | 'together',
): { found: SQL; page: SQL } => ({
  found: sql`
    select s.job_post_id, s.publish_at, s.occupation from job_search s
    where ${allOf([...tests, wordsIndexed(search.query, field, terms, how)])}`,
  page: sql`
    select ${columns(field)} from (select * from found order by publish_at desc, job_post_id desc offset 0) s
    where ${allOf([sql`true`, ...wordConditionsAlong(search.query, field)])} limit ${length}`,
})

/**
 * Which ad of a sample, counted from the newest, is so old that the ads since its day hold a page for all but certain: more
 * than three times their spread are expected beyond it.
 */
const surePlace = (level: SampleLevel, length: number): number => {
  const sampled = length / 2 ** level
  return Math.ceil(sampled + 3 * Math.sqrt(sampled)) + 1
}

/**
 * The first of a field by index, or one row that says why not: a sample tells that it holds many, or since when enough for
 * the page are there, so that older ones need not be read.
 */
const gatherField = (
  search: JobSearch,
  filters: Filters,
  field: RankedField,
  length: number,
  { level, least }: Commonness,
): SQL => {
  const sample = sampleExpression(level)
  const terms = [...(sample === null ? [] : [sample]), ...filters.terms]
  const { found, page } = foundInField(
    search,
    { ...filters, tests: [sql`(select not common and since is null from probed)`, ...filters.tests] },
    field,
    length,
    'apart',
  )
  return sql`
    with sampled as materialized (
      select s.publish_at from job_search s
      where ${allOf([...filters.tests, wordsIndexed(search.query, field, terms)])} limit ${least}
    ),
    probed as materialized (
      select count(*) >= ${least} as common,
        ${microsecondsOf(sql`(select publish_at from sampled order by publish_at desc offset ${surePlace(level, length) - 1} limit 1)`)} as since
      from sampled
    ),
    found as materialized (${found})
    select probed.common, probed.since, page.* from probed left join (${page}) page on true`
}

/** The first of a field by index, whatever there are. */
const gatherWhole = (
  search: JobSearch,
  filters: Filters,
  field: RankedField,
  length: number,
  how: 'apart' | 'together',
): SQL => {
  const { found, page } = foundInField(search, filters, field, length, how)
  return sql`with found as materialized (${found}) select false as common, null as since, page.* from (${page}) page`
}

const alongField = (search: JobSearch, { tests }: Filters, field: RankedField, length: number): SQL =>
  sql`select true as common, null as since, ${columns(field)} from job_search s
    where ${allOf([...tests, ...wordConditionsAlong(search.query, field)])}
    order by ${newestFirst} limit ${length}`

const inOrder = (a: Ranked, b: Ranked): number => {
  if (a.rank !== b.rank) return b.rank > a.rank ? 1 : -1
  return a.id < b.id ? 1 : -1
}

const rankedOf = (rows: readonly Row[]): Ranked[] =>
  rows.flatMap(({ id, main, publishAt, rank }) =>
    id === null ? [] : [{ id, main, publishAt, rank: BigInt(rank) }],
  )

const microsecondsPerDay = 86_400_000_000n

/** The day from which on an ad found in the field stands before the rank. */
const dayOf = (rank: bigint, field: RankedField): bigint =>
  rank - BigInt(freshnessDays[field]) * microsecondsPerDay

const publishedFrom = (instant: bigint): SQL =>
  sql`s.publish_at >= timestamptz 'epoch' + ${String(instant)}::bigint * interval '1 microsecond'`

/**
 * Which field is common for a window. To gather one goes through its list in the index; to go along it reads as many texts
 * as the window needs, and more between them the rarer it is. With the exponent both take about the same time at 75,000 ads
 * and, far down, at 750,000.
 */
const commonFor = ({ level, least }: Commonness, length: number): Commonness => ({
  level,
  least: Math.ceil((least / 2) * (length / (limits.pageSize + 1)) ** (2 / 3)),
})

/**
 * A window by relevance. Every field is ordered by day, so the newest of each, as many as the window needs, hold the
 * window: an ad that is found in two fields counts by the better. Fields are asked one after the other, the best first: of
 * each only the ads that stand before the last of those that fill the window already, and none where these would have to
 * be published in the future. `anywhere`: how many ads hold the words, or that these are known to be common, which then
 * isn't asked of the widest field again.
 */
export const rankHits = async (
  database: Database,
  search: JobSearch,
  filters: Filters,
  { offset, first }: { offset: number; first: number },
  { common, led }: { common: Commonness; led: number },
  anywhere: 'common' | number,
): Promise<OrderKey[]> => {
  const length = offset + first + 1
  const now = BigInt(search.now.getTime()) * 1000n
  const ask = async (statement: SQL) => (await database.execute<Row>(statement)).rows
  const many = commonFor(common, length)
  const isFew = anywhere !== 'common' && anywhere <= led && filters.terms.length > 0
  const find = async (field: RankedField, among: Filters) => {
    if (isFew) return ask(gatherWhole(search, among, field, length, 'apart'))
    const isKnown = field === 'any' && anywhere === 'common' && many.least <= common.least
    const gathered = isKnown ? [] : await ask(gatherField(search, among, field, length, many))
    const { common: isCommon = true, since = null } = gathered[0] ?? {}
    if (isCommon) return ask(alongField(search, among, field, length))
    if (since === null) return gathered
    // Its own statement, with the day as a value: the planner then reads the index of days and that of terms, and few rows.
    const recent = { ...among, tests: [...among.tests, publishedFrom(BigInt(since))] }
    const newest = await ask(gatherWhole(search, recent, field, length, 'together'))
    return newest.length < length ? ask(gatherWhole(search, among, field, length, 'apart')) : newest
  }
  let best: Ranked[] = []
  for (const field of [...rankedFields(search.query.words), 'any' as const]) {
    const last = best[length - 1]
    const from = last === undefined ? null : dayOf(last.rank, field)
    if (from !== null && from > now) continue
    const tests = from === null ? filters.tests : [...filters.tests, publishedFrom(from)]
    const known = new Set(best.map(({ id }) => id))
    const found = rankedOf(await find(field, { ...filters, tests })).filter(({ id }) => !known.has(id))
    best = [...best, ...found].toSorted(inOrder).slice(0, length)
  }
  return best.slice(offset).map(({ id, main, publishAt }) => ({ id, main, publishAt }))
}
