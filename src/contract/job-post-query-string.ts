import { isId } from './id.ts'
import type { FilterDescription } from './job-post-filter-kinds.ts'
import { describedFilter, filterNames, type FilterName } from './job-post-filters.ts'
import { jobPostQuerySchema, jobPostSorts, valuesOf, type JobPostQuery } from './job-post-query.ts'
import { limits } from './limits.ts'
import { readPage } from './paging.ts'
import { beginningOf, withoutHidden } from './plain-text.ts'

export const emptyJobPostQuery: JobPostQuery = jobPostQuerySchema.parse({})

const whole = (text: string, min: number, max: number): number | undefined => {
  if (!/^[0-9]{1,8}$/u.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** What stands in the address and in the table: codes in the order of the table, each once; of numbers and ids the first. */
const readFilter = (filter: FilterDescription, given: readonly string[]): unknown => {
  const [first = ''] = given
  switch (filter.kind) {
    case 'choices':
      return given.length === 0
        ? []
        : filter.options.map(({ code }) => code).filter((code) => given.includes(code))
    case 'names':
      return [...new Set(given.filter((value) => filter.pattern.test(value)))].slice(0, filter.most)
    case 'number':
      return whole(first, filter.min, filter.max)
    case 'id':
      return isId(first) ? first : undefined
  }
}

/** A typed query as it is searched: one line, trimmed, no longer than the limit; never half a surrogate pair. */
export const cleanQuery = (text: string): string =>
  beginningOf(withoutHidden(text).trim(), limits.searchQuery).trim()

/**
 * Reads a job list's query string. What is unknown or malformed is left out, so that any address gives a list; the page
 * redirects to `jobPostQueryString` of the result where the two differ.
 */
export const readJobPostQuery = (params: URLSearchParams): JobPostQuery =>
  jobPostQuerySchema.parse({
    q: cleanQuery(params.get('q') ?? ''),
    ...Object.fromEntries(
      filterNames
        .map((name) => [name, readFilter(describedFilter(name), params.getAll(name))] as const)
        .filter(([, value]) => value !== undefined),
    ),
    sort: jobPostSorts.find((value) => value === params.get('sort')),
    page: readPage(params),
  })

/** Every value asked for with the name of its filter, in the order of the table. */
export const filterPairs = (query: Partial<JobPostQuery>): [name: FilterName, value: string][] =>
  filterNames.flatMap((name) =>
    valuesOf(query, name).map((value): [FilterName, string] => [name, String(value)]),
  )

/** The canonical query string of a job list, with its `?`; empty when nothing is asked for. */
export const jobPostQueryString = (query: Partial<JobPostQuery>): string => {
  const { q, sort, page } = query
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const [name, value] of filterPairs(query)) params.append(name, value)
  if (sort !== undefined && sort !== 'relevance') params.set('sort', sort)
  if (page !== undefined && page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** True when two query strings ask for the same, whatever their encoding and order. */
export const asksTheSame = (params: URLSearchParams, query: JobPostQuery): boolean => {
  const sorted = (pairs: URLSearchParams) =>
    Array.from(pairs, ([name, value]) => `${name}=${value}`)
      .toSorted()
      .join('&')
  const given = new URLSearchParams(Array.from(params).filter(([, value]) => value !== ''))
  return sorted(given) === sorted(new URLSearchParams(jobPostQueryString(query)))
}

/** Every word as a phrase, so that no word is read as a filter any more. */
export const asWords = (q: string): string =>
  q
    .split(/[\s　]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^["「『-]/u.test(word) ? word : `"${word}"`))
    .join(' ')
