import { outageCodes, type ErrorCode } from '#contract/error-codes.ts'
import { GatewayError } from '#server/gateway/gateway.ts'
import type { Log } from '#server/platform/log.ts'
import { outageCode, retryLater } from '#server/platform/unavailable.ts'
import { errorAnswer, type SentAgain } from './error-answer.ts'
import type { HostStatus } from './error-copy.ts'
import { hostFormPolicy } from './security-headers.ts'
import { signInFor } from './sign-in-for.ts'

type Failure =
  /** The page of the site with this status. */
  | { kind: 'site'; status: 403 | 404 | 500 }
  /** A page of the host, which needs nothing of the site. */
  | { kind: 'host'; status: Exclude<HostStatus, 403 | 500> }
  /** The session stands here and no longer counts in the backend, or its sign-in is too long ago. */
  | { kind: 'sign_in' }

const failures = {
  BAD_REQUEST: { kind: 'host', status: 400 },
  INVALID_INPUT: { kind: 'host', status: 400 },
  UNAUTHENTICATED: { kind: 'sign_in' },
  FORBIDDEN: { kind: 'site', status: 403 },
  EMAIL_NOT_VERIFIED: { kind: 'site', status: 403 },
  SECOND_FACTOR_REQUIRED: { kind: 'site', status: 403 },
  NOT_FOUND: { kind: 'site', status: 404 },
  GONE: { kind: 'site', status: 404 },
  CONFLICT: { kind: 'host', status: 400 },
  TOO_LARGE: { kind: 'host', status: 413 },
  TOO_COMPLEX: { kind: 'host', status: 400 },
  OPERATION_NOT_KNOWN: { kind: 'site', status: 500 },
  RATE_LIMITED: { kind: 'host', status: 429 },
  UPSTREAM_FAILED: { kind: 'host', status: 502 },
  UPSTREAM_TIMEOUT: { kind: 'host', status: 504 },
  UNAVAILABLE: { kind: 'host', status: 503 },
  UNCONFIRMED: { kind: 'host', status: 503 },
  INTERNAL: { kind: 'site', status: 500 },
} as const satisfies Record<ErrorCode, Failure>

export type FailureAnswer =
  | { kind: 'answer'; response: Response }
  /** The caller shows the site's page for it: Astro shows its own only for 404 and 500. */
  | { kind: 'forbidden' }

const codeOf = (error: unknown): ErrorCode =>
  error instanceof GatewayError ? error.code : (outageCode(error) ?? 'INTERNAL')

/**
 * Turns what a page threw into an answer, and logs what nobody expected. Never kept by a cache. `form`: what was sent to the page,
 * which an outage shows again.
 */
export const failureOf = (
  error: unknown,
  facts: { requestId: string; log: Log; siteName: string; url: URL; form?: SentAgain | null },
): FailureAnswer => {
  const { requestId, log, siteName, url } = facts
  const code = codeOf(error)
  const failure: Failure = failures[code]
  if (failure.kind === 'sign_in') {
    // See Other: a page that answered a POST is asked for anew.
    const headers = { location: signInFor(url), 'cache-control': 'private, no-store' }
    return { kind: 'answer', response: new Response(null, { status: 303, headers }) }
  }
  const { status } = failure
  if (status >= 500) log.error({ id: requestId, err: error }, 'a page failed')
  if (status === 403) return { kind: 'forbidden' }
  // Without a body Astro shows its own page for the status.
  if (failure.kind === 'site') return { kind: 'answer', response: new Response(null, { status }) }
  const outage = outageCodes.find((each) => each === code)
  const form = outage === undefined ? null : (facts.form ?? null)
  const { contentType, body } = errorAnswer(failure.status, {
    pathname: url.pathname,
    requestId,
    siteName,
    ...(outage !== undefined && { outage }),
    ...(form !== null && { form }),
  })
  const headers = {
    'content-type': contentType,
    'cache-control': 'no-store',
    ...(outage !== undefined && retryLater),
    ...(form !== null && { 'content-security-policy': hostFormPolicy }),
  }
  return { kind: 'answer', response: new Response(body, { status, headers }) }
}
