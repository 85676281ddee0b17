import { sql, type SQL } from 'drizzle-orm'
import { freshnessDays, type RankedField } from '#contract/ranking.ts'
import { rankedFields, type SearchWord } from '#server/domain/search/search-expression.ts'
import { allOf, matches, wordsIndexed, wordsProven, type JobSearch } from './job-filter.ts'
import { isOccupation } from './shadow-words.ts'
import { instantOf, instantText, type JobOrder, type OrderKey } from './job-order.ts'

/** Which part of the list: from a place on, or after an ad. */
export type ListWindow =
  { kind: 'offset'; offset: number; first: number } | { kind: 'after'; key: OrderKey; first: number }

/** How far ahead of its day an ad stands for being found in a field. */
export const bonus = (field: RankedField): SQL => sql.raw(`interval '${freshnessDays[field]} days'`)

/** The order of a row that carries a score. */
const byScore: JobOrder = {
  columns: sql`s.score desc, s.job_post_id desc`,
  main: instantText(sql`s.score`),
  after: ({ main, id }) => sql`(s.score, s.job_post_id) < (${instantOf(main)}, ${id}::uuid)`,
}

/** Stop where the count stops being exact (what is found more often is ordered elsewhere), or order every match. */
export type Reach = 'counted' | 'every'

const foundIn = (words: readonly SearchWord[], field: RankedField): SQL =>
  sql`s.job_post_id in (select s.job_post_id from job_search s where ${wordsIndexed({ words, excluded: [] }, field)})`

/** Whether every word is found in the field 'work': by the row's own occupation where each names some, else by index. */
const isWork = (words: readonly SearchWord[]): SQL =>
  words.every(({ occupations }) => occupations.length > 0)
    ? allOf(words.map(({ occupations }) => isOccupation(occupations)))
    : foundIn(words, 'work')

const scoreOf = ({ query: { words } }: JobSearch, reach: Reach, counted: number): SQL => {
  const when = (test: SQL, days: SQL): SQL => sql`when ${test} then ${days}`
  // Rows that are ordered elsewhere spare the index scans.
  const elsewhere = reach === 'counted' ? [when(sql`(select n from counted) > ${counted}`, bonus('any'))] : []
  const namesWork = rankedFields(words).includes('work')
  // 'named' is the work and the title at once: the ads of a title are looked up but once.
  const inTitle = namesWork
    ? sql`case ${when(isWork(words), bonus('named'))} else ${bonus('title')} end`
    : bonus('title')
  const better = [
    when(foundIn(words, 'title'), inTitle),
    ...(namesWork ? [when(isWork(words), bonus('work'))] : []),
    ...(['facts', 'duties'] as const).map((field) => when(foundIn(words, field), bonus(field))),
  ]
  return sql`s.publish_at + case ${sql.join([...elsewhere, ...better], sql` `)} else ${bonus('any')} end`
}

/**
 * Finds all matches, then orders them and cuts the window out of them: bounded work for anything that is found rarely.
 * One row for each ad of the window, at least one row, each with the total; `proven` is false for an ad that holds only
 * the pairs of a word, which the caller leaves out.
 */
export const gatherStatement = (
  search: JobSearch,
  filters: readonly SQL[],
  order: JobOrder | 'score',
  window: ListWindow,
  reach: Reach,
  counted: number,
): SQL => {
  const by = order === 'score' ? byScore : order
  const columns = sql`s.job_post_id, s.publish_at, s.valid_through, s.wage_rank, s.hourly_wage, s.occupation`
  const found = matches(columns, filters, search.query, reach === 'counted' ? 'proven' : 'indexed')
  const most = reach === 'counted' ? sql`limit ${counted + 1}` : sql``
  // Once for each ad: the score is asked for by the order, by the cursor and by the window's beginning.
  const ordered =
    order === 'score'
      ? sql`select s.*, ${scoreOf(search, reach, counted)} as score from matched s`
      : sql`select s.* from matched s`
  // Proving every match of a common word would cost more than ordering them; those of the window are proven.
  const proven = reach === 'counted' ? sql`true` : allOf([sql`true`, ...wordsProven(search.query.words)])
  const after = window.kind === 'after' ? sql`where ${by.after(window.key)}` : sql``
  const offset = window.kind === 'offset' ? window.offset : 0
  return sql`
    with matched as materialized (${found} ${most}),
    counted as materialized (select count(*)::int as n from matched),
    ordered as materialized (${ordered})
    select counted.n as total, s.job_post_id as id, ${by.main} as main,
      ${instantText(sql`s.publish_at`)} as "publishAt", ${proven} as proven
    from counted left join (
      select s.* from ordered s ${after} order by ${by.columns} limit ${window.first + 1} offset ${offset}
    ) s on true
    order by ${by.columns}`
}
