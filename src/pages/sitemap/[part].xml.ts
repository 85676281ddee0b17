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
import { streamedXmlAnswer, streamedXmlHead, xmlAnswer } from '#components/feeds/xml-answer.ts'
import { cacheTags } from '#contract/cache-tags.ts'
import { articleCategories } from '#contract/codes/article-categories.ts'
import { jobPostQueryString } from '#contract/job-post-query-string.ts'
import { routes } from '#contract/routes.ts'
import { PlacesWithAdsQuery, SitemapEntriesQuery, SitemapPartsQuery } from '#operations/machines.ts'

/** Addresses of one piece; fifty pieces are a full part, each read in a few milliseconds. */
const pieceSize = 1_000

/** Pages that are not in the database. Only those whose day of change is known say it. */
const pageAddresses = async (origin: string, now: Date): Promise<SitemapAddress[]> => {
  const fixed = [
    '/',
    routes.jobPosts,
    routes.companies,
    routes.articles,
    routes.companyGuide,
    routes.legalRules,
    routes.companyApi,
    '/info',
    '/sitemap',
    '/contact',
    '/privacy',
    '/terms',
    '/accessibility',
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
  // It goes with the first addresses: an outage before them leaves nothing sent, and is answered 503.
  let head = sitemapHead
  const path = subject === 'job_post' ? routes.jobPost : routes.company
  let after = begin
  for (let sent = 0; sent < sitemapPartSize; sent += pieceSize) {
    const { sitemapEntries } = await execute(SitemapEntriesQuery, { subject, after, limit: pieceSize })
    const addresses = sitemapEntries.map(({ id, updatedAt }) =>
      sitemapEntry({ address: `${site.origin}${path(id)}`, modified: updatedAt }),
    )
    yield head + addresses.join('')
    head = ''
    await drained()
    after = sitemapEntries.at(-1)?.id ?? null
    if (sitemapEntries.length < pieceSize || after === null) break
  }
  yield sitemapTail
}

/** Which part an address names; null: there is no such one. */
const readPart = (part: string | undefined) => {
  const [, name, digits = ''] = /^(pages|places|companies|jobs)-([1-9][0-9]{0,3})$/u.exec(part ?? '') ?? []
  if (name === 'pages') return digits === '1' ? ({ kind: 'pages' } as const) : null
  if (name === 'places') return digits === '1' ? ({ kind: 'places' } as const) : null
  if (name === undefined) return null
  return { kind: name === 'jobs' ? 'job_post' : 'company', index: Number(digits) - 1 } as const
}

/** Ads that a station or line has before its list is in the sitemap. */
const adsLeast = 3

const placeAddresses = async ({ execute, site }: App.Locals): Promise<SitemapAddress[]> => {
  const { placesWithAds } = await execute(PlacesWithAdsQuery, { least: adsLeast })
  const queries = [
    ...placesWithAds.lines.map((line) => jobPostQueryString({ line: [line] })),
    ...placesWithAds.stations.map((station) => jobPostQueryString({ station: [station] })),
  ]
  return queries
    .slice(0, sitemapPartSize)
    .map((query) => ({ address: `${site.origin}${routes.jobPosts}${query}`, modified: null }))
}

const notFound = () => new Response(null, { status: 404 })

/** Where a part of ads or companies begins; undefined: there are not as many. */
const findPart = async ({ execute }: App.Locals, kind: 'job_post' | 'company', index: number) => {
  const parts = await execute(SitemapPartsQuery, { size: sitemapPartSize })
  return parts[kind === 'job_post' ? 'jobPosts' : 'companies'][index]
}

/** One part of the sitemap: `pages-1`, `places-1`, `companies-1`, `jobs-1` and so on. */
export const GET: APIRoute = async ({ params, locals, cache }) => {
  const named = readPart(params.part)
  if (named === null) return notFound()
  if (named.kind === 'pages') {
    const addresses = await pageAddresses(locals.site.origin, locals.now())
    cache.set({ maxAge: 3600, swr: 86_400 })
    return xmlAnswer(`${sitemapHead}${addresses.map(sitemapEntry).join('')}${sitemapTail}`)
  }
  if (named.kind === 'places') {
    const addresses = await placeAddresses(locals)
    cache.set({ maxAge: 3600, swr: 86_400, tags: [cacheTags.jobPosts] })
    return xmlAnswer(`${sitemapHead}${addresses.map(sitemapEntry).join('')}${sitemapTail}`)
  }
  const part = await findPart(locals, named.kind, named.index)
  if (part === undefined) return notFound()
  cache.set({ maxAge: 3600, tags: [named.kind === 'job_post' ? cacheTags.jobPosts : cacheTags.companies] })
  return streamedXmlAnswer(entries(locals, named.kind, part.after))
}

/** Reads where parts begin, and none of what is in them. */
export const HEAD: APIRoute = async (context) => {
  const named = readPart(context.params.part)
  if (named?.kind === 'pages' || named?.kind === 'places') return GET(context)
  const part = named === null ? undefined : await findPart(context.locals, named.kind, named.index)
  return part === undefined ? notFound() : streamedXmlHead()
}
