import type { ErrorCode } from '#contract/error-codes.ts'
import { GatewayError } from '#server/gateway/gateway.ts'
import type { Log } from '#server/platform/log.ts'
import { errorPage } from './error-answer.ts'
import type { HostStatus } from './error-copy.ts'

/** The status of a page whose reading failed; 404 and 500 are pages of the site, the others the host's. */
const statuses = {
  BAD_REQUEST: 400,
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 403,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  GONE: 404,
  CONFLICT: 400,
  TOO_LARGE: 413,
  TOO_COMPLEX: 400,
  OPERATION_NOT_KNOWN: 500,
  RATE_LIMITED: 429,
  UPSTREAM_FAILED: 502,
  UPSTREAM_TIMEOUT: 504,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, HostStatus | 404>

/** Turns what a page threw into an answer, and logs what nobody expected. Never kept by a cache. */
export const failureOf = (
  error: unknown,
  { requestId, log, siteName }: { requestId: string; log: Log; siteName: string },
): Response => {
  const status = error instanceof GatewayError ? statuses[error.code] : 500
  if (status >= 500) log.error({ id: requestId, err: error }, 'a page failed')
  // Without a body Astro shows its own page for the status.
  if (status === 404 || status === 500) return new Response(null, { status })
  return new Response(errorPage(status, { requestId, siteName }), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
