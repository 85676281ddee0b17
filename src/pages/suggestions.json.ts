import type { APIRoute } from 'astro'
import { cacheTags } from '#contract/cache-tags.ts'
import { cleanQuery } from '#contract/job-post-query-string.ts'
import { beginningOf } from '#contract/plain-text.ts'
import { SuggestionsQuery } from '#operations/machines.ts'

/** Longer than anything that begins like it. */
const typedMax = 40

/** What begins like `?q=`, for the search boxes; companies alone for that of their directory (`?of=companies`). */
export const GET: APIRoute = async ({ url, locals, cache }) => {
  const query = beginningOf(cleanQuery(url.searchParams.get('q') ?? ''), typedMax)
  const companiesOnly = url.searchParams.get('of') === 'companies'
  const { suggestions } =
    query === '' ? { suggestions: [] } : await locals.execute(SuggestionsQuery, { query, companiesOnly })
  cache.set({ maxAge: 300, swr: 3600, tags: [cacheTags.jobPosts, cacheTags.companies] })
  return Response.json(suggestions)
}
