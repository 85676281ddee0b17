import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RateDecision } from './rate-limit.ts'
import type { RequestTarget } from './request-target.ts'
import type { RouteClass } from './route-class.ts'

/** One request on its way through the host, with what was decided about it. */
export type Exchange = {
  /** Of this request, in the log and in the answer's `x-request-id`. */
  id: string
  request: IncomingMessage
  response: ServerResponse
  /** Milliseconds of the monotonic clock. */
  startedAt: number
  method: string
  target: RequestTarget
  pathname: string
  /** Empty, or the query with its question mark. */
  search: string
  clientAddress: string
  routeClass: RouteClass
  rate: RateDecision | null
}
