import { sql, type SQL } from 'drizzle-orm'
import { freshnessDays, type RankedField } from '#contract/ranking.ts'
import { rankedFields, type SearchWord } from '#server/domain/search/search-expression.ts'
import type { Commonness } from '#server/domain/search/sample.ts'
import { allOf, type Filters, type JobSearch } from './job-filter.ts'
import { isOccupation } from './shadow-words.ts'
import { instantOf, instantText, type JobOrder, type OrderKey } from './job-order.ts'
import { isProvenByText, matches, wordsIndexed, wordsProven } from './word-conditions.ts'

/** Which part of the list: from a place on, or after an ad. */
export type ListWindow =
  { kind: 'offset'; offset: number; first: number } | { kind: 'after'; key: OrderKey; first: number }

/** How far ahead of its day an ad stands for being found in a field. */
export const bonus = (field: RankedField): SQL => sql.raw(`interval '${freshnessDays[field]} days'`)

/** By relevance. */
const byScore = {
  columns: sql`s.score desc, s.job_post_id desc`,
  main: instantText(sql`s.score`),
  after: ({ main, id }: OrderKey) => sql`(s.score, s.job_post_id) < (${instantOf(main)}, ${id}::uuid)`,
} satisfies Omit<JobOrder, 'score'>

/** Stop where the count stops being exact (what is found more often is ordered elsewhere), or order every match. */
export type Reach = 'counted' | 'every'

const foundIn = (words: readonly SearchWord[], field: RankedField, { terms }: Filters): SQL =>
  sql`s.job_post_id in (select s.job_post_id from job_search s where ${wordsIndexed({ words, excluded: [] }, field, terms)})`

/** Whether every word is found in the field 'work': by the row's own occupation where each names some, else by index. */
const isWork = (words: readonly SearchWord[], filters: Filters): SQL =>
  words.every(({ occupations }) => occupations.length > 0)
    ? allOf(words.map(({ occupations }) => isOccupation(occupations)))
    : foundIn(words, 'work', filters)

const scoreOf = ({ query: { words } }: JobSearch, filters: Filters): SQL => {
  const when = (test: SQL, days: SQL): SQL => sql`when ${test} then ${days}`
  const namesWork = rankedFields(words).includes('work')
  // 'named' is the work and the title at once: the ads of a title are looked up but once.
  const inTitle = namesWork
    ? sql`case ${when(isWork(words, filters), bonus('named'))} else ${bonus('title')} end`
    : bonus('title')
  const better = [
    when(foundIn(words, 'title', filters), inTitle),
    ...(namesWork ? [when(isWork(words, filters), bonus('work'))] : []),
    ...(['facts', 'duties'] as const).map((field) => when(foundIn(words, field, filters), bonus(field))),
  ]
  return sql`s.publish_at + case ${sql.join(better, sql` `)} else ${bonus('any')} end`
}

/** How many ads of a sample are found, up to as many as make them common. */
const probe = (search: JobSearch, filters: Filters, { level, least }: Commonness): SQL => sql`
  select count(*)::int as n
  from (select 1 from (${matches(sql`1`, filters, search.query, 'proven', level)}) s limit ${least}) s`

/**
 * Finds all matches, then orders them and cuts the window out of them: bounded work for anything that is found rarely. What
 * a sample says to be common isn't gathered: its total is one more than are counted, and there are no ads. Neither are
 * there where more than are counted are found, or more than `scored` that a score is worked out of, but for a window by relevance after
 * a cursor. One row for
 * each ad of the window, at least one row, each with the total; `proven` is false for an ad that holds only the pairs of a
 * word, which the caller leaves out. `matched` has the ids of all that are counted exactly, where texts are read for them.
 */
export const gatherStatement = (
  search: JobSearch,
  filters: Filters,
  order: JobOrder | 'score',
  window: ListWindow,
  reach: Reach,
  { counted, scored, common }: { counted: number; scored: number; common: Commonness },
): SQL => {
  const by = order === 'score' ? byScore : order
  const score = order === 'score' ? { of: scoreOf(search, filters), reads: null } : order.score
  const columns = sql`s.job_post_id, s.publish_at, s.valid_through, s.wage_rank, s.hourly_wage, s.occupation${score?.reads ? sql`, ${score.reads}` : sql``}`
  const isCounted = reach === 'counted'
  const isRare = isCounted ? [sql`(select n from probed) < ${common.least}`] : []
  const asked = { ...filters, tests: [...isRare, ...filters.tests] }
  const found = matches(columns, asked, search.query, isCounted ? 'proven' : 'indexed')
  // What is ordered elsewhere is only counted here.
  const ordered = score !== null && (order !== 'score' || window.kind === 'offset') ? scored : counted
  const isOrdered = isCounted ? sql`(select n from counted) <= ${ordered}` : sql`true`
  // Once for each ad: the score is asked for by the order, by the cursor and by the window's beginning.
  const scores =
    score === null
      ? sql``
      : sql`, ordered as materialized (select s.*, ${score.of} as score from matched s where ${isOrdered})`
  const rows = sql.raw(score === null ? 'matched' : 'ordered')
  // Proving every match of a common word would cost more than ordering them; those of the window are proven.
  const proven = isCounted ? sql`true` : allOf([sql`true`, ...wordsProven(search.query.words)])
  const after = window.kind === 'after' ? [by.after(window.key)] : []
  const offset = window.kind === 'offset' ? window.offset : 0
  const probed = isCounted ? sql`probed as materialized (${probe(search, filters, common)}),` : sql``
  const most = isCounted ? sql`limit ${counted + 1}` : sql``
  const total = isCounted
    ? sql`case when (select n from probed) < ${common.least} then count(*)::int else ${counted + 1}::int end`
    : sql`count(*)::int`
  // Read once here, not in each of the rows.
  const matched =
    isCounted && isProvenByText(search.query)
      ? sql`(select case when (select n from counted) <= ${counted} then coalesce(array_agg(m.job_post_id)::text, '{}') end from matched m)`
      : sql`null`
  return sql`
    with ${probed}
    matched as materialized (${found} ${most}),
    counted as materialized (select ${total} as n from matched)
    ${scores}
    select counted.n as total, ${matched} as matched, s.job_post_id as id, ${by.main} as main,
      ${instantText(sql`s.publish_at`)} as "publishAt", ${proven} as proven
    from counted left join (
      select s.* from ${rows} s where ${allOf([isOrdered, ...after])}
      order by ${by.columns} limit ${window.first + 1} offset ${offset}
    ) s on true
    order by ${by.columns}`
}
