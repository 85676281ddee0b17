import type { APIRoute } from 'astro'
import { publishedArticles } from '#components/articles/articles.ts'
import { sitemapIndex, sitemapPartSize } from '#components/feeds/sitemap-xml.ts'
import { xmlAnswer } from '#components/feeds/xml-answer.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { SitemapPartsQuery } from '#operations/machines.ts'

/** The index of the sitemap's parts, each with the newest change in it. */
export const GET: APIRoute = async ({ locals, cache }) => {
  const { jobPosts, companies } = await locals.execute(SitemapPartsQuery, { size: sitemapPartSize })
  const { origin } = locals.site
  const numbered = (name: string, parts: readonly { updatedAt: string }[]) =>
    parts.map(({ updatedAt }, index) => ({
      address: `${origin}/sitemap/${name}-${index + 1}.xml`,
      modified: updatedAt,
    }))
  const articles = await publishedArticles(locals.now())
  const newest = Math.max(...articles.map(({ data }) => data.updatedAt.getTime()))
  cache.set({ maxAge: 3600, swr: 86_400, tags: [cacheTags.jobPosts, cacheTags.companies] })
  return xmlAnswer(
    sitemapIndex([
      { address: `${origin}/sitemap/pages-1.xml`, modified: new Date(newest).toISOString().slice(0, 10) },
      { address: `${origin}/sitemap/places-1.xml`, modified: null },
      ...numbered('companies', companies),
      ...numbered('jobs', jobPosts),
    ]),
  )
}
