import type { Log } from '#server/platform/log.ts'
import { createExecute } from './execute.ts'
import { executeUpstream } from './execute-upstream.ts'
import { executeWithin } from './execute-within.ts'
import { createForward } from './forward.ts'
import type { AllowedOperations, Gateway } from './gateway.ts'
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
  const bounds = { timeoutMs, maxResponseBytes }
  const send = createSend(upstream, bounds)
  const adapter =
    upstream.kind === 'in_process' ? executeWithin(upstream.execute, bounds) : executeUpstream(send)
  return {
    execute: createExecute(adapter, log),
    forward: createForward({ send, operations, log, maxRequestBytes }),
  }
}
