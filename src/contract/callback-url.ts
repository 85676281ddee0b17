import { authBasePath, callbackUrlLength } from './auth.ts'

/** Enough for any honest address; whoever encodes further wants to hide something. */
const decodings = 5

/** Control characters and white space, which URL parsers drop or trim, each in its own way. */
const hidden = /[\p{Cc}\p{Cf}\s]/u

/**
 * The address if it is on this origin, else null. A path is read as browsers read it (backslashes, dot segments), and
 * again after each decoding, so that no server in between can read it as another host. Never throws.
 */
const readCallbackUrl = (value: string, origin: string): URL | null => {
  if (value.length > callbackUrlLength || hidden.test(value)) return null
  if (!value.startsWith('/') && !/^https?:\/\//i.test(value)) return null
  const url = URL.parse(value, origin)
  if (url === null || url.username !== '' || url.password !== '') return null
  let current = url
  for (let decoded = 0; decoded <= decodings; decoded += 1) {
    if (current.origin !== origin || current.pathname.startsWith('//')) return null
    let path: string
    try {
      path = decodeURIComponent(current.pathname)
    } catch {
      return null
    }
    if (path.includes('\\') || /\p{Cc}/u.test(path)) return null
    const next = URL.parse(path.replaceAll('?', '%3F').replaceAll('#', '%23'), origin)
    if (next === null) return null
    if (next.origin === origin && next.pathname === current.pathname) return url
    current = next
  }
  return null
}

export type CallbackUrl = { kind: 'accepted'; url: string } | { kind: 'none' } | { kind: 'refused' }

/** Judges a callbackUrl of a form, a query or a cookie. The session endpoints themselves are no place to go on to. */
export const judgeCallbackUrl = (value: unknown, origin: string): CallbackUrl => {
  if (value === undefined || value === null || value === '') return { kind: 'none' }
  if (typeof value !== 'string') return { kind: 'refused' }
  const url = readCallbackUrl(value, origin)
  if (url === null || url.pathname === authBasePath || url.pathname.startsWith(`${authBasePath}/`))
    return { kind: 'refused' }
  return { kind: 'accepted', url: url.href }
}

/** The absolute address to go on to: the callbackUrl if it is this site's, else the origin. */
export const safeCallbackUrl = (value: unknown, origin: string): string => {
  const judged = judgeCallbackUrl(value, origin)
  return judged.kind === 'accepted' ? judged.url : origin
}
