import { industryName } from './codes/industries.ts'
import { featureTagNames, jobPostKindShortNames, remoteNames } from './codes/job-post.ts'
import { occupationName } from './codes/occupations.ts'
import { prefectures, prefectureName } from './codes/prefectures.ts'
import { formatMan } from './format/money.ts'
import type { JobPostQuery } from './job-post-query.ts'
import { emptyJobPostQuery, jobPostQueryString, type ListFilter } from './job-post-query-string.ts'

/** One condition of a list in words, and the list without it (on its first page). */
export type Chip = { label: string; without: JobPostQuery }

/** The words of each code. */
export const filterNames = {
  kind: (code) => jobPostKindShortNames[code],
  prefecture: prefectureName,
  occupation: occupationName,
  industry: industryName,
  remote: (code) => remoteNames[code],
  feature: (code) => featureTagNames[code],
} as const satisfies { [Name in ListFilter]: (code: JobPostQuery[Name][number]) => string }

/** 時給 1,200円以上 of a floor in yen; from 10,000 it is one of a month. */
export const formatWageFloor = (yen: number): string =>
  `${yen < 10_000 ? '時給' : '月給'} ${formatMan(yen)}以上`

const listChips = <Name extends ListFilter>(query: JobPostQuery, name: Name): Chip[] => {
  const values: readonly JobPostQuery[Name][number][] = query[name]
  const label: (code: JobPostQuery[Name][number]) => string = filterNames[name]
  return values.map((value) => ({
    label: label(value),
    without: { ...query, [name]: values.filter((other) => other !== value), page: 1 },
  }))
}

/** Every condition of the query in the order of the filters. The company of a list is none. */
export const chipsOf = (query: JobPostQuery): Chip[] => {
  const first = { ...query, page: 1 }
  const { year, ...anyYear } = first
  const { wage, ...anyWage } = first
  return [
    ...(query.q === '' ? [] : [{ label: `「${query.q}」`, without: { ...first, q: '' } }]),
    ...listChips(query, 'kind'),
    ...listChips(query, 'prefecture'),
    ...listChips(query, 'occupation'),
    ...listChips(query, 'industry'),
    ...(year === undefined ? [] : [{ label: `${year}年卒`, without: anyYear }]),
    ...(wage === undefined ? [] : [{ label: formatWageFloor(wage), without: anyWage }]),
    ...listChips(query, 'remote'),
    ...listChips(query, 'feature'),
  ]
}

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
