import { sql, type SQL } from 'drizzle-orm'
import type { RankedField } from '#server/domain/search/ranking.ts'
import { fieldMarks } from '#server/domain/search/search-terms.ts'
import { searchExpression } from '#server/domain/search/search-expression.ts'
import { allOf, type JobSearch } from './job-filter.ts'
import { bonus, scored, type ListWindow } from './gather-hits.ts'
import { instantOf, instantText, type JobOrder } from './job-order.ts'

/** The words in a field, in sight of the planner: it goes along the order only where they are found often. */
const found = ({ query }: JobSearch, field: RankedField): string =>
  searchExpression(query.words, fieldMarks[field])

const alongOrder = (
  search: JobSearch,
  conditions: readonly SQL[],
  order: JobOrder,
  window: ListWindow,
): SQL => {
  const words = search.query.words.length > 0 ? [sql`s.terms @@ ${found(search, 'any')}::tsquery`] : []
  const after = window.kind === 'after' ? [order.after(window.key)] : []
  const offset = window.kind === 'offset' ? window.offset : 0
  return sql`
    select s.job_post_id as id, ${order.main} as main, ${instantText(sql`s.publish_at`)} as "publishAt"
    from job_search s where ${allOf([...after, ...conditions, ...words])}
    order by ${order.columns} limit ${window.first + 1} offset ${offset}`
}

/** The field an ad is ranked by, without those that rank higher. */
const foundOnlyIn = (search: JobSearch, field: RankedField): SQL => {
  const above = ({ title: null, facts: 'title', any: 'facts' } as const)[field]
  const here = found(search, field)
  return sql`s.terms @@ ${above === null ? here : `(${here}) & !(${found(search, above)})`}::tsquery`
}

/** Along the newest of each field, then merged by score. */
const alongScore = (search: JobSearch, conditions: readonly SQL[], window: ListWindow): SQL => {
  const offset = window.kind === 'offset' ? window.offset : 0
  const inField = (field: RankedField): SQL => {
    const after =
      window.kind === 'after'
        ? [
            sql`(s.publish_at, s.job_post_id) < (${instantOf(window.key.main)} - ${bonus(field)}, ${window.key.id}::uuid)`,
          ]
        : []
    return sql`(select s.job_post_id, s.publish_at, s.publish_at + ${bonus(field)} as score
      from job_search s where ${allOf([...after, ...conditions, foundOnlyIn(search, field)])}
      order by s.publish_at desc, s.job_post_id desc limit ${offset + window.first + 1})`
  }
  return sql`
    select s.job_post_id as id, ${scored.main} as main, ${instantText(sql`s.publish_at`)} as "publishAt"
    from (${inField('title')} union all ${inField('facts')} union all ${inField('any')}) s
    order by ${scored.columns} limit ${window.first + 1} offset ${offset}`
}

/** Goes along an order until the window is full: little work for anything that is found often. */
export const walkStatement = (
  search: JobSearch,
  conditions: readonly SQL[],
  order: JobOrder | 'score',
  window: ListWindow,
): SQL =>
  order === 'score' ? alongScore(search, conditions, window) : alongOrder(search, conditions, order, window)
