import { routeTable, type Route } from '#contract/routes.ts'

const routes: readonly Route[] = routeTable

/** A path as robots read it (RFC 9309, 2.2.3): a parameter is anything. */
const pattern = (path: string): string => path.replace(/\{\w+\}/g, '*')

/** A path itself, with any query and with a slash behind it; nothing that only begins like it. */
const exactly = (path: string): string[] => [`${path}$`, `${path}?`, `${path}/$`, `${path}/?`]

/** A view of a path, wherever it stands in the query. */
const viewsOf = ({ path, views = {} }: Route): string[] =>
  Object.keys(views).flatMap((view) =>
    ['?', '?*&'].flatMap((before) =>
      ['$', '&'].map((after) => `${pattern(path)}${before}view=${view}${after}`),
    ),
  )

/**
 * What robots leave alone: pages and views that need a session, of which they would see the sign-in only, and what is no
 * page. What else is not to be found says so itself by `noindex`, which a robot has to read.
 */
export const robotsText = (origin: string): string => {
  const closed = routes.flatMap((route) =>
    route.access === 'session' ? exactly(pattern(route.path)) : viewsOf(route),
  )
  // The links of each page to the sign-in, and of each list to its form, are one page under many addresses.
  const repeated = ['/login?', '/search/save?']
  const programs = ['/api/', '/graphql', '/dev/']
  return [
    'User-agent: *',
    ...[...closed, ...repeated, ...programs].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
