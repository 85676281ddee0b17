import type { Session } from '#contract/auth.ts'
import { countAddresses } from '#contract/list-count.ts'
import { asksForOwnLists, ownListsCookie } from '#contract/own-lists.ts'
import { findRoute, type routeTable } from '#contract/routes.ts'
import { sessionSeconds } from '#server/auth/endpoints/auth-options.ts'
import { writeCookie } from '#server/auth/endpoints/cookies.ts'

/** Pages for everyone that show ads or companies. */
const pages: readonly (typeof routeTable)[number]['path'][] = [
  '/',
  '/search',
  '/company',
  '/company/jobpost',
  '/jobpost',
  '/jobpost/station',
  '/jobpost/{id}',
  '/category/{category}',
  '/category/{category}/{title}',
  '/{year}/{month}',
]
const paths: ReadonlySet<string> = new Set(pages)
/** Answers to scripts of those pages. */
const answers: ReadonlySet<string> = new Set([...Object.values(countAddresses), '/suggestions.json'])

/** True where what stands there is another for who hides something of it. */
const isOwnList = (pathname: string): boolean =>
  answers.has(pathname) || paths.has(findRoute(pathname)?.path ?? '')

/** True where a request for a page of everyone is to be answered with that person's own. */
export const wantsOwnList = (pathname: string, cookies: string | null | undefined): boolean =>
  asksForOwnLists(cookies) && isOwnList(pathname)

/** Set-Cookie lines by which a browser asks for its person's own lists from now on, or for those of everyone. */
export const ownListsLines = (request: Request, hides: boolean, origin: string): readonly string[] =>
  hides === asksForOwnLists(request.headers.get('cookie'))
    ? []
    : [
        writeCookie(ownListsCookie, hides ? '1' : '', {
          secure: origin.startsWith('https:'),
          httpOnly: false,
          maxAgeSeconds: hides ? sessionSeconds : 0,
        }),
      ]

/** True of a page that is asked for in a way that none of its lists is another for: the one for everyone is in the cache. */
export const isForEveryone = (
  { method, headers }: Request,
  { pathname }: URL,
  session: Pick<Session, 'viewer'> | null,
): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  wantsOwnList(pathname, headers.get('cookie')) &&
  session?.viewer.kind !== 'student'
