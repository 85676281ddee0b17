import { numberLimits } from '#contract/job-post-numbers.ts'
import { viewSources } from '#server/ports/view-counts.ts'

/** What stands for a host in an address; the rest of it is left unread. */
const httpHost = /^https?:\/\/([a-z0-9.-]{1,253})(?::\d{1,5})?(?:[/?#]|$)/i
/** Names within a network have no point; an empty label is no name. */
const isWebHost = (host: string): boolean =>
  host.includes('.') && !host.includes('..') && !host.startsWith('.') && !host.endsWith('.')

/**
 * Where a view came from, by the `Referer` a browser sent: the name of its host alone, never a path. Anybody may send any, so
 * that what is no name of a host in the web is like none.
 */
export const createSourceOf = (siteOrigin: string): ((referer: string | undefined) => string) => {
  const own = siteOrigin.toLowerCase()
  return (referer) => {
    if (referer === undefined || referer === '') return viewSources.none
    if (isOf(referer, own)) return viewSources.site
    const name = httpHost
      .exec(referer)?.[1]
      ?.toLowerCase()
      .replace(/^www\./, '')
    if (name === undefined || !isWebHost(name)) return viewSources.none
    return name.length > numberLimits.hostLength ? viewSources.other : name
  }
}

/** Browsers write an origin in small letters. */
const isOf = (referer: string, origin: string): boolean =>
  referer.startsWith(origin) &&
  (referer.length === origin.length || '/?#'.includes(referer[origin.length] ?? ''))
