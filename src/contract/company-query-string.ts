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
  /** Companies that answered at least so many per cent of applications by the promised day. */
  reply: 'any' | ReplyLeast
  page: number
}

/** Per cent. */
export const replyLeasts = ['80', '95'] as const
export type ReplyLeast = (typeof replyLeasts)[number]
export const replyLeastNames = {
  '80': '期限内の返信が80%以上',
  '95': '期限内の返信が95%以上',
} as const satisfies Record<ReplyLeast, string>

export const emptyCompanyQuery: CompanyQuery = {
  q: '',
  industry: [],
  prefecture: [],
  hiring: 'any',
  reply: 'any',
  page: 1,
}

/** Any address gives a query; what is unknown or malformed is left out. */
export const readCompanyQuery = (params: URLSearchParams): CompanyQuery => ({
  q: cleanQuery(params.get('q') ?? ''),
  industry: industryCodes.filter((code) => params.getAll('industry').includes(code)),
  prefecture: prefectureCodes.filter((code) => params.getAll('prefecture').includes(code)),
  hiring: params.get('hiring') === 'only' ? 'only' : 'any',
  reply: replyLeasts.find((least) => params.get('reply') === least) ?? 'any',
  page: readPage(params),
})

/** The canonical query string, with its `?`; empty when nothing is asked for. */
export const companyQueryString = ({
  q,
  industry,
  prefecture,
  hiring,
  reply,
  page,
}: Partial<CompanyQuery>): string => {
  const params = new URLSearchParams()
  if (q !== undefined && q !== '') params.set('q', q)
  for (const code of industry ?? []) params.append('industry', code)
  for (const code of prefecture ?? []) params.append('prefecture', code)
  if (hiring === 'only') params.set('hiring', hiring)
  if (reply !== undefined && reply !== 'any') params.set('reply', reply)
  if (page !== undefined && page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
