import type { TadaDocumentNode } from 'gql.tada'
import type { Log } from '#server/platform/log.ts'
import { createExecute } from './execute.ts'
import { createForward } from './forward.ts'
import { createSend, type Upstream } from './upstream.ts'

/** On whose behalf an operation goes. */
export type GatewayCaller = {
  requestId: string
  /** Null: nobody is signed in. */
  bearerToken: string | null
  /** What the backend's limits count by, see `clientNetwork`; null: a page for everyone, whoever asks. */
  client: string | null
}

/** Which operations the public door takes. `documents` are printed, from `loadKnownOperations`. */
export type AllowedOperations = { kind: 'any' } | { kind: 'known'; documents: ReadonlySet<string> }

export type GatewayOptions = {
  upstream: Upstream
  operations: AllowedOperations
  log: Log
  /** Milliseconds an operation may take. */
  timeoutMs?: number
  maxRequestBytes?: number
  maxResponseBytes?: number
}

/** The one door to the backend. */
export type Gateway = {
  /** For callers on the server: the operation's data. Throws GatewayError. */
  execute: <Data, Variables>(
    operation: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    caller: GatewayCaller,
  ) => Promise<Data>
  /**
   * For the public `/graphql`: passes a request on and its answer back, with nothing but the headers that matter.
   * The token is the caller's, else the request's own. Never throws.
   */
  forward: (request: Request, caller: GatewayCaller) => Promise<Response>
}

export const createGateway = ({
  upstream,
  operations,
  log,
  timeoutMs = 10_000,
  maxRequestBytes = 100_000,
  maxResponseBytes = 5_000_000,
}: GatewayOptions): Gateway => {
  const send = createSend(upstream, { timeoutMs, maxResponseBytes })
  return {
    execute: createExecute(send, log),
    forward: createForward({ send, operations, log, maxRequestBytes }),
  }
}
