import { print, type DocumentNode } from 'graphql'
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'
import type { Log } from '#server/platform/log.ts'
import { callerHeaders } from './caller-headers.ts'
import { GatewayError, type Gateway } from './gateway.ts'
import { UpstreamError, type Send, type UpstreamAnswer } from './upstream.ts'

type Answer = { data?: unknown; errors?: readonly { message?: string; extensions?: { code?: unknown } }[] }

const codeOf = (answer: Answer): ErrorCode => {
  const code = answer.errors?.[0]?.extensions?.code
  return errorCodes.find((each) => each === code) ?? 'UPSTREAM_FAILED'
}

const parseAnswer = ({ body }: UpstreamAnswer): Answer => {
  const parsed: unknown = JSON.parse(body)
  if (typeof parsed !== 'object' || parsed === null) throw new UpstreamError('UPSTREAM_FAILED', 'no object')
  return parsed
}

/** Operations are constants of the program: each is printed and quoted once. */
const createQuery = () => {
  const printed = new WeakMap<DocumentNode, string>()
  return (operation: DocumentNode): string => {
    const known = printed.get(operation)
    if (known !== undefined) return known
    const made = JSON.stringify(print(operation))
    printed.set(operation, made)
    return made
  }
}

export const createExecute = (send: Send, log: Log): Gateway['execute'] => {
  const queryOf = createQuery()
  return async <Data>(
    operation: DocumentNode,
    variables: unknown,
    caller: Parameters<Gateway['execute']>[2],
  ): Promise<Data> => {
    const { requestId } = caller
    const answer = await send({
      method: 'POST',
      search: '',
      headers: {
        accept: 'application/graphql-response+json',
        'content-type': 'application/json',
        ...callerHeaders(caller),
      },
      body: `{"query":${queryOf(operation)},"variables":${JSON.stringify(variables ?? {})}}`,
    })
      .then(parseAnswer)
      .catch((error: unknown) => {
        log.error({ requestId, err: error }, 'upstream failed')
        throw new GatewayError(error instanceof UpstreamError ? error.code : 'UPSTREAM_FAILED', requestId)
      })
    if (answer.errors !== undefined || answer.data === undefined || answer.data === null) {
      const code = codeOf(answer)
      log.warn({ requestId, code, message: answer.errors?.[0]?.message }, 'operation failed')
      throw new GatewayError(code, requestId)
    }
    // The document's type says what its data is; the backend and the document are checked against one schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer.data as Data
  }
}
