import { grades, lengthDays, lengths, pays, payUnits } from '#contract/codes/job-search.ts'
import { describedFilter, filterNames, isHourlyWage, type FilterName } from '#contract/job-post-filters.ts'
import { valuesOf, type FilterValues } from '#contract/job-post-query.ts'
import { hasBit, isSpecial, ruleOf, type MatchFacts, type SpecialFilter } from './filter-rules.ts'
import { distanceKm } from './places/distance.ts'
import { stationsOfValue, stationValuesOnLine } from './places/station-values.ts'
import type { ParsedQuery } from './search/parse-query.ts'
import { graduationYearsOf } from './search/work-shape.ts'

const isAtLeast = (wage: number | null, floor: string | number): boolean =>
  wage !== null && wage >= Number(floor)

type ReasonTest = (
  facts: MatchFacts,
  value: string | number,
  now: Date,
  /** Stations that are asked for. */
  stations: readonly string[],
) => boolean

/** Whether the ad has the value of a filter that has no rule, as `specialPredicates` of the backend finds it. */
const specialReasons = {
  city: ({ cities }, value) => cities.some((city) => city === value),
  year: ({ graduationYears }, value) =>
    graduationYears.length === 0 || graduationYears.some((year) => year === value),
  wage: ({ hourlyWage, monthlyWage }, value) =>
    isAtLeast(isHourlyWage(Number(value)) ? hourlyWage : monthlyWage, value),
  pay: ({ wageRank, wageUnit }, value) => {
    const pay = pays.find((each) => each === value)
    if (pay === undefined) return false
    return pay === 'paid' ? wageRank > 0 : payUnits[pay].some((unit) => unit === wageUnit)
  },
  length: ({ days }, value) => {
    const length = lengths.find((each) => each === value)
    if (length === undefined || days === null) return false
    const [least, most] = lengthDays[length]
    return days >= least && days <= most
  },
  grade: ({ grades: mask, graduationYears }, value, now) => {
    const grade = grades.find((each) => each === value)
    if (grade === undefined || (mask !== 0 && !hasBit(mask, grades.indexOf(grade)))) return false
    const years = graduationYearsOf(grade, now)
    return graduationYears.length === 0 || graduationYears.some((year) => years.includes(year))
  },
  station: ({ stations }, value) => stations.some((station) => station === value),
  line: ({ stations }, value) => {
    const onLine = new Set(stationValuesOnLine(String(value)))
    return stations.some((station) => onLine.has(station))
  },
  walk: ({ walk }, value) => walk !== null && walk <= Number(value),
  km: ({ lons, lats, remote }, value, _now, stations) =>
    remote !== 'full' &&
    stations
      .flatMap((station) => stationsOfValue(station))
      .some((centre) =>
        lons.some((lon, index) => distanceKm(centre, { lon, lat: lats[index] ?? 0 }) <= Number(value)),
      ),
  company: ({ companyId }, value) => companyId === value,
} as const satisfies Readonly<Record<SpecialFilter, ReasonTest>>

/** Whether the ad has this value. A value that it was not found by, beside another that it was, is none of its reasons. */
const hasValue = (
  name: FilterName,
  facts: MatchFacts,
  value: string | number,
  now: Date,
  stations: readonly string[],
): boolean => {
  if (isSpecial(name)) return specialReasons[name](facts, value, now, stations)
  const rule = ruleOf(name)
  switch (rule.is) {
    case 'code':
      return facts[rule.column] === value
    case 'at least':
      return isAtLeast(facts[rule.column], value)
    case 'at most':
      return (facts[rule.column] ?? Infinity) <= Number(value)
    case 'any bit':
    case 'every bit':
      return hasBit(facts[rule.column] ?? 0, rule.codes.indexOf(String(value)))
  }
}

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
  const stations = [...(filter.station ?? []), ...(query.wanted.station ?? [])]
  const reasons = filterNames.flatMap((name) => {
    const asked = [...valuesOf(filter, name), ...valuesOf(query.wanted, name)]
    if (name === 'year' && asked.length > 0 && facts.graduationYears.length === 0) return [openToAll]
    return asked
      .filter((value) => hasValue(name, facts, value, now, stations))
      .map((value) => wordsOf(name, value))
  })
  return [...new Set([...query.words.map(({ written }) => `「${written}」`), ...reasons])]
}
