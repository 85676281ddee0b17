import { industryCodes } from './codes/industries.ts'
import { featureTags, jobPostKinds, remotes } from './codes/job-post.ts'
import { occupationCodes } from './codes/occupations.ts'
import { prefectureCodes } from './codes/prefectures.ts'
import { jobPostQuerySchema, jobPostSorts, type JobPostQuery } from './job-post-query.ts'
import { limits } from './limits.ts'

export const emptyJobPostQuery: JobPostQuery = {
  q: '',
  kind: [],
  prefecture: [],
  occupation: [],
  industry: [],
  remote: [],
  feature: [],
  sort: 'relevance',
  page: 1,
}

/** The values that stand in the address and in the table, in the order of the table, each once. */
const listed = <Value extends string>(
  params: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value[] => {
  const given = new Set(params.getAll(name))
  return values.filter((value) => given.has(value))
}

const whole = (params: URLSearchParams, name: string, min: number, max: number): number | undefined => {
  const text = params.get(name) ?? ''
  if (!/^[0-9]{1,8}$/u.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** A typed query as it is searched: one line, trimmed, no longer than the limit; never half a surrogate pair. */
export const cleanQuery = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, limits.searchQuery)
    .replace(/\p{Cs}$/u, '')
    .trim()

/**
 * Reads a job list's query string. What is unknown or malformed is left out, so that any address gives a list; the page
 * redirects to `jobPostQueryString` of the result where the two differ.
 */
export const readJobPostQuery = (params: URLSearchParams): JobPostQuery => {
  const year = whole(params, 'year', 2000, 2100)
  const wage = whole(params, 'wage', 1, 10_000_000)
  const company = jobPostQuerySchema.shape.company.safeParse(params.get('company') ?? undefined).data
  const sort = jobPostSorts.find((value) => value === params.get('sort')) ?? 'relevance'
  return {
    q: cleanQuery(params.get('q') ?? ''),
    kind: listed(params, 'kind', jobPostKinds),
    prefecture: listed(params, 'prefecture', prefectureCodes),
    occupation: listed(params, 'occupation', occupationCodes),
    industry: listed(params, 'industry', industryCodes),
    ...(year === undefined ? {} : { year }),
    ...(wage === undefined ? {} : { wage }),
    remote: listed(params, 'remote', remotes),
    feature: listed(params, 'feature', featureTags),
    ...(company === undefined ? {} : { company }),
    sort,
    page: whole(params, 'page', 1, limits.countMax / limits.pageSize) ?? 1,
  }
}

/** The canonical query string of a job list, with its `?`; empty when nothing is asked for. */
export const jobPostQueryString = (query: Partial<JobPostQuery>): string => {
  const { q, kind, prefecture, occupation, industry, year, wage, remote, feature, company, sort, page } =
    query
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  const lists = { kind, prefecture, occupation, industry }
  for (const [name, values] of Object.entries(lists))
    for (const value of values ?? []) params.append(name, value)
  if (year !== undefined) params.set('year', String(year))
  if (wage !== undefined) params.set('wage', String(wage))
  for (const [name, values] of Object.entries({ remote, feature })) {
    for (const value of values ?? []) params.append(name, value)
  }
  if (company !== undefined) params.set('company', company)
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
