import type { TadaDocumentNode } from 'gql.tada'
import type { ErrorCode } from '#contract/error-codes.ts'

/** Forwards one operation to the backend and answers its data. Throws GatewayError. */
export type Execute = <Data, Variables>(
  operation: TadaDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>

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
