import { errorMessages } from '#browser/messages/errors.ts'
import { apiProblems, type ApiProblemCode } from '#contract/company-api-problems.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { GatewayError } from '#server/gateway/gateway.ts'
import { outageCode } from '#server/platform/unavailable.ts'

export type FieldError = { field: string; code: string; message: string }

type More = {
  detail?: string
  errors?: readonly FieldError[]
  missing?: readonly string[]
  findings?: readonly unknown[]
  headers?: Readonly<Record<string, string>>
}

/** A call that is not carried out, and why. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly code: ApiProblemCode
  readonly more: More
  constructor(code: ApiProblemCode, more: More = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

const codes: Readonly<Partial<Record<ErrorCode, ApiProblemCode>>> = {
  BAD_REQUEST: 'invalid',
  INVALID_INPUT: 'invalid',
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not_found',
  CONFLICT: 'key_taken',
  GONE: 'other_version',
  TOO_LARGE: 'too_large',
  RATE_LIMITED: 'limited',
  UNAVAILABLE: 'unavailable',
  UNCONFIRMED: 'unconfirmed',
}

/** The problem that an error is; null: a fault of ours. */
export const problemOf = (error: unknown): ApiProblem | null => {
  if (error instanceof ApiProblem) return error
  const code = error instanceof GatewayError ? error.code : outageCode(error)
  const known = code === null ? undefined : codes[code]
  return known === undefined ? null : new ApiProblem(known)
}

const details: Readonly<Partial<Record<ApiProblemCode, string>>> = {
  unauthenticated:
    'Authorization: Bearer にトークンを入れてください。期限が切れたか、取り消されたか、作った人が会社の管理者でなくなったときは、新しいトークンを作ってください。',
  forbidden: 'この操作ができる権限のトークンを作ってください。',
  not_found: 'アドレスと求人のidを確かめてください。',
  other_version: '求人を読みなおし、新しいETagで送ってください。',
  key_taken: '直すときは、その求人のidにPATCHで送ってください。',
  under_way: '少し待って、同じ内容で送りなおしてください。',
  key_reused: '新しい内容には、新しいIdempotency-Keyを使ってください。',
  limited: 'Retry-Afterの秒数だけ待ってから送ってください。',
  unavailable: errorMessages.UNAVAILABLE,
  unconfirmed: '少し待ってから求人を読み、保存されていないときは、もう一度送ってください。',
}

/** The body of a problem (RFC 9457). */
export const problemBody = (
  { code, more }: ApiProblem,
  { origin, requestId }: { origin: string; requestId: string },
) => {
  const { status, title } = apiProblems[code]
  const { detail, errors, missing, findings } = more
  return {
    type: `${origin}/company/api#${code}`,
    title,
    status,
    detail: detail ?? details[code] ?? `${title}。`,
    code,
    requestId,
    ...(errors && { errors }),
    ...(missing && { missing }),
    ...(findings && { findings }),
  }
}
