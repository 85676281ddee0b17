import { prefectures } from './codes/prefectures.ts'
import type { FilterDescription } from './job-post-filter-kinds.ts'
import { describedFilter, filterNames } from './job-post-filters.ts'
import { valuesOf, withoutValue, type FilterValues, type JobPostQuery } from './job-post-query.ts'
import { emptyJobPostQuery, jobPostQueryString } from './job-post-query-string.ts'

/** One condition of a list in words, and the list without it (on its first page). */
export type Chip = { label: string; without: JobPostQuery }

/** A value of a filter in words; nothing for an id, which is none to a reader. */
const wordsOf = (filter: FilterDescription, value: string | number): string[] => {
  switch (filter.kind) {
    case 'choices':
      return filter.options.filter(({ code }) => code === value).map(({ name }) => name)
    case 'number':
      return [filter.words(Number(value))]
    case 'id':
      return []
  }
}

/** Conditions in words, in the order of the filters. */
export const labelsOf = (filter: Partial<FilterValues>): string[] =>
  filterNames.flatMap((name) =>
    valuesOf(filter, name).flatMap((value) => wordsOf(describedFilter(name), value)),
  )

/** Every condition of the query in the order of the filters. The company of a list is none. */
export const chipsOf = (query: JobPostQuery): Chip[] => {
  const first = { ...query, page: 1 }
  return [
    ...(query.q === '' ? [] : [{ label: `「${query.q}」`, without: { ...first, q: '' } }]),
    ...filterNames.flatMap((name) =>
      valuesOf(query, name).flatMap((value) =>
        wordsOf(describedFilter(name), value).map((label) => ({
          label,
          without: withoutValue(first, name, value),
        })),
      ),
    ),
  ]
}

/** The filters as `jobPosts(filter:)` takes them. */
export const filterOf = ({ sort: _sort, page: _page, ...filter }: JobPostQuery) => filter

/** The same list without any condition; its company and its order stay. */
export const withoutConditions = ({ company, sort }: JobPostQuery): JobPostQuery => ({
  ...emptyJobPostQuery,
  ...(company === undefined ? {} : { company }),
  sort,
})

/** True when the list is narrowed by anything but its company. */
export const isNarrowed = (query: JobPostQuery): boolean =>
  jobPostQueryString({ ...query, page: 1 }) !== jobPostQueryString(withoutConditions(query))

/** The same list in all of the regions its prefectures lie in; null when that adds none. */
export const inWholeRegions = (query: JobPostQuery): { label: string; query: JobPostQuery } | null => {
  const regions = new Set(
    prefectures.filter(({ code }) => query.prefecture.includes(code)).map(({ region }) => region),
  )
  const prefecture = prefectures.filter(({ region }) => regions.has(region)).map(({ code }) => code)
  if (prefecture.length === query.prefecture.length) return null
  return { label: `${[...regions].join('・')}の全域`, query: { ...query, prefecture, page: 1 } }
}
