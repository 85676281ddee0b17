/** How long an answer may be cached, in seconds, as a CDN would understand its headers. */
export type CacheLife = { maxAge: number; staleWhileRevalidate: number; staleIfError: number }

type Headers = ReadonlyMap<string, unknown>

/** Statuses that are cached where the page declares a life (RFC 9111, 4.2.2, without the rare ones). */
const cachedStatuses: ReadonlySet<number> = new Set([200, 301, 308, 404, 410])
/** An unknown address may become a page; and everyone can invent such addresses. */
const missingSecondsMax = 60

/**
 * The life of an answer by its `CDN-Cache-Control` (RFC 9213), or null when it must not be cached: none declared,
 * personal (`private`, `no-store`, Set-Cookie), or of a status that is never cached.
 */
export const cacheLife = (status: number, headers: Headers): CacheLife | null => {
  if (!cachedStatuses.has(status) || isPersonal(headers)) return null
  const seconds = (name: string): number => {
    const directive = listOf(headers, 'cdn-cache-control').find((each) => each.startsWith(`${name}=`))
    return Number(directive?.slice(name.length + 1)) || 0
  }
  const maxAge = seconds('max-age')
  const staleWhileRevalidate = seconds('stale-while-revalidate')
  if (maxAge + staleWhileRevalidate === 0) return null
  if (status === 404 || status === 410)
    return { maxAge: Math.min(maxAge, missingSecondsMax), staleWhileRevalidate: 0, staleIfError: 0 }
  return { maxAge, staleWhileRevalidate, staleIfError: seconds('stale-if-error') }
}

/** True when an answer may differ between people, whatever else it says. */
export const isPersonal = (headers: Headers): boolean =>
  headers.has('set-cookie') ||
  [...listOf(headers, 'cache-control'), ...listOf(headers, 'cdn-cache-control')].some((directive) =>
    /^(?:private|no-store)\b/i.test(directive),
  )

export const cacheTags = (headers: Headers): readonly string[] => listOf(headers, 'cache-tag')

const listOf = (headers: Headers, name: string): string[] => {
  const value = headers.get(name)
  if (typeof value !== 'string') return []
  return value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}
