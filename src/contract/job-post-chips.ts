import type { FeatureTag } from './codes/job-post.ts'
import { prefectures } from './codes/prefectures.ts'
import type { FilterDescription } from './job-post-filter-kinds.ts'
import { describedFilter, filterNames, type FilterName } from './job-post-filters.ts'
import { valuesOf, withoutValue, type FilterValues, type JobPostQuery } from './job-post-query.ts'
import { emptyJobPostQuery, jobPostQueryString } from './job-post-query-string.ts'

/** One condition of a list in words, and the list without it (on its first page). */
export type Chip = { label: string; without: JobPostQuery }

/** Names in words that tell each from the others: 日本橋駅（東京都） beside 日本橋駅（大阪府）. */
export const nameLabels = (
  filter: Extract<FilterDescription, { kind: 'names' }>,
  values: readonly string[],
): ReadonlyMap<string, string> => {
  const alike = Map.groupBy(new Set(values), filter.words)
  return new Map(
    values.map((value) => {
      const label = filter.words(value)
      return [value, (alike.get(label)?.length ?? 0) > 1 ? filter.apart(value) : label]
    }),
  )
}

/** Each value of a filter in words; nothing for an id, which is none to a reader. */
const labelled = (
  filter: FilterDescription,
  values: readonly (string | number)[],
): (readonly [value: string | number, label: string])[] => {
  switch (filter.kind) {
    case 'choices':
      return values.flatMap((value) =>
        filter.options.filter(({ code }) => code === value).map(({ name }) => [value, name] as const),
      )
    case 'names':
      return [...nameLabels(filter, values.map(String))]
    case 'number':
      return values.map((value) => [value, filter.words(Number(value))] as const)
    case 'id':
      return []
  }
}

/** Values of one filter in words. */
export const valueLabels = (name: FilterName, values: readonly (string | number)[]): string[] =>
  labelled(describedFilter(name), values).map(([, label]) => label)

/** Conditions in words, in the order of the filters. */
export const labelsOf = (filter: Partial<FilterValues>): string[] =>
  filterNames.flatMap((name) => valueLabels(name, valuesOf(filter, name)))

/** Every condition of the query in the order of the filters. The company of a list is none. */
export const chipsOf = (query: JobPostQuery): Chip[] => {
  const first = { ...query, page: 1 }
  return [
    ...(query.q === '' ? [] : [{ label: `「${query.q}」`, without: { ...first, q: '' } }]),
    ...filterNames.flatMap((name) =>
      labelled(describedFilter(name), valuesOf(query, name)).map(([value, label]) => ({
        label,
        without: withoutValue(first, name, value),
      })),
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
