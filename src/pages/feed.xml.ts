import type { APIRoute } from 'astro'
import { atomFeed } from '#components/feeds/atom.ts'
import { xmlAnswer } from '#components/feeds/xml-answer.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { jobPostKindShortNames } from '#contract/codes/job-post.ts'
import { occupationName } from '#contract/codes/occupations.ts'
import { formatWage } from '#contract/format/money.ts'
import { formatPlaces } from '#contract/format/place.ts'
import { formatDay } from '#contract/format/time.ts'
import { filterOf } from '#contract/job-post-chips.ts'
import { jobPostQueryString, readJobPostQuery } from '#contract/job-post-query-string.ts'
import { beginningOf } from '#contract/plain-text.ts'
import { routes } from '#contract/routes.ts'
import { FeedQuery } from '#operations/machines.ts'

/** The newest 50 ads of any search, as an Atom feed: the address takes the filters of the job list. */
export const GET: APIRoute = async ({ locals, url, cache }) => {
  const filter = filterOf(readJobPostQuery(url.searchParams))
  const { jobPosts } = await locals.execute(FeedQuery, { filter })
  const { origin, name } = locals.site
  const search = jobPostQueryString(filter)
  const words = filter.q === '' ? '' : `「${filter.q}」の`
  cache.set({ maxAge: 300, swr: 3600, tags: [cacheTags.jobPosts] })
  return xmlAnswer(
    atomFeed({
      title: `${words}${search === '' ? '' : '条件に合う'}新着求人 | ${name}`,
      subtitle: '新しく掲載された求人を新しい順に50件まで配信します。',
      address: `${origin}${routes.jobPosts}${search}`,
      self: `${origin}/feed.xml${search}`,
      author: name,
      fallbackUpdated: locals.now().toISOString(),
      entries: jobPosts.edges.map(({ node: ad }) => ({
        address: `${origin}${routes.jobPost(ad.id)}`,
        title: ad.title,
        published: ad.publishAt ?? ad.updatedAt,
        updated: ad.updatedAt,
        summary: [
          `${formatPlaces(ad.workplaces)}／${formatWage(ad.wage.unit, ad.wage.min, ad.wage.max)}`,
          ...(ad.validThrough === null ? [] : [`締切 ${formatDay(ad.validThrough)}`]),
          beginningOf(ad.duties, 200),
        ].join('\n'),
        author: ad.company.displayName,
        categories: [jobPostKindShortNames[ad.kind], occupationName(ad.occupation)],
      })),
    }),
    'application/atom+xml',
  )
}
