import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readAddress as readNewAddress } from './canonical-address.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { clientAddress } from './client-address.ts'
import type { HostStatus } from './error-copy.ts'
import type { Exchange } from './exchange.ts'
import { isForeign } from './origin-check.ts'
import type { RateLimiter } from './rate-limit.ts'
import { remember } from './remember.ts'
import { isSafeMethod, methodsOf, routeClassOf } from './route-class.ts'

export type Admission =
  | { kind: 'admitted'; exchange: Exchange }
  | { kind: 'options'; exchange: Exchange; allow: string }
  | { kind: 'moved'; exchange: Exchange; status: 301 | 308; to: string }
  | { kind: 'refused'; exchange: Exchange; status: HostStatus; headers: Readonly<Record<string, string>> }

const readAddress = remember(readNewAddress, 10_000)

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
    const method = request.method ?? 'GET'
    const target = request.url ?? '/'
    const address = readAddress(target)
    const at =
      address.kind === 'canonical' ? address : { pathname: target.split('?', 1)[0] ?? '/', search: '' }
    const forwarded = request.headers['x-forwarded-for']
    const exchange: Exchange = {
      id: requestId(request, trustedProxies),
      request,
      response,
      startedAt: performance.now(),
      method,
      target,
      pathname: at.pathname,
      search: at.search,
      clientAddress: clientAddress(
        request.socket.remoteAddress,
        typeof forwarded === 'string' ? forwarded : undefined,
        trustedProxies,
      ),
      routeClass: routeClassOf(method, at.pathname, at.search),
      rate: null,
    }
    const refuse = (status: HostStatus, headers: Readonly<Record<string, string>> = {}): Admission => ({
      kind: 'refused',
      exchange,
      status,
      headers,
    })
    const methods = methodsOf(exchange.pathname)
    const allow = methods.join(', ')
    // Probes come by address, not by name.
    if (routeClassOf('GET', exchange.pathname, '') === 'health')
      return methods.includes(method) ? { kind: 'admitted', exchange } : refuse(405, { allow })

    exchange.rate = limiter.take(exchange.routeClass, clientNetwork(exchange.clientAddress))
    if (exchange.rate !== null && !exchange.rate.allowed)
      return refuse(429, { 'retry-after': String(exchange.rate.resetSeconds) })
    const host = request.headers.host?.toLowerCase() ?? ''
    if (host !== siteHost) {
      if (!aliases.has(host) || !isSafeMethod(method) || address.kind === 'refused') return refuse(421)
      const path = address.kind === 'moved' ? address.to : address.pathname + address.search
      return { kind: 'moved', exchange, status: 308, to: siteOrigin + path }
    }
    if (!methods.includes(method)) return refuse(405, { allow })
    if (address.kind === 'refused') return refuse(address.status)
    if (method === 'OPTIONS') return { kind: 'options', exchange, allow }
    if (isForeign(method, request.headers, siteOrigin)) return refuse(403)
    if (address.kind === 'moved')
      return { kind: 'moved', exchange, status: isSafeMethod(method) ? 301 : 308, to: address.to }
    return { kind: 'admitted', exchange }
  }
}

/** A trusted proxy may have begun the trace; anyone else's id could forge log lines of others. */
const requestId = (request: IncomingMessage, trustedProxies: number): string => {
  const given = trustedProxies > 0 ? request.headers['x-request-id'] : undefined
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
