import { sql, type SQL } from 'drizzle-orm'
import { allOf, type JobSearch } from './job-filter.ts'
import type { ListWindow } from './gather-hits.ts'
import { instantText, type JobOrder } from './job-order.ts'
import { wordConditionsAlong } from './word-conditions.ts'

/** Goes along the index of an order until the window is full: little work for anything that is found often. */
export const walkStatement = (
  search: JobSearch,
  filters: readonly SQL[],
  order: JobOrder,
  window: ListWindow,
): SQL => {
  const after = window.kind === 'after' ? [order.after(window.key)] : []
  const offset = window.kind === 'offset' ? window.offset : 0
  return sql`
    select s.job_post_id as id, ${order.main} as main, ${instantText(sql`s.publish_at`)} as "publishAt"
    from job_search s where ${allOf([...after, ...filters, ...wordConditionsAlong(search.query, 'any')])}
    order by ${order.columns} limit ${window.first + 1} offset ${offset}`
}
