import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork } from '#server/platform/client-network.ts'
import { clientAddress } from './client-address.ts'
import type { HostStatus } from './error-copy.ts'
import type { Exchange } from './exchange.ts'
import { isForeign } from './origin-check.ts'
import type { RateLimiter } from './rate-limit.ts'
import { remember } from './remember.ts'
import { readTarget } from './request-target.ts'
import { isSafeMethod, routeClassOf } from './route-class.ts'

export type Admission =
  | { kind: 'admitted'; exchange: Exchange }
  | { kind: 'options'; exchange: Exchange; allow: string }
  | { kind: 'moved'; exchange: Exchange; status: 301 | 308; to: string }
  | { kind: 'refused'; exchange: Exchange; status: HostStatus; headers: Readonly<Record<string, string>> }

const networkOf = remember(clientNetwork, 10_000)

/** Decides who may pass, before anything is rendered: limits, Host, method, address and origin, in this order. */
export const createAdmission = (options: {
  siteOrigin: string
  /** Other Host values that mean this site and are sent to its address. */
  aliases: ReadonlySet<string>
  trustedProxies: number
  limiter: RateLimiter
}) => {
  const { siteOrigin, aliases, trustedProxies, limiter } = options
  const siteHost = new URL(siteOrigin).host

  return (request: IncomingMessage, response: ServerResponse): Admission => {
    const { headers } = request
    const method = request.method ?? 'GET'
    const target = readTarget(request.url ?? '/')
    const { address, pathname, search, methods, allow, safeClass } = target
    const forwarded = headers['x-forwarded-for']
    const exchange: Exchange = {
      id: requestId(headers, trustedProxies),
      request,
      response,
      startedAt: performance.now(),
      method,
      target,
      pathname,
      search,
      clientAddress: clientAddress(
        request.socket.remoteAddress,
        typeof forwarded === 'string' ? forwarded : undefined,
        trustedProxies,
      ),
      routeClass: isSafeMethod(method) ? safeClass : routeClassOf(method, pathname, search),
      rate: null,
    }
    // Probes come by address, not by name.
    if (safeClass === 'health')
      return methods.includes(method) ? { kind: 'admitted', exchange } : refuse(exchange, 405, { allow })

    const rate = limiter.take(exchange.routeClass, networkOf(exchange.clientAddress))
    exchange.rate = rate
    if (rate !== null && !rate.allowed)
      return refuse(exchange, 429, { 'retry-after': String(rate.resetSeconds) })
    if (headers.host !== siteHost) {
      const host = headers.host?.toLowerCase() ?? ''
      if (host !== siteHost) {
        if (!aliases.has(host) || !isSafeMethod(method) || address.kind === 'refused')
          return refuse(exchange, 421)
        const path = address.kind === 'moved' ? address.to : address.pathname + address.search
        return { kind: 'moved', exchange, status: 308, to: siteOrigin + path }
      }
    }
    if (!methods.includes(method)) return refuse(exchange, 405, { allow })
    if (address.kind === 'refused') return refuse(exchange, address.status)
    if (method === 'OPTIONS') return { kind: 'options', exchange, allow }
    if (isForeign(method, headers, siteOrigin)) return refuse(exchange, 403)
    if (address.kind === 'moved')
      return { kind: 'moved', exchange, status: isSafeMethod(method) ? 301 : 308, to: address.to }
    return { kind: 'admitted', exchange }
  }
}

const refuse = (
  exchange: Exchange,
  status: HostStatus,
  headers: Readonly<Record<string, string>> = {},
): Admission => ({ kind: 'refused', exchange, status, headers })

/** A trusted proxy may have begun the trace; anyone else's id could forge log lines of others. */
const requestId = (headers: IncomingHttpHeaders, trustedProxies: number): string => {
  const given = trustedProxies > 0 ? headers['x-request-id'] : undefined
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
