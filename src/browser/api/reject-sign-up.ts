import { actions } from 'astro:actions'
import { actionCopy } from '#browser/messages/action.ts'
import { errorMessages } from '#browser/messages/errors.ts'
import { refusalOf } from './refusal.ts'

/** Takes a sign-up away that the owner of the mailbox did not make. Never throws. */
export const rejectSignUp = async (
  code: string,
): Promise<{ kind: 'done' } | { kind: 'failed'; message: string }> => {
  const answer = await actions.account.rejectSignUp({ code }).catch(() => null)
  if (answer === null) return { kind: 'failed', message: errorMessages.NETWORK }
  if (answer.error !== undefined) {
    const refusal = refusalOf(answer.error)
    return {
      kind: 'failed',
      message: refusal.kind === 'failed' ? refusal.message : actionCopy.verifyEmail.expired,
    }
  }
  switch (answer.data) {
    case 'done':
      return { kind: 'done' }
    case 'limited':
      return { kind: 'failed', message: errorMessages.RATE_LIMITED }
    case 'invalid':
      return { kind: 'failed', message: actionCopy.verifyEmail.expired }
  }
}
