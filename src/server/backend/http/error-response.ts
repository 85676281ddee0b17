import type { ErrorCode } from '#contract/error-codes.ts'

/** A request that never became an operation. */
export type RefusedRequest = {
  status: number
  code: ErrorCode
  message: string
  headers?: Record<string, string>
}

/** A GraphQL answer that holds one error and no data. */
export const errorResponse = (
  { status, code, message, headers = {} }: RefusedRequest,
  requestId: string,
  mediaType = 'application/json',
): Response =>
  new Response(JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] }), {
    status,
    headers: { ...headers, 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': 'no-store' },
  })
