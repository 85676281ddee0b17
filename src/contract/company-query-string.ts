import { industryCodes, type IndustryCode } from './codes/industries.ts'
import { prefectureCodes, type PrefectureCode } from './codes/prefectures.ts'
import { cleanQuery } from './job-post-query-string.ts'
import { readPage } from './paging.ts'

/** The query string of the company directory. */
export type CompanyQuery = {
  q: string
  industry: readonly IndustryCode[]
  prefecture: readonly PrefectureCode[]
  /** `only`: companies with open ads. */
  hiring: 'any' | 'only'
  page: number
}

export const emptyCompanyQuery: CompanyQuery = { q: '', industry: [], prefecture: [], hiring: 'any', page: 1 }

/** Any address gives a query; what is unknown or malformed is left out. */
export const readCompanyQuery = (params: URLSearchParams): CompanyQuery => ({
  q: cleanQuery(params.get('q') ?? ''),
  industry: industryCodes.filter((code) => params.getAll('industry').includes(code)),
  prefecture: prefectureCodes.filter((code) => params.getAll('prefecture').includes(code)),
  hiring: params.get('hiring') === 'only' ? 'only' : 'any',
  page: readPage(params),
})

/** The canonical query string, with its `?`; empty when nothing is asked for. */
export const companyQueryString = ({
  q,
  industry,
  prefecture,
  hiring,
  page,
}: Partial<CompanyQuery>): string => {
  const params = new URLSearchParams()
  if (q !== undefined && q !== '') params.set('q', q)
  for (const code of industry ?? []) params.append('industry', code)
  for (const code of prefecture ?? []) params.append('prefecture', code)
  if (hiring === 'only') params.set('hiring', hiring)
  if (page !== undefined && page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
