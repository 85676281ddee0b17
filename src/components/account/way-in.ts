import { judgeCallbackUrl } from '#contract/callback-url.ts'
import { findRoute } from '#contract/routes.ts'

/** Pages on the way in: who signs in there goes on to where that way leads. */
const waysIn = ['/login', '/account']
/** No places to come back to: the front page leads to one's own, the others are over once they were seen. */
const passing = ['/', '/404', '/signout', '/contact/thanks', '/mail/{token}']

const isUnder = (path: string, top: string) => path === top || path.startsWith(`${top}/`)

/**
 * The query of the header's links to sign-in and sign-up, with its `?`: where the person is, by path and query, or where the page that
 * they are on leads. Empty where neither is known. It says nothing but what the address of the page says, so that a kept page is the
 * same for every guest.
 */
export const wayIn = (url: URL, origin: string): string => {
  const route = findRoute(url.pathname)
  if (route === undefined || passing.includes(route.path)) return ''
  const wanted = waysIn.some((top) => isUnder(url.pathname, top))
    ? url.searchParams.get('callbackUrl')
    : `${url.pathname}${url.search}`
  const judged = judgeCallbackUrl(wanted, origin)
  if (judged.kind !== 'accepted') return ''
  const { pathname, search, hash } = new URL(judged.url)
  return `?${new URLSearchParams({ callbackUrl: `${pathname}${search}${hash}` })}`
}
