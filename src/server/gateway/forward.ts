import type { Log } from '#server/platform/log.ts'
import { retryLater } from '#server/platform/unavailable.ts'
import { callerHeaders } from './caller-headers.ts'
import type { AllowedOperations, Gateway } from './gateway.ts'
import { createOperationCheck } from './operation-check.ts'
import { readOperation, writeOperation, type RefusedOperation } from './read-operation.ts'
import { UpstreamError, type Send } from './upstream.ts'

/** Only these leave towards the backend, and only those come back. */
const requestHeaders = ['accept'] as const
const responseHeaders = ['content-type', 'cache-control', 'allow', 'retry-after', 'www-authenticate'] as const

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
  )

const failure = ({ status, code, message, headers = {} }: RefusedOperation, requestId: string): Response =>
  new Response(JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] }), {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  })

const failures = {
  UPSTREAM_TIMEOUT: { status: 504, message: 'The backend took too long' },
  UPSTREAM_FAILED: { status: 502, message: 'The backend gave no answer' },
  UNAVAILABLE: { status: 503, message: 'The backend is away', headers: retryLater },
} as const satisfies Record<UpstreamError['code'], Omit<RefusedOperation, 'code'>>

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
    const read = await readOperation(request, maxRequestBytes)
    if (read.kind === 'refused') return failure(read.why, requestId)
    const { operation } = read
    const code = check(operation.parameters.query)
    if (code !== null)
      return failure(
        { status: 400, code, message: 'Only the operations of this site are answered' },
        requestId,
      )

    const own = request.headers.get('authorization')
    try {
      const sent = writeOperation(operation)
      const answer = await send({
        ...sent,
        headers: {
          ...(sent.body === null ? {} : { 'content-type': 'application/json' }),
          ...pick(request.headers, requestHeaders),
          ...(own === null ? {} : { authorization: own }),
          ...callerHeaders(caller),
        },
      })
      return new Response(answer.body, {
        status: answer.status,
        headers: { ...pick(answer.headers, responseHeaders), 'x-request-id': requestId },
      })
    } catch (error) {
      const code = error instanceof UpstreamError ? error.code : 'UPSTREAM_FAILED'
      log.error({ requestId, err: error }, 'upstream failed')
      return failure({ ...failures[code], code }, requestId)
    }
  }
}
