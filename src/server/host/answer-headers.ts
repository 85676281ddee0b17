import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerHeaders } from './render.ts'
import { hostContentSecurityPolicy, securityHeaders } from './security-headers.ts'

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

/** What of the site's headers is passed on. */
const passedOn = (headers: AnswerHeaders, facts: { cacheInFront: boolean }) =>
  Array.from(headers)
    .filter(([name]) => !withheld.has(name) && (!forCaches.has(name) || facts.cacheInFront))
    .map(
      ([name, value]) =>
        [name, name === 'content-type' && typeof value === 'string' ? withCharset(value) : value] as const,
    )

const withCharset = (contentType: string): string =>
  /^(?:text\/|application\/(?:javascript|xml))/.test(contentType) && !contentType.includes('charset')
    ? `${contentType}; charset=utf-8`
    : contentType

/** On every answer, unless it says otherwise. */
const defaults = (siteOrigin: string, pathname: string): Record<string, string> => ({
  ...securityHeaders(siteOrigin, pathname),
  'content-security-policy': hostContentSecurityPolicy,
})

/** What the site's answer and the host send with a page that is cached, as names and values in turn. */
export const cachedHead = (
  headers: AnswerHeaders,
  facts: { siteOrigin: string; pathname: string; cacheInFront: boolean },
): string[] => {
  const head = Object.entries(defaults(facts.siteOrigin, facts.pathname)).filter(
    ([name]) => !headers.has(name),
  )
  return [...passedOn(headers, facts), ...head].flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap((each) => [name, each]),
  )
}

/** What differs with every request, as names and values in turn. */
export const requestHead = ({ id, context: { rate } }: FastifyRequest): string[] => {
  const head = ['x-request-id', id]
  if (rate !== null)
    head.push(
      'ratelimit-limit',
      String(rate.limit),
      'ratelimit-remaining',
      String(rate.remaining),
      'ratelimit-reset',
      String(rate.resetSeconds),
    )
  return head
}

/** Sets what every answer has; whoever answers adds to it, or replaces some. */
export const setDefaultHeaders = (request: FastifyRequest, reply: FastifyReply, siteOrigin: string): void => {
  reply.headers(defaults(siteOrigin, request.context.pathname)).header('cache-control', 'private, no-store')
  const head = requestHead(request)
  for (let at = 0; at < head.length; at += 2) reply.header(head[at] ?? '', head[at + 1])
}

/** Sets what is passed on of an answer that is not cached. */
export const setSiteHeaders = (reply: FastifyReply, headers: AnswerHeaders): void => {
  for (const [name, value] of passedOn(headers, { cacheInFront: false }))
    reply.header(name, typeof value === 'string' ? value : [...value])
}
