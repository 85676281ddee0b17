import type { APIRoute } from 'astro'
import {
  articlePath,
  articlesOf,
  categoryPath,
  dayOf,
  publishedArticles,
} from '#components/articles/articles.ts'
import {
  sitemapEntry,
  sitemapHead,
  sitemapPartSize,
  sitemapTail,
  type SitemapAddress,
} from '#components/feeds/sitemap-xml.ts'
import { streamedXmlAnswer, xmlAnswer } from '#components/feeds/xml-answer.ts'
import { articleCategories } from '#contract/codes/article-categories.ts'
import { routes } from '#contract/routes.ts'
import { SitemapEntriesQuery, SitemapPartsQuery } from '#operations/machines.ts'

/** Addresses of one piece; ten pieces are a full part. */
const pieceSize = 5_000

/** Pages that are not in the database. Only those whose day of change is known say it. */
const pageAddresses = async (origin: string, now: Date): Promise<SitemapAddress[]> => {
  const fixed = [
    '/',
    routes.jobPosts,
    routes.companies,
    '/info',
    '/sitemap',
    '/contact',
    '/privacy',
    '/terms',
  ]
  const categories = await Promise.all(
    articleCategories.map(async (category) => {
      const [newest] = (await articlesOf(category, now))
        .map(({ data }) => dayOf(data.updatedAt))
        .toSorted()
        .toReversed()
      return { address: `${origin}${categoryPath(category)}`, modified: newest ?? null }
    }),
  )
  const articles = (await publishedArticles(now)).map(({ id, data }) => ({
    address: `${origin}${articlePath(id)}`,
    modified: dayOf(data.updatedAt),
  }))
  return [
    ...fixed.map((path) => ({ address: `${origin}${path}`, modified: null })),
    ...categories,
    ...articles,
  ]
}

async function* entries(
  { execute, drained, site }: App.Locals,
  subject: 'job_post' | 'company',
  begin: string | null,
): AsyncGenerator<string> {
  yield sitemapHead
  const path = subject === 'job_post' ? routes.jobPost : routes.company
  let after = begin
  for (let sent = 0; sent < sitemapPartSize; sent += pieceSize) {
    const { sitemapEntries } = await execute(SitemapEntriesQuery, { subject, after, limit: pieceSize })
    yield sitemapEntries
      .map(({ id, updatedAt }) => sitemapEntry({ address: `${site.origin}${path(id)}`, modified: updatedAt }))
      .join('')
    await drained()
    after = sitemapEntries.at(-1)?.id ?? null
    if (sitemapEntries.length < pieceSize || after === null) break
  }
  yield sitemapTail
}

/** One part of the sitemap: `pages-1`, `companies-1`, `jobs-1` and so on. */
export const GET: APIRoute = async ({ params, locals, cache }) => {
  const [, name, digits = ''] = /^(pages|companies|jobs)-([1-9][0-9]{0,3})$/u.exec(params.part ?? '') ?? []
  const number = Number(digits)
  if (name === undefined) return new Response(null, { status: 404 })
  if (name === 'pages') {
    if (number !== 1) return new Response(null, { status: 404 })
    const addresses = await pageAddresses(locals.site.origin, locals.now())
    cache.set({ maxAge: 3600, swr: 86_400 })
    return xmlAnswer(`${sitemapHead}${addresses.map(sitemapEntry).join('')}${sitemapTail}`)
  }
  const parts = await locals.execute(SitemapPartsQuery, { size: sitemapPartSize })
  const part = parts[name === 'jobs' ? 'jobPosts' : 'companies'][number - 1]
  if (part === undefined) return new Response(null, { status: 404 })
  return streamedXmlAnswer(entries(locals, name === 'jobs' ? 'job_post' : 'company', part.after))
}
