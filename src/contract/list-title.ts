import type { JobPostQuery } from './job-post-query.ts'
import { listAddress, savedSearchLimits } from './saved-search.ts'
import { chipsOf } from './job-post-chips.ts'

/** Conditions a title has room for. */
const named = 3

/** The heading of a list in words: 新卒採用・東京都の求人, 「営業」の求人（東京都）, 求人一覧. */
export const listTitle = (query: JobPostQuery): string => {
  const labels = chipsOf({ ...query, q: '' }).map(({ label }) => label)
  const conditions = `${labels.slice(0, named).join('・')}${labels.length > named ? 'など' : ''}`
  if (query.q === '') return conditions === '' ? '求人一覧' : `${conditions}の求人`
  return conditions === '' ? `「${query.q}」の求人` : `「${query.q}」の求人（${conditions}）`
}

/** The query without names that nobody vouches for, as a heading says it: places that there are none of, and cities without an ad. */
export const asKnown = (
  query: JobPostQuery,
  { unknownPlaces, total }: { unknownPlaces: readonly string[]; total: { value: number } },
): JobPostQuery => {
  const isKnown = (place: string) => !unknownPlaces.includes(place)
  return {
    ...query,
    city: total.value === 0 ? [] : query.city,
    station: query.station.filter(isKnown),
    line: query.line.filter(isKnown),
  }
}

/** What a saved search is called until somebody gives it another name. `company`: the name of the one whose list it is. */
export const savedSearchTitle = (query: JobPostQuery, company: string | null): string => {
  const list = listAddress(query) === '/jobpost' ? 'すべての求人' : listTitle(query)
  return `${company === null ? '' : `${company}・`}${list}`
    .slice(0, savedSearchLimits.name)
    .replace(/\p{Cs}$/u, '')
}
