/** The closed union of error codes that cross a boundary. Japanese text lives in browser/messages, keyed by these. */
export const errorCodes = [
  'BAD_REQUEST',
  'INVALID_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'EMAIL_NOT_VERIFIED',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'GONE',
  'CONFLICT',
  'TOO_LARGE',
  'TOO_COMPLEX',
  'OPERATION_NOT_KNOWN',
  'RATE_LIMITED',
  'UPSTREAM_FAILED',
  'UPSTREAM_TIMEOUT',
  'UNAVAILABLE',
  'UNCONFIRMED',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/**
 * `UNAVAILABLE`: something that the site stands on is away, full or overloaded, and nothing was done. `UNCONFIRMED`: it went away
 * before it said whether a write is kept.
 */
export const outageCodes = ['UNAVAILABLE', 'UNCONFIRMED'] as const satisfies readonly ErrorCode[]
export type OutageCode = (typeof outageCodes)[number]

/** True for an error that carries such a code, as the gateway throws it. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error && outageCodes.some((code) => code === error.message)
