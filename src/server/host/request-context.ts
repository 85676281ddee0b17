import type { RateDecision } from './rate-limit.ts'
import type { RequestTarget } from './request-target.ts'
import type { RouteClass } from './route-class.ts'

/** What the host knows of a request beside Fastify's own. */
export type RequestContext = {
  /** Milliseconds of the monotonic clock. */
  startedAt: number
  target: RequestTarget
  pathname: string
  /** Empty, or the query with its question mark. */
  search: string
  clientAddress: string
  routeClass: RouteClass
  rate: RateDecision | null
  /** What the page cache did; null: it was not asked. */
  cache: string | null
  /** Of the body as sent; null: as `content-length` says. */
  bytesSent: number | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Made by the first hook of every request. */
    context: RequestContext
  }
}
