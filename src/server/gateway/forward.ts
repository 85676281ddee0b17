import type { ErrorCode } from '#contract/error-codes.ts'
import type { Log } from '#server/platform/log.ts'
import type { AllowedOperations, Gateway } from './create-gateway.ts'
import { callerHeaders } from './caller-headers.ts'
import { createOperationCheck } from './operation-check.ts'
import { readBody } from './read-body.ts'
import { UpstreamError, type Send } from './upstream.ts'

/** Only these leave towards the backend, and only those come back. */
const requestHeaders = ['accept', 'content-type'] as const
const responseHeaders = ['content-type', 'cache-control', 'allow', 'www-authenticate'] as const

/** Bytes of the query string of a GET. */
const maxSearchBytes = 8_000

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
  )

const failure = (status: number, code: ErrorCode, message: string, requestId: string): Response =>
  new Response(JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] }), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  })

type ForwardOptions = { send: Send; operations: AllowedOperations; log: Log; maxRequestBytes: number }

export const createForward = ({
  send,
  operations,
  log,
  maxRequestBytes,
}: ForwardOptions): Gateway['forward'] => {
  const check = createOperationCheck(operations)
  return async (request, caller) => {
    const { requestId } = caller
    const search = request.method === 'GET' ? new URL(request.url).search : ''
    if (search.length > maxSearchBytes) return failure(414, 'TOO_LARGE', 'The address is too long', requestId)
    const body =
      request.method === 'GET' ? null : await readBody(request.body, maxRequestBytes).catch(() => undefined)
    if (body === undefined) return failure(400, 'BAD_REQUEST', 'The body could not be read', requestId)
    if (body === null && request.method !== 'GET')
      return failure(413, 'TOO_LARGE', `The body has more than ${maxRequestBytes} bytes`, requestId)
    const refused = check({ search, body })
    if (refused !== null)
      return failure(400, refused, 'Only the operations of this site are answered', requestId)

    const own = request.headers.get('authorization')
    try {
      const answer = await send({
        method: request.method,
        search,
        headers: {
          ...pick(request.headers, requestHeaders),
          ...(own === null ? {} : { authorization: own }),
          ...callerHeaders(caller),
        },
        body: body === null || body.byteLength === 0 ? null : body,
      })
      return new Response(answer.body, {
        status: answer.status,
        headers: { ...pick(answer.headers, responseHeaders), 'x-request-id': requestId },
      })
    } catch (error) {
      const code = error instanceof UpstreamError ? error.code : 'UPSTREAM_FAILED'
      log.error({ requestId, err: error }, 'upstream failed')
      return code === 'UPSTREAM_TIMEOUT'
        ? failure(504, code, 'The backend took too long', requestId)
        : failure(502, code, 'The backend gave no answer', requestId)
    }
  }
}
