import type { IncomingHttpHeaders } from 'node:http'
import { isSafeMethod } from './route-class.ts'

/**
 * True when another site's page sends this request: an unsafe method whose Origin is not ours, or which the browser
 * marks as coming from elsewhere, whatever its content type. A request without any of these headers comes from no
 * browser and carries nobody's cookies unasked. `Origin: null` (sandboxed frames, redirects) is foreign.
 */
export const isForeign = (method: string, headers: IncomingHttpHeaders, siteOrigin: string): boolean => {
  if (isSafeMethod(method)) return false
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  if (headers.origin !== undefined) return headers.origin !== siteOrigin
  if (site === 'same-origin' || headers.referer === undefined) return false
  return URL.parse(headers.referer)?.origin !== siteOrigin
}
