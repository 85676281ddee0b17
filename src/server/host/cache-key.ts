import { machineParameters, parametersOf } from '#contract/route-parameters.ts'
import { findRoute, isShared } from '#contract/routes.ts'

/** Feeds, sitemaps, robots.txt, the manifest and drawn cards: the same for everyone. */
const machineFile =
  /^\/(?:[a-z0-9/_-]+\.(?:xml|txt|webmanifest)|card\/[a-z0-9/_-]+\.png|(?:suggestions|jobpost-count|company-count|postal-code|school-names|station-names)\.json)$/

/**
 * The address under which a shared page is kept and rendered: its path and its known query parameters in the order
 * of the table, the values of a repeated one sorted, empty and unknown ones dropped. Two addresses that show the same page
 * share a key, and nothing else of a request can reach it. `null`: the page is not the same for everyone.
 * @param search empty, or the query with its question mark.
 */
export const sharedKey = (pathname: string, search: string): string | null => {
  if (search === '') {
    if (findShared(pathname)) return pathname
    return machineFile.test(pathname) ? pathname : null
  }
  const parameters = new URLSearchParams(search)
  if (machineFile.test(pathname))
    return withParameters(pathname, machineParameters[pathname] ?? [], parameters)
  if (!isShared(new URL(pathname + search, 'http://site.invalid'))) return null
  const route = findRoute(pathname)
  return route === undefined ? null : withParameters(pathname, parametersOf(route), parameters)
}

const findShared = (pathname: string): boolean => findRoute(pathname)?.cache === 'shared'

const withParameters = (pathname: string, names: readonly string[], given: URLSearchParams): string => {
  const known = new URLSearchParams()
  for (const name of names) {
    const values = given.getAll(name).filter((value) => value.trim() !== '')
    for (const value of values.toSorted()) known.append(name, value)
  }
  const query = known.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
