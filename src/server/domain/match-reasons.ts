import { featureTags } from '#contract/codes/job-post.ts'
import { grades, lengthDays, lengths, pays, payUnits, workTimes } from '#contract/codes/job-search.ts'
import { describedFilter, filterNames, isHourlyWage, type FilterName } from '#contract/job-post-filters.ts'
import { valuesOf, type FilterValues } from '#contract/job-post-query.ts'
import type { ParsedQuery } from './search/parse-query.ts'
import type { SearchRow } from './search/search-row.ts'
import { graduationYearsOf } from './search/work-shape.ts'

/** What of an ad the filters of a list ask about: its row of the search table. Rows written before units were have none. */
export type MatchFacts = Omit<
  SearchRow,
  'jobPostId' | 'publishAt' | 'validThrough' | 'listedWords' | 'terms' | 'wageUnit'
> & {
  wageUnit: SearchRow['wageUnit'] | null
}

/** True when a set that the row holds as bits has the n-th member; bits lie beyond the 32 of the operators. */
const hasBit = (mask: number, bit: number): boolean => bit >= 0 && Math.floor(mask / 2 ** bit) % 2 === 1

const hasMember = (mask: number, codes: readonly string[], code: string | number): boolean =>
  hasBit(
    mask,
    codes.findIndex((each) => each === code),
  )

const isAtLeast = (wage: number | null, floor: string | number): boolean =>
  wage !== null && wage >= Number(floor)

/**
 * Whether the ad has this value of each filter, as `filterPredicates` of the backend finds it. A value that the ad was not
 * found by, beside another that it was, is none of its reasons.
 */
const has = {
  kind: ({ kind }, value) => kind === value,
  prefecture: ({ prefectures }, value) => hasBit(prefectures, Number(value)),
  city: ({ cities }, value) => cities.some((city) => city === value),
  occupation: ({ occupation }, value) => occupation === value,
  industry: ({ industryCode }, value) => industryCode === value,
  year: ({ graduationYears }, value) =>
    graduationYears.length === 0 || graduationYears.some((year) => year === value),
  wage: ({ hourlyWage, monthlyWage }, value) =>
    isAtLeast(isHourlyWage(Number(value)) ? hourlyWage : monthlyWage, value),
  pay: ({ wageRank, wageUnit }, value) => {
    const pay = pays.find((each) => each === value)
    if (pay === undefined) return false
    return pay === 'paid' ? wageRank > 0 : payUnits[pay].some((unit) => unit === wageUnit)
  },
  daywage: ({ dailyWage }, value) => isAtLeast(dailyWage, value),
  weekdays: ({ weekdays }, value) => weekdays !== null && weekdays <= Number(value),
  time: ({ times }, value) => hasMember(times, workTimes, value),
  length: ({ days }, value) => {
    const length = lengths.find((each) => each === value)
    if (length === undefined || days === null) return false
    const [least, most] = lengthDays[length]
    return days >= least && days <= most
  },
  month: ({ months }, value) => hasBit(months, Number(value)),
  grade: ({ grades: mask, graduationYears }, value, now) => {
    const grade = grades.find((each) => each === value)
    if (grade === undefined || (mask !== 0 && !hasMember(mask, grades, grade))) return false
    const years = graduationYearsOf(grade, now)
    return graduationYears.length === 0 || graduationYears.some((year) => years.includes(year))
  },
  remote: ({ remote }, value) => remote === value,
  feature: ({ features }, value) => hasMember(features, featureTags, value),
  company: ({ companyId }, value) => companyId === value,
} as const satisfies Readonly<
  Record<FilterName, (facts: MatchFacts, value: string | number, now: Date) => boolean>
>

const wordsOf = (name: FilterName, value: string | number): string => {
  const filter = describedFilter(name)
  switch (filter.kind) {
    case 'choices':
      return filter.options.find(({ code }) => code === value)?.name ?? ''
    case 'names':
      return filter.words(String(value))
    case 'number':
      return filter.words(Number(value))
    case 'id':
      return '保存した企業の求人'
  }
}

const openToAll = '卒業年の指定なし'

/**
 * Why an ad that a search found is in it: of the conditions asked for, typed or chosen, those that it meets, in words and
 * in the order of the filters. Empty where nothing was asked for.
 */
export const matchReasons = (
  filter: Partial<FilterValues>,
  query: ParsedQuery,
  facts: MatchFacts,
  now: Date,
): string[] => {
  const reasons = filterNames.flatMap((name) => {
    const asked = [...valuesOf(filter, name), ...valuesOf(query.wanted, name)]
    if (name === 'year' && asked.length > 0 && facts.graduationYears.length === 0) return [openToAll]
    return asked.filter((value) => has[name](facts, value, now)).map((value) => wordsOf(name, value))
  })
  return [...new Set([...query.words.map(({ written }) => `「${written}」`), ...reasons])]
}
