import { countAddresses } from '#contract/list-count.ts'
import { livePath } from '#contract/live.ts'

/** What a request asks of the server; limits, body sizes and error shapes go by it. */
export type RouteClass =
  | 'page'
  | 'search'
  | 'asset'
  | 'card'
  | 'document'
  | 'feed'
  | 'graphql'
  | 'api'
  | 'live'
  | 'session'
  | 'sign-in'
  | 'report'
  | 'write'
  | 'upload'
  | 'health'

const listPaths: ReadonlySet<string> = new Set([
  '/search',
  '/jobpost',
  '/company',
  '/company/jobpost',
  ...Object.values(countAddresses),
])

/** The interface for systems of companies. */
export const apiPath = '/api/v1/'

/** What machines read whole: feeds and the sitemap's parts. Suggestions are typed by people. */
const feedPath = /^\/(?:[a-z]+|sitemap\/[^/]+)\.xml$/

/** True for methods that promise to change nothing (RFC 9110, 9.2.1). */
export const isSafeMethod = (method: string): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

const identityCall = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//
/** Made files and those that programs read: nobody sends anything to them. */
const file = /\.(?:xml|txt|json|ics|pdf|png|ico|svg|css|js|webmanifest)$/

/** The methods of an address, for `Allow` (RFC 9110, 10.2.1). OPTIONS is answered by the host itself. */
export const methodsOf = (pathname: string): readonly string[] => {
  if (pathname === '/graphql' || identityCall.test(pathname)) return ['GET', 'POST', 'OPTIONS']
  if (pathname.startsWith(apiPath)) return ['GET', 'POST', 'PATCH', 'OPTIONS']
  if (pathname === '/api/mail-hook') return ['POST', 'OPTIONS']
  if (pathname === livePath) return ['GET', 'OPTIONS']
  if (pathname.startsWith('/_actions/')) return ['POST', 'OPTIONS']
  if (pathname.startsWith('/files/upload/')) return ['PUT', 'OPTIONS']
  if (pathname.startsWith('/files/')) return ['GET', 'HEAD', 'OPTIONS']
  const quiet = routeClassOf('GET', pathname, '')
  return quiet === 'asset' || quiet === 'health' || file.test(pathname)
    ? ['GET', 'HEAD', 'OPTIONS']
    : // A page takes the forms it shows.
      ['GET', 'HEAD', 'POST', 'OPTIONS']
}

/** @param search empty, or the query with its question mark. */
export const routeClassOf = (method: string, pathname: string, search: string): RouteClass => {
  if (pathname.startsWith('/_astro/')) return 'asset'
  if (pathname === '/healthz' || pathname === '/readyz') return 'health'
  if (pathname === '/graphql') return 'graphql'
  if (pathname.startsWith(apiPath)) return 'api'
  if (pathname === livePath) return 'live'
  if (pathname.startsWith('/api/auth/')) {
    if (isSafeMethod(method) || pathname === '/api/auth/session') return 'session'
    if (pathname === '/api/auth/_log') return 'report'
    return 'sign-in'
  }
  // Calls to the embedded identity provider; a real one is asked by browsers directly and has limits of its own.
  if (identityCall.test(pathname)) return 'session'
  if (method === 'PUT' && pathname.startsWith('/files/upload/')) return 'upload'
  // A page that waits for a mail asks every few seconds, and many of a campus wait at once.
  if (pathname === '/_actions/account.checkSignUp') return 'session'
  if (!isSafeMethod(method)) return 'write'
  // A list without filters is one page from the cache; with them it may be any of millions.
  if (search !== '' && listPaths.has(pathname)) return 'search'
  if (pathname.startsWith('/card/')) return 'card'
  if (pathname === '/mypage/resume.pdf' || pathname === '/analytics/file') return 'document'
  if (feedPath.test(pathname)) return 'feed'
  return /\.(?:ico|png|jpe?g|webp|avif|svg|woff2|css|js|webmanifest)$/.test(pathname) ? 'asset' : 'page'
}

/** True where a thread draws what is answered. */
export const isDrawn = (pathname: string): boolean => {
  const quiet = routeClassOf('GET', pathname, '')
  return quiet === 'card' || quiet === 'document'
}

/** True where the caller is a program, which gets JSON instead of a page. */
export const answersJson = (pathname: string): boolean =>
  /^\/(?:graphql$|api\/|_actions\/|files\/upload\/)/.test(pathname)

/**
 * Requests of one client network that may be worked on at once, where answers are costly to make. What is cached is sent
 * without being counted.
 */
export const atOnceMax: Partial<Record<RouteClass, number>> = { card: 4, document: 4, feed: 2 }

/** Bytes of a request body. A file's are counted where it is received. */
export const bodyBytesMax = { graphql: 256 * 1024, auth: 64 * 1024, write: 1024 * 1024 }
