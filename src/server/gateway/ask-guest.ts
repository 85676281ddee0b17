import type { AnswerGuest, GuestAnswer } from '#server/ports/guest-operations.ts'
import type { GatewayCaller } from './gateway.ts'
import { plainCopy } from './plain-copy.ts'
import { within } from './upstream.ts'

/** An operation as text, and the same as JSON quotes it. */
export type OperationText = { plain: string; quoted: string }

/** One operation of a guest, within the bounds that an exchange has. Throws UpstreamError as an exchange does. */
export type AskGuest = (
  operation: OperationText,
  variables: unknown,
  caller: GatewayCaller,
) => Promise<GuestAnswer>

export const createAskGuest =
  (
    answerGuest: AnswerGuest,
    { timeoutMs, maxResponseBytes }: { timeoutMs: number; maxResponseBytes: number },
  ): AskGuest =>
  (operation, variables, { requestId, client }) =>
    within(timeoutMs, async () => {
      const sent: Record<string, unknown> = JSON.parse(JSON.stringify(variables ?? {}))
      const { data, errors } = await answerGuest({
        operation: operation.plain,
        variables: sent,
        requestId,
        client,
      })
      return { data: plainCopy(data, maxResponseBytes), ...(errors === undefined ? {} : { errors }) }
    })
