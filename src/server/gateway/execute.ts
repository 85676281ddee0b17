import { print, type DocumentNode } from 'graphql'
import { errorCodes, outageCodes, type ErrorCode } from '#contract/error-codes.ts'
import type { Log } from '#server/platform/log.ts'
import type { GuestAnswer } from '#server/ports/guest-operations.ts'
import type { AskGuest, OperationText } from './ask-guest.ts'
import { callerHeaders } from './caller-headers.ts'
import { GatewayError, type Gateway } from './gateway.ts'
import { UpstreamError, type Send, type UpstreamAnswer } from './upstream.ts'

const codeOf = (answer: GuestAnswer): ErrorCode => {
  const codes = answer.errors?.map(({ extensions }) => extensions?.['code']) ?? []
  // What an outage left out is why the other fields failed as well.
  const code = outageCodes.find((each) => codes.includes(each)) ?? codes[0]
  return errorCodes.find((each) => each === code) ?? 'UPSTREAM_FAILED'
}

const parseAnswer = ({ body }: UpstreamAnswer): GuestAnswer => {
  const parsed: unknown = JSON.parse(body)
  if (typeof parsed !== 'object' || parsed === null) throw new UpstreamError('UPSTREAM_FAILED', 'no object')
  return parsed
}

/** Operations are constants of the program: each is printed and quoted once. */
const createTexts = () => {
  const printed = new WeakMap<DocumentNode, OperationText>()
  return (operation: DocumentNode): OperationText => {
    const known = printed.get(operation)
    if (known !== undefined) return known
    const plain = print(operation)
    const made = { plain, quoted: JSON.stringify(plain) }
    printed.set(operation, made)
    return made
  }
}

type ExecuteParts = {
  send: Send
  /** The short way of those who are not signed in; null: there is none. */
  askGuest: AskGuest | null
  log: Log
}

export const createExecute = ({ send, askGuest, log }: ExecuteParts): Gateway['execute'] => {
  const textOf = createTexts()
  const exchange: AskGuest = async (operation, variables, caller) =>
    parseAnswer(
      await send({
        method: 'POST',
        search: '',
        headers: {
          accept: 'application/graphql-response+json',
          'content-type': 'application/json',
          ...callerHeaders(caller),
        },
        body: `{"query":${operation.quoted},"variables":${JSON.stringify(variables ?? {})}}`,
      }),
    )
  return async <Data>(
    operation: DocumentNode,
    variables: unknown,
    caller: Parameters<Gateway['execute']>[2],
  ): Promise<Data> => {
    const { requestId } = caller
    const ask = askGuest !== null && caller.bearerToken === null ? askGuest : exchange
    const answer = await ask(textOf(operation), variables, caller).catch((error: unknown) => {
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
