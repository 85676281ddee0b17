import type { TadaDocumentNode } from 'gql.tada'
import { errorCodes, outageCodes, type ErrorCode } from '#contract/error-codes.ts'
import type { Log } from '#server/platform/log.ts'
import type { ExecuteOperation, OperationAnswer, OperationCaller } from '#server/ports/operations.ts'
import { GatewayError, type Gateway } from './gateway.ts'
import { UpstreamError } from './upstream.ts'

const codeOf = (answer: OperationAnswer): ErrorCode => {
  const codes = answer.errors?.map(({ extensions }) => extensions?.['code']) ?? []
  // What an outage left out is why the other fields failed as well.
  const code = outageCodes.find((each) => codes.includes(each)) ?? codes[0]
  return errorCodes.find((each) => each === code) ?? 'UPSTREAM_FAILED'
}

/** The door of pages and actions over either adapter: data, or a GatewayError whose cause is in the log. */
export const createExecute =
  (adapter: ExecuteOperation, log: Log): Gateway['execute'] =>
  async <Data, Variables extends Readonly<Record<string, unknown>>>(
    operation: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    caller: OperationCaller,
  ): Promise<Data> => {
    const { requestId } = caller
    const answer = await adapter(operation, variables, caller).catch((error: unknown) => {
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
