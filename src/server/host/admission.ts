import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '#server/platform/client-network.ts'
import { clientAddress } from './client-address.ts'
import type { HostStatus } from './error-copy.ts'
import { isForeign } from './origin-check.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { RequestContext } from './request-context.ts'
import { readTarget } from './request-target.ts'
import { isSafeMethod, routeClassOf } from './route-class.ts'

export type Admission =
  | { kind: 'admitted' }
  | { kind: 'options'; allow: string }
  | { kind: 'moved'; status: 301 | 308; to: string }
  | { kind: 'refused'; status: HostStatus; headers: Readonly<Record<string, string>> }

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

  const contextOf = ({ method, headers, socket, originalUrl }: FastifyRequest): RequestContext => {
    const target = readTarget(originalUrl)
    const { pathname, search } = target
    const forwarded = headers['x-forwarded-for']
    return {
      startedAt: performance.now(),
      target,
      pathname,
      search,
      clientAddress: clientAddress(
        socket.remoteAddress,
        typeof forwarded === 'string' ? forwarded : undefined,
        trustedProxies,
      ),
      routeClass: isSafeMethod(method) ? target.safeClass : routeClassOf(method, pathname, search),
      rate: null,
      cache: null,
      bytesSent: null,
    }
  }

  /** Sets the request's context. */
  return (request: FastifyRequest): Admission => {
    const { method, headers } = request
    const context = contextOf(request)
    request.context = context
    const { address, methods, allow, safeClass } = context.target
    // Probes come by address, not by name.
    if (safeClass === 'health' && address.kind === 'canonical')
      return methods.includes(method) ? admitted : refuse(405, { allow })

    const rate = limiter.take(context.routeClass, clientNetwork(context.clientAddress))
    context.rate = rate
    if (rate !== null && !rate.allowed) return refuse(429, { 'retry-after': String(rate.resetSeconds) })
    const host = headers.host === siteHost ? siteHost : (headers.host?.toLowerCase() ?? '')
    if (host !== siteHost) {
      if (!aliases.has(host) || !isSafeMethod(method) || address.kind === 'refused') return refuse(421)
      const path = address.kind === 'moved' ? address.to : address.pathname + address.search
      return { kind: 'moved', status: 308, to: siteOrigin + path }
    }
    if (!methods.includes(method)) return refuse(405, { allow })
    if (address.kind === 'refused') return refuse(address.status)
    if (method === 'OPTIONS') return { kind: 'options', allow }
    if (isForeign(method, headers, siteOrigin)) return refuse(403)
    if (address.kind === 'moved')
      return { kind: 'moved', status: isSafeMethod(method) ? 301 : 308, to: address.to }
    return admitted
  }
}

const admitted: Admission = { kind: 'admitted' }
const refuse = (status: HostStatus, headers: Readonly<Record<string, string>> = {}): Admission => ({
  kind: 'refused',
  status,
  headers,
})

/** A trusted proxy may have begun the trace; anyone else's id could forge log lines of others. */
export const requestId = (headers: IncomingHttpHeaders, trustedProxies: number): string => {
  const given = trustedProxies > 0 ? headers['x-request-id'] : undefined
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
