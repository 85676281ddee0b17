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
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]
