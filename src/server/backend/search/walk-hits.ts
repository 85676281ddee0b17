import { sql, type SQL } from 'drizzle-orm'
import type { RankedField } from '#server/domain/search/ranking.ts'
import { fieldMarks } from '#server/domain/search/search-terms.ts'
import { searchExpression } from '#server/domain/search/search-expression.ts'
import { allOf, type JobSearch } from './job-filter.ts'
import { bonus, scored, type ListWindow } from './gather-hits.ts'
import { instantOf, instantText, type JobOrder } from './job-order.ts'

const columns = sql`s.job_post_id, s.publish_at, s.valid_through, s.wage_rank`

/** Goes along the index of the order until the window is full: little work for anything that is found often. */
export const walkStatement = (conditions: readonly SQL[], order: JobOrder, window: ListWindow): SQL => {
  const after = window.kind === 'after' ? [order.after(window.key)] : []
  const offset = window.kind === 'offset' ? window.offset : 0
  return sql`
    select s.job_post_id as id, ${order.main} as main, ${instantText(sql`s.publish_at`)} as "publishAt"
    from job_search s where ${allOf([...conditions, ...after])}
    order by ${order.columns} limit ${window.first + 1} offset ${offset}`
}

/** The field an ad is ranked by, without those that rank higher. */
const fieldAlone = ({ query }: JobSearch, field: RankedField): SQL => {
  const found = searchExpression(query.words, fieldMarks[field])
  const higher = { title: null, facts: 'title', any: 'facts' } as const
  const above = higher[field]
  return sql`s.terms @@ ${above === null ? found : `(${found}) & !(${searchExpression(query.words, fieldMarks[above])})`}::tsquery`
}

/** The same by relevance: along the newest of each field, then merged by score. */
export const walkByScoreStatement = (
  search: JobSearch,
  conditions: readonly SQL[],
  window: ListWindow,
): SQL => {
  const offset = window.kind === 'offset' ? window.offset : 0
  const field = (name: RankedField): SQL => {
    const after =
      window.kind === 'after'
        ? [
            sql`(s.publish_at, s.job_post_id) < (${instantOf(window.key.main)} - ${bonus(name)}, ${window.key.id}::uuid)`,
          ]
        : []
    return sql`(select ${columns}, s.publish_at + ${bonus(name)} as score
      from job_search s where ${allOf([...conditions, ...after, fieldAlone(search, name)])}
      order by s.publish_at desc, s.job_post_id desc limit ${offset + window.first + 1})`
  }
  return sql`
    select s.job_post_id as id, ${scored.main} as main, ${instantText(sql`s.publish_at`)} as "publishAt"
    from (${field('title')} union all ${field('facts')} union all ${field('any')}) s
    order by ${scored.columns} limit ${window.first + 1} offset ${offset}`
}
