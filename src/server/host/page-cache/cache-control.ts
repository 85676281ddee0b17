/** How long an answer may be kept, in seconds, as a CDN would understand its headers. */
export type CacheLife = { maxAge: number; staleWhileRevalidate: number; staleIfError: number }

/** Answers of these kinds are worth keeping when the page declares a life (RFC 9111, 4.2.2, without the rare ones). */
const keptStatuses: ReadonlySet<number> = new Set([200, 301, 308, 404, 410])
/** An address that is nothing today may become a page; and everyone can invent such addresses. */
const missingSecondsMax = 60

/**
 * The life of an answer by its `CDN-Cache-Control` (RFC 9213), or null when it must not be kept: none declared,
 * personal (`private`, `no-store`, Set-Cookie), or of a status that is never kept.
 */
export const cacheLife = (status: number, headers: ReadonlyMap<string, unknown>): CacheLife | null => {
  if (!keptStatuses.has(status) || isPersonal(headers)) return null
  const targeted = headers.get('cdn-cache-control')
  if (typeof targeted !== 'string') return null
  const maxAge = seconds(targeted, 'max-age')
  const staleWhileRevalidate = seconds(targeted, 'stale-while-revalidate')
  if (maxAge + staleWhileRevalidate === 0) return null
  if (status === 404 || status === 410)
    return { maxAge: Math.min(maxAge, missingSecondsMax), staleWhileRevalidate: 0, staleIfError: 0 }
  return { maxAge, staleWhileRevalidate, staleIfError: seconds(targeted, 'stale-if-error') }
}

/** True when an answer may differ between people, whatever else it says. */
export const isPersonal = (headers: ReadonlyMap<string, unknown>): boolean => {
  if (headers.has('set-cookie')) return true
  return ['cache-control', 'cdn-cache-control'].some((name) => {
    const value = headers.get(name)
    return typeof value === 'string' && /\b(?:private|no-store)\b/i.test(value)
  })
}

export const cacheTags = (headers: ReadonlyMap<string, unknown>): readonly string[] => {
  const value = headers.get('cache-tag')
  if (typeof value !== 'string') return []
  return value
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

const lives = {
  'max-age': /(?:^|[\s,])max-age=(\d{1,9})/i,
  'stale-while-revalidate': /(?:^|[\s,])stale-while-revalidate=(\d{1,9})/i,
  'stale-if-error': /(?:^|[\s,])stale-if-error=(\d{1,9})/i,
}
const seconds = (directives: string, name: keyof typeof lives): number =>
  Number(lives[name].exec(directives)?.[1] ?? 0)
