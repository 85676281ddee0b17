import { industryName } from './codes/industries.ts'
import { featureTagNames, jobPostKindShortNames, remoteNames } from './codes/job-post.ts'
import { occupationName } from './codes/occupations.ts'
import { prefectures, prefectureName } from './codes/prefectures.ts'
import { formatMan } from './format/money.ts'
import type { JobPostQuery } from './job-post-query.ts'
import { emptyJobPostQuery, jobPostQueryString } from './job-post-query-string.ts'

/** One condition of a list in words, and the list without it (on its first page). */
export type Chip = { label: string; without: JobPostQuery }

/** 時給 1,200円以上 of a floor in yen; from 10,000 it is one of a month. */
export const formatWageFloor = (yen: number): string =>
  `${yen < 10_000 ? '時給' : '月給'} ${formatMan(yen)}以上`

/** A chip for each value; `without` makes the query of the values that stay. */
const listChips = <Value extends string>(
  values: readonly Value[],
  name: (value: Value) => string,
  without: (rest: Value[]) => JobPostQuery,
): Chip[] =>
  values.map((value) => ({
    label: name(value),
    without: without(values.filter((other) => other !== value)),
  }))

/** Every condition of the query in the order of the filters. The company of a list is none. */
export const chipsOf = (query: JobPostQuery): Chip[] => {
  const first = { ...query, page: 1 }
  const { year, ...anyYear } = first
  const { wage, ...anyWage } = first
  return [
    ...(query.q === '' ? [] : [{ label: `「${query.q}」`, without: { ...first, q: '' } }]),
    ...listChips(
      query.kind,
      (code) => jobPostKindShortNames[code],
      (kind) => ({ ...first, kind }),
    ),
    ...listChips(query.prefecture, prefectureName, (prefecture) => ({ ...first, prefecture })),
    ...listChips(query.occupation, occupationName, (occupation) => ({ ...first, occupation })),
    ...listChips(query.industry, industryName, (industry) => ({ ...first, industry })),
    ...(year === undefined ? [] : [{ label: `${year}年卒`, without: anyYear }]),
    ...(wage === undefined ? [] : [{ label: formatWageFloor(wage), without: anyWage }]),
    ...listChips(
      query.remote,
      (code) => remoteNames[code],
      (remote) => ({ ...first, remote }),
    ),
    ...listChips(
      query.feature,
      (code) => featureTagNames[code],
      (feature) => ({ ...first, feature }),
    ),
  ]
}

/** The filters as `jobPosts(filter:)` takes them. */
export const filterOf = ({ sort: _sort, page: _page, year, wage, company, ...filter }: JobPostQuery) => ({
  ...filter,
  year: year ?? null,
  wage: wage ?? null,
  company: company ?? null,
})

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
