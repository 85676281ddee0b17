import { featureTags } from '#contract/codes/job-post.ts'
import { months, workTimes } from '#contract/codes/job-search.ts'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import type { FilterName } from '#contract/job-post-filters.ts'
import type { SearchRow } from './search/search-row.ts'

/** What of an ad the filters of a list ask about: its row of the search table. Rows written before units were have none. */
export type MatchFacts = Omit<
  SearchRow,
  'jobPostId' | 'publishAt' | 'validThrough' | 'listedWords' | 'terms' | 'wageUnit'
> & {
  wageUnit: SearchRow['wageUnit'] | null
}

/** Columns of the row whose values are of a type; they may be null. */
type ColumnOf<Value> = {
  [Name in keyof MatchFacts]: MatchFacts[Name] extends Value | null ? Name : never
}[keyof MatchFacts]

/** How the row of an ad in the search table answers a filter: for the database (`conditionOf`) and for the reasons of a match. */
export type FilterRule =
  /** The column holds one of the codes asked for. */
  | { is: 'code'; column: ColumnOf<string> }
  /** The column holds a number that is no less, or no more, than the one asked for. */
  | { is: 'at least' | 'at most'; column: ColumnOf<number> }
  /** Bit n of the column is the n-th of the codes: any of those asked for is set, or every one. */
  | { is: 'any bit' | 'every bit'; column: ColumnOf<number>; codes: readonly string[] }
  /** A function of its own in `specialReasons` and one in `specialPredicates` of the backend. */
  | { is: 'special' }

const special = { is: 'special' } as const

/** JIS codes and months begin with 1, so that bit 0 is nobody's. */
const fromOne = (codes: readonly string[]): readonly string[] => ['', ...codes]

export const filterRules = {
  kind: { is: 'code', column: 'kind' },
  prefecture: { is: 'any bit', column: 'prefectures', codes: fromOne(prefectureCodes) },
  city: special,
  occupation: { is: 'code', column: 'occupation' },
  industry: { is: 'code', column: 'industryCode' },
  year: special,
  wage: special,
  pay: special,
  daywage: { is: 'at least', column: 'dailyWage' },
  weekdays: { is: 'at most', column: 'weekdays' },
  time: { is: 'any bit', column: 'times', codes: workTimes },
  length: special,
  month: { is: 'any bit', column: 'months', codes: fromOne(months) },
  grade: special,
  remote: { is: 'code', column: 'remote' },
  feature: { is: 'every bit', column: 'features', codes: featureTags },
  station: special,
  line: special,
  walk: special,
  km: special,
  company: special,
} as const satisfies Readonly<Record<FilterName, FilterRule>>

type Rules = typeof filterRules
export type SpecialFilter = {
  [Name in FilterName]: Rules[Name] extends { is: 'special' } ? Name : never
}[FilterName]

export type UsualRule = Exclude<FilterRule, { is: 'special' }>

export const isSpecial = (name: FilterName): name is SpecialFilter => filterRules[name].is === 'special'

export const ruleOf = (name: Exclude<FilterName, SpecialFilter>): UsualRule => filterRules[name]

/** The bits of the codes as one number; exact in a double up to 53 of them. */
export const maskOf = (codes: readonly string[], asked: readonly (string | number)[]): number =>
  [...new Set(asked.map(String))].reduce((mask, code) => mask + 2 ** codes.indexOf(code), 0)

/** True when a mask has a bit; bits lie beyond the 32 of the operators. */
export const hasBit = (mask: number, bit: number): boolean =>
  bit >= 0 && Math.floor(mask / 2 ** bit) % 2 === 1

/** The codes whose bits a mask has. */
export const codesIn = (codes: readonly string[], mask: number): string[] =>
  codes.filter((_, bit) => hasBit(mask, bit))
