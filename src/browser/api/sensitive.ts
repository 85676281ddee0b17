import type { ActionError } from 'astro:actions'
import { errorMessages } from '#browser/messages/errors.ts'
import { refusalOf } from './refusal.ts'

/** `confirm`: the sign-in is too long ago, the person gives the password once more. */
export type SensitiveAnswer<Data> =
  { kind: 'done'; data: Data } | { kind: 'confirm' } | { kind: 'failed'; message: string }

type ActionAnswer<Data> = { data: Data; error: undefined } | { data: undefined; error: ActionError }

/** Calls a procedure that wants a sign-in of the last minutes. Never throws. */
export const callSensitive = async <Data>(
  call: () => Promise<ActionAnswer<Data>>,
): Promise<SensitiveAnswer<Data>> => {
  const answer = await call().catch(() => null)
  if (answer === null) return { kind: 'failed', message: errorMessages.NETWORK }
  if (answer.error === undefined) return { kind: 'done', data: answer.data }
  if (answer.error.code === 'UNAUTHORIZED') return { kind: 'confirm' }
  const refusal = refusalOf(answer.error)
  return {
    kind: 'failed',
    message: refusal.kind === 'failed' ? refusal.message : errorMessages.INVALID_INPUT,
  }
}
