import { createHash, timingSafeEqual } from 'node:crypto'

const same = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Auth.js's double submit (`token|sha256(token + secret)` in the cookie, the token in the body), checked before anything
 * else happens: what to answer differs by action, and Auth.js tells a wrong token from other failures by redirects only.
 */
export const isCsrfTokenRight = (
  cookie: string | undefined,
  token: string,
  secrets: readonly string[],
): boolean => {
  const [kept = '', hash = ''] = (cookie ?? '').split('|')
  if (kept === '' || !same(kept, token)) return false
  return same(
    hash,
    createHash('sha256')
      .update(`${kept}${secrets.join(',')}`)
      .digest('hex'),
  )
}
