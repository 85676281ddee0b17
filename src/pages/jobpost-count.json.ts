import type { APIRoute } from 'astro'
import { cacheTags } from '#contract/cache-tags.ts'
import { formatTotal } from '#contract/format/money.ts'
import { filterOf } from '#contract/job-post-chips.ts'
import { readJobPostQuery } from '#contract/job-post-query-string.ts'
import type { ListCount } from '#contract/list-count.ts'
import { JobPostTotalQuery } from '#operations/job-posts.ts'

/** How many ads the list of these conditions holds, for the button of the filters. */
export const GET: APIRoute = async ({ url, locals, cache }) => {
  const filter = filterOf(readJobPostQuery(url.searchParams))
  const { jobPosts } = await locals.execute(JobPostTotalQuery, { filter })
  cache.set({ maxAge: 300, swr: 3600, tags: [cacheTags.jobPosts] })
  return Response.json({ total: formatTotal(jobPosts.total) } satisfies ListCount)
}
