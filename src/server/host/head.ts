import type { Exchange } from './exchange.ts'
import type { AnswerHeaders } from './render.ts'
import { hostContentSecurityPolicy, securityHeaders } from './security-headers.ts'

/** Names and values in turn, as writeHead takes them fastest. */
export type Head = string[]

/** Never passed on: the host sets them itself, they mean one connection, or they tell attackers versions. */
const withheld: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'content-encoding',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'x-powered-by',
  'x-request-id',
])
/** For caches in front of the site; without one they only cost bytes. */
const forCaches: ReadonlySet<string> = new Set(['cdn-cache-control', 'cache-tag'])

/** The lasting part of an answer's head: what the site said, made whole, and the security headers. */
export const answerHead = (
  headers: AnswerHeaders,
  facts: { siteOrigin: string; pathname: string; cacheInFront: boolean },
): Head => {
  const head: Head = []
  for (const [name, value] of headers) {
    if (withheld.has(name) || (forCaches.has(name) && !facts.cacheInFront)) continue
    if (typeof value !== 'string') for (const each of value) head.push(name, each)
    else head.push(name, name === 'content-type' ? withCharset(value) : value)
  }
  for (const [name, value] of securityHeaders(facts.siteOrigin, facts.pathname))
    if (!headers.has(name)) head.push(name, value)
  if (!headers.has('content-security-policy')) head.push('content-security-policy', hostContentSecurityPolicy)
  return head
}

const withCharset = (contentType: string): string =>
  /^(?:text\/|application\/(?:javascript|xml))/.test(contentType) && !contentType.includes('charset')
    ? `${contentType}; charset=utf-8`
    : contentType

/** What differs with every request. */
export const pushExchangeHead = (head: Head, exchange: Exchange): void => {
  head.push('x-request-id', exchange.id)
  const { rate } = exchange
  if (rate === null) return
  head.push(
    'ratelimit-limit',
    String(rate.limit),
    'ratelimit-remaining',
    String(rate.remaining),
    'ratelimit-reset',
    String(rate.resetSeconds),
  )
}
