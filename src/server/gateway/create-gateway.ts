import type { Log } from '#server/platform/log.ts'
import { createExecute } from './execute.ts'
import { createForward } from './forward.ts'
import type { AllowedOperations, Gateway } from './gateway.ts'
import { createAskGuest } from './ask-guest.ts'
import { createSend, type Upstream } from './upstream.ts'

export type GatewayOptions = {
  upstream: Upstream
  operations: AllowedOperations
  log: Log
  /** Milliseconds an operation may take. */
  timeoutMs?: number
  maxRequestBytes?: number
  maxResponseBytes?: number
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
  const askGuest =
    upstream.kind === 'in_process' && upstream.answerGuest !== undefined
      ? createAskGuest(upstream.answerGuest, { timeoutMs, maxResponseBytes })
      : null
  return {
    execute: createExecute({ send, askGuest, log }),
    forward: createForward({ send, operations, log, maxRequestBytes }),
  }
}
