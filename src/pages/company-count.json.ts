import type { APIRoute } from 'astro'
import { cacheTags } from '#contract/cache-tags.ts'
import { companyFilterOf, readCompanyQuery } from '#contract/company-query-string.ts'
import { formatTotal } from '#contract/format/money.ts'
import type { ListCount } from '#contract/list-count.ts'
import { CompanyTotalQuery } from '#operations/companies.ts'

/** How many companies the directory of these conditions holds, for the button of its filters. */
export const GET: APIRoute = async ({ url, locals, cache }) => {
  const filter = companyFilterOf(readCompanyQuery(url.searchParams))
  const { companies } = await locals.execute(CompanyTotalQuery, { filter })
  cache.set({ maxAge: 300, swr: 3600, tags: [cacheTags.companies, cacheTags.jobPosts] })
  return Response.json({ total: formatTotal(companies.total, '社') } satisfies ListCount)
}
