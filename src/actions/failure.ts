import { ActionError } from 'astro:actions'
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'

const statuses = {
  BAD_REQUEST: 'BAD_REQUEST',
  INVALID_INPUT: 'BAD_REQUEST',
  UNAUTHENTICATED: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  EMAIL_NOT_VERIFIED: 'FORBIDDEN',
  SECOND_FACTOR_REQUIRED: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  GONE: 'GONE',
  CONFLICT: 'CONFLICT',
  TOO_LARGE: 'CONTENT_TOO_LARGE',
  TOO_COMPLEX: 'BAD_REQUEST',
  OPERATION_NOT_KNOWN: 'BAD_REQUEST',
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  UPSTREAM_FAILED: 'BAD_GATEWAY',
  UPSTREAM_TIMEOUT: 'GATEWAY_TIMEOUT',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  UNCONFIRMED: 'SERVICE_UNAVAILABLE',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<ErrorCode, ActionError['code']>

/** The error of a procedure; its message is the code, which the caller finds the words for. */
export const fail = (code: ErrorCode): ActionError => new ActionError({ code: statuses[code], message: code })

const codeOf = (thrown: unknown): ErrorCode | undefined =>
  thrown instanceof Error && 'code' in thrown ? errorCodes.find((code) => code === thrown.code) : undefined

/** Does the one operation of a procedure, with the gateway's error codes as the procedure's own. */
export const forward = async <Data>(operation: () => Promise<Data>): Promise<Data> => {
  try {
    return await operation()
  } catch (thrown) {
    const code = codeOf(thrown)
    throw code === undefined ? thrown : fail(code)
  }
}
