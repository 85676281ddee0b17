import type { JobPostSort } from '#contract/job-post-query.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import { filterConditions, wordConditions, wordConditionsAlong, type JobSearch } from './job-filter.ts'
import { gatherStatement, type ListWindow } from './gather-hits.ts'
import { jobOrders, type OrderKey } from './job-order.ts'
import { walkStatement } from './walk-hits.ts'

/** exact is false when the count stopped at `limits.countMax`. */
export type Total = { value: number; exact: boolean }

/** Ads of one window in order, each with its place for a cursor. */
export type Hits = { places: readonly OrderKey[]; hasNextPage: boolean; total: Total }

type Row = { id: string | null; main: string; publishAt: string; total?: number }

const placesOf = (rows: readonly Row[]): OrderKey[] =>
  rows.flatMap(({ id, main, publishAt }) => (id === null ? [] : [{ id, main, publishAt }]))

/**
 * The ads of a window and how many there are in all. Gathers every match first; where there are more than are counted,
 * walks along the order instead, so that neither a rare word nor a common one reads more than some ten thousand rows.
 */
export const findHits = async (
  database: Database,
  search: JobSearch,
  sort: JobPostSort,
  window: ListWindow,
): Promise<Hits> => {
  const filters = filterConditions(search).map(({ test }) => test)
  const byScore = sort === 'relevance' && search.query.words.length > 0
  const order = byScore ? 'score' : jobOrders[sort]

  const gathered = await database.execute<Row>(
    gatherStatement(search, [...filters, ...wordConditions(search.query, 'proven')], order, window),
  )
  const count = gathered.rows[0]?.total ?? 0
  const total = { value: Math.min(count, limits.countMax), exact: count <= limits.countMax }
  const answer = (rows: readonly Row[]): Hits => {
    const places = placesOf(rows)
    return { places: places.slice(0, window.first), hasNextPage: places.length > window.first, total }
  }
  if (total.exact) return answer(gathered.rows)

  const walked = await database.execute<Row>(
    walkStatement(search, [...filters, ...wordConditionsAlong(search.query)], order, window),
  )
  return answer(walked.rows)
}
