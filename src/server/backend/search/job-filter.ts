import { sql, type SQL } from 'drizzle-orm'
import {
  facetNames,
  filterNames,
  jobPostFilters,
  type FacetName,
  type FilterName,
} from '#contract/job-post-filters.ts'
import {
  combinedFilterSchema,
  valuesOf,
  type FilterValues,
  type JobPostFilter,
} from '#contract/job-post-query.ts'
import { whereOpen } from '#server/backend/database/job-post-conditions.ts'
import type { ParsedQuery } from '#server/domain/search/parse-query.ts'
import { assumedKinds } from '#server/domain/search/wanted-filters.ts'
import { conditionOf, facetOf, type FilterTest } from './filter-predicates.ts'
import { notHidden, ofSearchRow } from './hidden-tests.ts'
import type { Near } from './near-tests.ts'

/** What a job search asks for: the filters, and the typed words already read. */
export type JobSearch = {
  filter: Omit<JobPostFilter, 'q'>
  query: ParsedQuery
  now: Date
  /** By uid, who sees nothing of what they hide; nobody: everything is found. */
  hiddenFrom?: string | null
}

/** A condition of a search; `facet` names the one that is counted without it. */
export type Condition = FilterTest & { facet: FacetName | null }

/** Conditions put together: what each row `s` of job_search is asked, and what leads there in the index. */
export type Filters = { tests: readonly SQL[]; terms: readonly string[] }

export const filtersOf = (conditions: readonly Condition[]): Filters => {
  const leading = conditions.filter(({ terms }) => terms !== null)
  const narrow = leading.filter(({ isBroad }) => !isBroad)
  return {
    tests: conditions.map(({ test }) => test),
    terms: (narrow.length > 0 ? narrow : leading).flatMap(({ terms }) => terms ?? []),
  }
}

/** The facet that is counted without the filter. */
const ownFacetOf = (name: FilterName): FacetName | null =>
  facetNames.find((each) => each === name && facetOf(each).ownFilter === 'skipped') ?? null

/** Whether the values of a filter are alternatives to choose from; numbers, tags and ids are asked for each. */
const hasAlternatives = (name: FilterName): boolean =>
  jobPostFilters[name].kind !== 'number' && ownFacetOf(name) !== null

/** The typed and the chosen values of a filter as one choice, so that those beside a typed one can be added to it. */
const choicesOf = ({ filter, query: { wanted } }: JobSearch): Partial<FilterValues> => {
  const { q: _q, ...choices } = combinedFilterSchema.parse(
    Object.fromEntries(
      filterNames
        .filter(hasAlternatives)
        .map((name) => [name, [...new Set([...valuesOf(wanted, name), ...valuesOf(filter, name)])]]),
    ),
  )
  const kilometres = [filter.km, wanted.km].filter((km) => km !== undefined)
  return {
    ...choices,
    kind: [...assumedKinds(wanted, choices.kind)],
    ...(kilometres.length > 0 && { km: Math.min(...kilometres) }),
  }
}

/** Where the ads are to be: at stations and lines that are asked for, typed or chosen, or around the stations. */
export const nearOf = (search: JobSearch): Near => {
  const { filter, query } = search
  const { station = [], km } = choicesOf(search)
  const line = [...(query.wanted.line ?? []), ...(filter.line ?? [])]
  return { station, line, ...(km !== undefined && { km }) }
}

/** The same search around its stations, as far as this and no further. */
export const within = (search: JobSearch, km: number): JobSearch => {
  const { km: _, ...wanted } = search.query.wanted
  return { ...search, filter: { ...search.filter, km }, query: { ...search.query, wanted } }
}

/** The tests of what is not wanted, and of typed conditions that are asked for together with what was chosen. */
const typedConditions = ({ query: { wanted, unwanted }, now }: JobSearch, near: Near): FilterTest[] => [
  ...filterNames.flatMap((name) => {
    const condition = hasAlternatives(name)
      ? null
      : conditionOf(name, name === 'walk' ? { ...wanted, ...near } : wanted, now)
    return condition === null ? [] : [condition]
  }),
  ...unwanted.flatMap((filter) =>
    filterNames.flatMap((name) => {
      const condition = conditionOf(name, filter, now)
      return condition === null
        ? []
        : [{ test: sql`not coalesce(${condition.test}, false)`, terms: null, isBroad: false }]
    }),
  ),
]

/** Who asks for a company by its id sees its ads, hidden as it may be. */
const hiddenConditions = ({ filter, hiddenFrom }: JobSearch): FilterTest[] =>
  notHidden(hiddenFrom, filter.company === undefined ? ofSearchRow : { ...ofSearchRow, company: null }).map(
    (test) => ({ test, terms: null, isBroad: false }),
  )

/** Every condition but the words. */
export const filterConditions = (search: JobSearch): Condition[] => {
  const { filter, now } = search
  const choices = choicesOf(search)
  const near = nearOf(search)
  const always = [
    { test: whereOpen(now), terms: null, isBroad: false },
    ...hiddenConditions(search),
    ...typedConditions(search, near),
  ]
  return [
    ...always.map((condition) => ({ ...condition, facet: null })),
    ...filterNames.flatMap((name) => {
      const own = name === 'walk' ? { ...filter, ...near } : filter
      const condition = conditionOf(name, hasAlternatives(name) ? choices : own, now)
      return condition === null ? [] : [{ ...condition, facet: ownFacetOf(name) }]
    }),
  ]
}

export const allOf = (tests: readonly SQL[]): SQL => sql.join([...tests], sql` and `)
