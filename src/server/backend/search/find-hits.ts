import type { JobPostSort } from '#contract/job-post-query.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '#server/backend/database/open.ts'
import { usualCommonness, type Commonness } from '#server/domain/search/sample.ts'
import { filterConditions, filtersOf, nearOf, within, type JobSearch } from './job-filter.ts'
import { gatherStatement, type ListWindow, type Reach } from './gather-hits.ts'
import { jobOrders, nearestFirst, type OrderKey } from './job-order.ts'
import { rankHits } from './rank-hits.ts'
import { walkStatement } from './walk-hits.ts'
import type { MatchedAds } from './word-conditions.ts'

/** exact is false when the count stopped at `limits.countMax`. */
export type Total = { value: number; exact: boolean }

/** Ads of one window in order, each with its place for a cursor, and all that were found, where these are worth keeping. */
export type Hits = {
  places: readonly OrderKey[]
  hasNextPage: boolean
  total: Total
  matched: MatchedAds | null
}

type Row = {
  id: string | null
  main: string
  publishAt: string
  total?: number
  matched?: string | null
  proven?: boolean
}

type Place = OrderKey & { proven: boolean }

const placesOf = (rows: readonly Row[]): Place[] =>
  rows.flatMap(({ id, main, publishAt, proven = true }) =>
    id === null ? [] : [{ id, main, publishAt, proven }],
  )

/**
 * Where a search changes its way: `counted` matches are counted exactly, and `scored` ordered by relevance one by one;
 * from place `deep` on every match is ordered, `led` ads that filters lead to are read sooner than a sample tells since when
 * enough of a field are there, and words of which a sample holds so many are common for certain.
 */
export type SearchBounds = {
  counted: number
  scored: number
  deep: number
  led: number
  common: Commonness
}

/**
 * The order of a search: the one asked for, or, where none is, the one that was typed (高時給). The nearest first is one only
 * where a station or line is asked for.
 */
export const sortOf = (search: JobSearch, asked: JobPostSort): JobPostSort => {
  const sort = asked === 'relevance' ? (search.query.sort ?? asked) : asked
  const { station = [], line = [] } = nearOf(search)
  return sort === 'near' && station.length + line.length === 0 ? 'relevance' : sort
}

/** Kilometres around stations within which the nearest are looked for, one after the other. */
const rings = [1, 2, 4, 8]

/** From place 400 on, ordering every match takes less than going along to there. */
const usualBounds: SearchBounds = {
  counted: limits.countMax,
  scored: 1000,
  deep: 400,
  led: 4000,
  common: usualCommonness,
}

/**
 * The ads of a window and how many there are in all. Gathers every match first; where there are more than are counted, or
 * a sample says that there must be, goes along the order instead; far down, and after a cursor by relevance, it orders every
 * match of common words all the same. A page by relevance, of more than a few, is made field by field.
 */
export const findHits = async (
  database: Database,
  search: JobSearch,
  sort: JobPostSort,
  window: ListWindow,
  bounds: SearchBounds = usualBounds,
): Promise<Hits> => {
  const filters = filtersOf(filterConditions(search))
  const hasWords = search.query.words.length > 0
  const near = nearOf(search)
  const order =
    sort === 'near' ? nearestFirst(near) : sort === 'relevance' && hasWords ? 'score' : jobOrders[sort]
  const gatherOf = async (asked: JobSearch, reach: Reach) => {
    const own = asked === search ? filters : filtersOf(filterConditions(asked))
    return (await database.execute<Row>(gatherStatement(asked, own, order, window, reach, bounds))).rows
  }
  const gather = (reach: Reach) => gatherOf(search, reach)

  const gathered = await gather('counted')
  const { total: count = 0, matched: ids } = gathered[0] ?? {}
  const total = { value: Math.min(count, bounds.counted), exact: count <= bounds.counted }
  const answer = (places: readonly Place[]): Hits => ({
    places: places.slice(0, window.first).filter(({ proven }) => proven),
    hasNextPage: places.length > window.first,
    total,
    matched: typeof ids === 'string' ? { ids } : null,
  })
  if (order === 'score' && window.kind === 'offset' && count > bounds.scored) {
    const ranked = await rankHits(database, search, filters, window, bounds, total.exact ? count : 'common')
    return answer(ranked.map((place) => ({ ...place, proven: true })))
  }
  if (sort === 'near' && count > bounds.scored) {
    for (const km of rings.filter((each) => each < (near.km ?? 0))) {
      const nearest = placesOf(await gatherOf(within(search, km), 'every'))
      if (nearest.length > window.first) return answer(nearest)
    }
    return answer(placesOf(await gather('every')))
  }
  if (total.exact) return answer(placesOf(gathered))
  if (hasWords && (window.kind === 'after' ? order === 'score' : window.offset >= bounds.deep))
    return answer(placesOf(await gather('every')))
  const walked = await database.execute<Row>(
    walkStatement(search, filters.tests, jobOrders[sort === 'near' ? 'newest' : sort], window),
  )
  return answer(placesOf(walked.rows))
}
