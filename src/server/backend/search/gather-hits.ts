import { sql, type SQL } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { freshnessDays, type RankedField } from '#server/domain/search/ranking.ts'
import { fieldMarks } from '#server/domain/search/search-terms.ts'
import { allOf, wordsIndexed, type JobSearch } from './job-filter.ts'
import { instantOf, instantText, type JobOrder, type OrderKey } from './job-order.ts'

/** Which part of the list: from a place on, or after an ad. */
export type ListWindow =
  { kind: 'offset'; offset: number; first: number } | { kind: 'after'; key: OrderKey; first: number }

/** How far ahead of its day an ad stands for being found in a field. */
export const bonus = (field: RankedField): SQL => sql.raw(`interval '${freshnessDays[field]} days'`)

/** The row as `s` carries a score once words rank it. */
export const scored: JobOrder = {
  columns: sql`s.score desc, s.job_post_id desc`,
  main: instantText(sql`s.score`),
  after: ({ main, id }) => sql`(s.score, s.job_post_id) < (${instantOf(main)}, ${id}::uuid)`,
}

const score = (search: JobSearch): SQL => {
  const foundIn = (field: RankedField) =>
    sql`s.job_post_id in (select s.job_post_id from job_search s where ${wordsIndexed(search.query.words, fieldMarks[field])})`
  // Past the count that is exact the rows are ranked elsewhere, so the two index scans are spared.
  return sql`s.publish_at + case when (select n from counted) > ${limits.countMax} then ${bonus('any')} when ${foundIn('title')} then ${bonus('title')} when ${foundIn('facts')} then ${bonus('facts')} else ${bonus('any')} end`
}

/**
 * Finds all matches (up to one more than are counted), then orders them and cuts the window out of them: bounded work
 * for anything that is found rarely. One row for each ad of the window, at least one row, each with the total.
 */
export const gatherStatement = (
  search: JobSearch,
  conditions: readonly SQL[],
  order: JobOrder | 'score',
  window: ListWindow,
): SQL => {
  const by = order === 'score' ? scored : order
  const rows =
    order === 'score' ? sql`(select s.*, ${score(search)} as score from matched s) s` : sql`matched s`
  const after = window.kind === 'after' ? sql`where ${by.after(window.key)}` : sql``
  const offset = window.kind === 'offset' ? window.offset : 0
  return sql`
    with matched as materialized (
      select s.job_post_id, s.publish_at, s.valid_through, s.wage_rank
      from job_search s where ${allOf(conditions)} limit ${limits.countMax + 1}
    ),
    counted as materialized (select count(*)::int as n from matched)
    select counted.n as total, page.id, page.main, page.publish_at as "publishAt"
    from counted left join (
      select row_number() over (order by ${by.columns}) as place, s.job_post_id as id, ${by.main} as main,
        ${instantText(sql`s.publish_at`)} as publish_at
      from ${rows} ${after} order by ${by.columns} limit ${window.first + 1} offset ${offset}
    ) page on true
    order by page.place`
}
