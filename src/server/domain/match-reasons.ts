import { featureTags, type JobPostKind, type Remote } from '#contract/codes/job-post.ts'
import { prefectureCodes } from '#contract/codes/prefectures.ts'
import { describedFilter, filterNames, type FilterName } from '#contract/job-post-filters.ts'
import { valuesOf, type FilterValues } from '#contract/job-post-query.ts'
import type { ParsedQuery } from './search/parse-query.ts'

/** What of an ad the filters of a list ask about. */
export type MatchFacts = {
  companyId: string
  kind: JobPostKind
  prefectures: readonly string[]
  occupation: string
  industryCode: string
  /** Empty: open to every year. */
  graduationYears: readonly number[]
  /** Yen; null: not paid in units of that size. */
  hourlyWage: number | null
  monthlyWage: number | null
  remote: Remote
  features: readonly string[]
}

/** The members of the sets that a row of the search table holds as bits. */
const bitsOf = (mask: number): number[] =>
  Array.from({ length: 48 }, (_, bit) => bit).filter((bit) => Math.floor(mask / 2 ** bit) % 2 === 1)
export const prefecturesOf = (mask: number): string[] =>
  bitsOf(mask).flatMap((bit) => prefectureCodes[bit - 1] ?? [])
export const featuresOf = (mask: number): string[] => bitsOf(mask).flatMap((bit) => featureTags[bit] ?? [])

/**
 * What the ad has of each filter whose values are names; numbers and ids are bounds that it met, or it were not found, and
 * so it met one of the values of those that are read from its text.
 */
const has: Readonly<Record<FilterName, (facts: MatchFacts, value: string | number) => boolean>> = {
  kind: ({ kind }, value) => kind === value,
  prefecture: ({ prefectures }, value) => prefectures.some((each) => each === value),
  city: () => true,
  occupation: ({ occupation }, value) => occupation === value,
  industry: ({ industryCode }, value) => industryCode === value,
  year: ({ graduationYears }, value) => graduationYears.some((each) => each === value),
  wage: () => true,
  pay: () => true,
  daywage: () => true,
  weekdays: () => true,
  time: () => true,
  length: () => true,
  month: () => true,
  grade: () => true,
  remote: ({ remote }, value) => remote === value,
  feature: ({ features }, value) => features.some((each) => each === value),
  company: ({ companyId }, value) => companyId === value,
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
): string[] => {
  const reasons = filterNames.flatMap((name) => {
    const asked = [...valuesOf(filter, name), ...valuesOf(query.wanted, name)]
    if (name === 'year' && asked.length > 0 && facts.graduationYears.length === 0) return [openToAll]
    return asked.filter((value) => has[name](facts, value)).map((value) => wordsOf(name, value))
  })
  return [...new Set([...query.words.map(({ written }) => `「${written}」`), ...reasons])]
}
