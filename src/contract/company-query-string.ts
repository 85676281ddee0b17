import {
  companyFilterNames,
  describedCompanyFilter,
  type CompanyFilterCode,
  type CompanyFilterName,
} from './company-filters.ts'
import { cleanQuery } from './job-post-query-string.ts'
import { readPage } from './paging.ts'

type Values = { [Name in CompanyFilterName]: readonly CompanyFilterCode<Name>[] }

/** The query string of the company directory. */
export type CompanyQuery = Values & { q: string; page: number }

/** An overload, since no type tells that each name keeps its own codes. */
function valuesBy(make: (name: CompanyFilterName) => readonly string[]): Values
function valuesBy(make: (name: CompanyFilterName) => readonly string[]): Partial<Record<string, unknown>> {
  return Object.fromEntries(companyFilterNames.map((name) => [name, make(name)]))
}

export const emptyCompanyQuery: CompanyQuery = { q: '', ...valuesBy(() => []), page: 1 }

/** Any address gives a query; what is unknown or malformed is left out. */
export const readCompanyQuery = (params: URLSearchParams): CompanyQuery => ({
  q: cleanQuery(params.get('q') ?? ''),
  ...valuesBy((name) => {
    const { takes, options } = describedCompanyFilter(name)
    const given = takes === 'many' ? params.getAll(name) : params.getAll(name).slice(0, 1)
    return options.map(({ code }) => code).filter((code) => given.includes(code))
  }),
  page: readPage(params),
})

/** The canonical query string, with its `?`; empty when nothing is asked for. */
export const companyQueryString = (query: Partial<CompanyQuery>): string => {
  const { q, page } = query
  const params = new URLSearchParams()
  if (q !== undefined && q !== '') params.set('q', q)
  for (const name of companyFilterNames) for (const code of query[name] ?? []) params.append(name, code)
  if (page !== undefined && page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Every condition in words, in the order of the filters, with the first page of the directory without it. */
export const companyChipsOf = (query: CompanyQuery): { label: string; without: CompanyQuery }[] => {
  const first = { ...query, page: 1 }
  return [
    ...(query.q === '' ? [] : [{ label: `「${query.q}」`, without: { ...first, q: '' } }]),
    ...companyFilterNames.flatMap((name) => {
      const chosen: readonly string[] = query[name]
      return describedCompanyFilter(name)
        .options.filter(({ code }) => chosen.includes(code))
        .map((option) => ({
          label: option.name,
          without: { ...first, [name]: chosen.filter((code) => code !== option.code) },
        }))
    }),
  ]
}

/** The conditions as `companies(filter:)` takes them. */
export const companyFilterOf = ({ q, industry, prefecture, size, hiring, youth, reply }: CompanyQuery) => ({
  q,
  industry: [...industry],
  prefecture: [...prefecture],
  size: [...size],
  hiring: hiring.length > 0,
  youth: youth.length > 0,
  reply: reply[0] === undefined ? null : Number(reply[0]),
})
