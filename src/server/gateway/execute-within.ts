import type { ExecuteOperation } from '#server/ports/operations.ts'
import { plainCopy } from './plain-copy.ts'
import { within } from './upstream.ts'

/**
 * The adapter of a backend in this process, with the bounds of an exchange. Answers are copied, so that no page holds what
 * is kept for others. Throws UpstreamError.
 */
export const executeWithin =
  (
    execute: ExecuteOperation,
    { timeoutMs, maxResponseBytes }: { timeoutMs: number; maxResponseBytes: number },
  ): ExecuteOperation =>
  (document, variables, caller) =>
    within(timeoutMs, async () => {
      const { data, errors } = await execute(document, variables, caller)
      return { data: plainCopy(data, maxResponseBytes), ...(errors === undefined ? {} : { errors }) }
    })
