import { isId } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { findRoute } from '#contract/routes.ts'

/** Bytes of a path; no address of the site comes near. */
const pathBytesMax = 2048

export type AddressAnswer =
  /** Percent-encoded in one way only; `search` is empty or begins with a question mark. */
  | { kind: 'canonical'; pathname: string; search: string }
  /** Another spelling of an address; `to` is a path on this host, with its query. */
  | { kind: 'moved'; to: string }
  | { kind: 'refused'; status: 400 | 414 }

const refused = (status: 400 | 414): AddressAnswer => ({ kind: 'refused', status })

/**
 * Reads the target of the request line. Every page has one address: no trailing slash, no double slash, no dot
 * segments, small letters in the fixed segments. What can't be decoded, is encoded more than once or holds control
 * characters is refused, so that no later layer decodes it into another path than the gate saw.
 */
export const readAddress = (target: string): AddressAnswer => {
  const raw = escapeRawBytes(target)
  const queryStart = raw.indexOf('?')
  const path = queryStart < 0 ? raw : raw.slice(0, queryStart)
  const query = queryStart < 0 ? '' : raw.slice(queryStart + 1)
  if (!path.startsWith('/')) return refused(400)
  if (path.length > pathBytesMax) return refused(414)
  if (query.length > limits.queryStringBytes || !isDecodable(query)) return refused(400)
  const decoded = decodePath(path)
  if (decoded === null) return refused(400)

  const search = query === '' ? '' : `?${query}`
  const tidy = tidyPath(decoded)
  return tidy === decoded
    ? { kind: 'canonical', pathname: encodeURI(decoded), search }
    : { kind: 'moved', to: encodeURI(tidy) + search }
}

/** Some clients send UTF-8 without encoding it; Node hands each byte over as one character. */
const escapeRawBytes = (target: string): string =>
  /[^\x21-\x7e]/.test(target)
    ? target.replaceAll(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
    : target

const decodePath = (path: string): string | null => {
  if (!path.includes('%')) return path.includes('\\') || path.includes('#') ? null : path
  let decoded: string
  try {
    decoded = decodeURI(path)
  } catch {
    return null
  }
  // What is still encoded is a second layer or a reserved character; no address of the site has either.
  return /%[0-9a-f]{2}|[\p{Cc}\\#]/iu.test(decoded) ? null : decoded
}

const isDecodable = (query: string): boolean => {
  if (!query.includes('%')) return true
  if (/%00/.test(query)) return false
  try {
    decodeURIComponent(query)
    return true
  } catch {
    return false
  }
}

const tidyPath = (decoded: string): string => {
  const parts: string[] = []
  for (const part of decoded.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  const path = `/${parts.join('/')}`
  const small = path.toLowerCase()
  if (small === path) return path
  const segments = findRoute(small)?.path.split('/').slice(1)
  // Parameters keep their case, but for ids; a route of parameters alone says nothing about case.
  if (segments === undefined || segments.every((segment) => segment.startsWith('{'))) return path
  const fixed = parts.map((part, index) =>
    segments[index]?.startsWith('{') && !isId(part.toLowerCase()) ? part : part.toLowerCase(),
  )
  return `/${fixed.join('/')}`
}
