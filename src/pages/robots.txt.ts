import type { APIRoute } from 'astro'
import { routeTable, type Route } from '#contract/routes.ts'

const routes: readonly Route[] = routeTable

/** What needs a session leads a robot to the sign-in page only; addresses with codes in them are nobody's to keep. */
export const GET: APIRoute = ({ locals, cache }) => {
  const closed = routes.filter(({ access }) => access === 'session').map(({ path }) => path)
  const tops = [...new Set(closed.map((path) => `/${path.split('/')[1] ?? ''}`))].filter(
    (top) => top !== '/account',
  )
  const lines = [
    'User-agent: *',
    // The links of each page to the sign-in lead back to it: one page under many addresses.
    ...[
      ...tops,
      '/account/',
      '/login/',
      '/login?',
      '/mail/',
      '/search/save',
      '/api/',
      '/graphql',
      '/dev/',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${locals.site.origin}/sitemap.xml`,
    '',
  ]
  cache.set({ maxAge: 3600, swr: 86_400 })
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
