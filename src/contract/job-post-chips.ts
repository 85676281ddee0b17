import type { FeatureTag } from './codes/job-post.ts'
import { prefectures } from './codes/prefectures.ts'
import type { FilterDescription } from './job-post-filter-kinds.ts'
import { describedFilter, filterNames, type FilterName } from './job-post-filters.ts'
import { valuesOf, withoutValue, type FilterValues, type JobPostQuery } from './job-post-query.ts'
import { emptyJobPostQuery, jobPostQueryString } from './job-post-query-string.ts'

/** One condition of a list in words, and the list without it (on its first page). */
export type Chip = { label: string; without: JobPostQuery }

/** A value of a filter in words; nothing for an id, which is none to a reader. */
const wordsOf = (filter: FilterDescription, value: string | number): string[] => {
  switch (filter.kind) {
    case 'choices':
      return filter.options.filter(({ code }) => code === value).map(({ name }) => name)
    case 'names':
      return [filter.words(String(value))]
    case 'number':
      return [filter.words(Number(value))]
    case 'id':
      return []
  }
}

/** Values of one filter in words. */
export const valueLabels = (name: FilterName, values: readonly (string | number)[]): string[] =>
  values.flatMap((value) => wordsOf(describedFilter(name), value))

/** Conditions in words, in the order of the filters. */
export const labelsOf = (filter: Partial<FilterValues>): string[] =>
  filterNames.flatMap((name) => valueLabels(name, valuesOf(filter, name)))

/** Every condition of the query in the order of the filters. The company of a list is none. */
export const chipsOf = (query: JobPostQuery): Chip[] => {
  const first = { ...query, page: 1 }
  return [
    ...(query.q === '' ? [] : [{ label: `「${query.q}」`, without: { ...first, q: '' } }]),
    ...filterNames.flatMap((name) =>
      valuesOf(query, name).flatMap((value) =>
        valueLabels(name, [value]).map((label) => ({
          label,
          without: withoutValue(first, name, value),
        })),
      ),
    ),
  ]
}

/** Tags that most ads have: on a card they set none apart. */
const common = new Set<FeatureTag>([
  'no_fixed_overtime',
  'low_overtime',
  'any_major',
  'no_overtime',
  'no_night_work',
  'transport_paid',
  'raise',
  'smoke_free',
  'social_insurance',
  'no_term',
])

/** The tags that an ad names: where there is no overtime, that there is little goes without saying. */
export const adFeatures = (features: readonly FeatureTag[]): FeatureTag[] =>
  features.filter((tag) => tag !== 'low_overtime' || !features.includes('no_overtime'))

/** The tags that a card names: those asked for, then those that not most ads have; at most `most`. */
export const cardFeatures = (
  features: readonly FeatureTag[],
  asked: readonly FeatureTag[],
  most: number,
): FeatureTag[] =>
  [
    ...features.filter((tag) => asked.includes(tag)),
    ...features.filter((tag) => !asked.includes(tag) && !common.has(tag)),
  ].slice(0, most)

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
