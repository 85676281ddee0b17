import type { TadaDocumentNode } from 'gql.tada'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { OperationCaller } from '#server/ports/operations.ts'

/** `Gateway.execute` for the caller of one request. */
export type Execute = <Data, Variables extends Readonly<Record<string, unknown>>>(
  operation: TadaDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>

/** Which operations the public door takes. `documents` are printed, from `loadKnownOperations`. */
export type AllowedOperations = { kind: 'any' } | { kind: 'known'; documents: ReadonlySet<string> }

/** The one door to the backend. */
export type Gateway = {
  /** For pages and actions: executes an operation of the repository and answers its data. Throws GatewayError. */
  execute: <Data, Variables extends Readonly<Record<string, unknown>>>(
    operation: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    caller: OperationCaller,
  ) => Promise<Data>
  /**
   * For the public `/graphql`: passes a request on and its answer back, with nothing but the headers that matter.
   * The token is the caller's, else the request's own. Never throws.
   */
  forward: (request: Request, caller: OperationCaller) => Promise<Response>
}

/** An operation that failed; the cause is in the log under the request id, never in the message. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly code: ErrorCode
  readonly requestId: string
  constructor(code: ErrorCode, requestId: string) {
    super(code)
    this.code = code
    this.requestId = requestId
  }

  /** Astro bundles a copy of this class, the host throws its own: `instanceof` must hold across both. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'GatewayError' && 'code' in value
  }
}
