import { numberLimits } from '#contract/job-post-numbers.ts'
import { viewSources } from '#server/ports/view-counts.ts'

/** A name with a point in it, of letters, digits and hyphens, as it stands in an address; the rest is left unread. */
const httpHost = /^https?:\/\/((?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63})(?::\d{1,5})?(?:[/?#]|$)/i

/**
 * Where a view came from, by the `Referer` a browser sent: the name of its host alone, never a path. Anybody may send any, so
 * that what is no name of a host in the web is like none.
 */
export const createSourceOf = (siteOrigin: string): ((referer: string | undefined) => string) => {
  const own = siteOrigin.toLowerCase()
  return (referer) => {
    if (referer === undefined || referer === '') return viewSources.none
    if (isOf(referer, own)) return viewSources.site
    // A name is looked for in its first characters only: what follows may be long.
    const host = httpHost.exec(referer.slice(0, 300))?.[1]?.toLowerCase()
    if (host === undefined) return viewSources.none
    const name = host.startsWith('www.') ? host.slice(4) : host
    return name.length > numberLimits.hostLength ? viewSources.other : name
  }
}

const isOf = (referer: string, origin: string): boolean =>
  referer.slice(0, origin.length).toLowerCase() === origin &&
  (referer.length === origin.length || '/?#'.includes(referer[origin.length] ?? ''))
