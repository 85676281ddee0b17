import { actions, isInputError, type ActionError } from 'astro:actions'
import { errorMessages, type ShownErrorCode } from '#browser/messages/errors.ts'
import { identityMessages } from '#browser/messages/identity.ts'
import { session } from '#browser/stores/session.ts'
import type { IdentityClient } from '#contract/account-identity.ts'
import { fieldProblems, type FieldErrors } from '#contract/account-field.ts'
import { errorCodes } from '#contract/error-codes.ts'
import { withIdentity } from './identity.ts'
import { openSession } from './open-session.ts'

export type Refusal = { kind: 'failed'; message: string } | { kind: 'fields'; errors: FieldErrors }
export type StepAnswer = { kind: 'done' } | Refusal

const codeOf = (error: ActionError): ShownErrorCode =>
  errorCodes.find((code) => code === error.message) ??
  (error.code === 'TOO_MANY_REQUESTS' ? 'RATE_LIMITED' : 'INTERNAL')

/** What a procedure refused, in words. */
export const refusalOf = (error: ActionError): Refusal => {
  if (!isInputError(error)) return { kind: 'failed', message: errorMessages[codeOf(error)] }
  const errors = Object.entries<unknown>(error.fields).map(([name, messages]) => {
    const given: unknown = Array.isArray(messages) ? messages[0] : undefined
    return [name, fieldProblems.find((problem) => problem === given) ?? 'INVALID'] as const
  })
  return { kind: 'fields', errors: Object.fromEntries(errors) }
}

export const networkRefusal: Refusal = { kind: 'failed', message: errorMessages.NETWORK }

/** Asks the server whether a new password is good enough. Never throws. */
export const judgePassword = async (password: string, email: string): Promise<StepAnswer> => {
  const answer = await actions.account.checkPassword({ password, email }).catch(() => null)
  if (answer === null) return networkRefusal
  if (answer.error !== undefined) return refusalOf(answer.error)
  return answer.data === null ? { kind: 'done' } : { kind: 'fields', errors: { password: answer.data } }
}

/** Makes the person at the identity provider and signs them in. Never throws. */
export const createPerson = async (
  client: IdentityClient,
  email: string,
  password: string,
): Promise<StepAnswer> => {
  const judged = await judgePassword(password, email)
  if (judged.kind !== 'done') return judged
  const made = await withIdentity(client, (firebase) => firebase.createPerson(email, password))
  if (made.kind === 'failed') {
    if (made.code === 'auth/email-already-in-use')
      return { kind: 'fields', errors: { email: 'ALREADY_REGISTERED' } }
    return { kind: 'failed', message: identityMessages[made.code] }
  }
  const opened = await openSession(made.value, '/')
  return opened.kind === 'opened' ? { kind: 'done' } : { kind: 'failed', message: opened.message }
}

/** Has the verification mail sent and the session learn of the new account. */
export const announceAccount = async (callbackUrl: string): Promise<void> => {
  const form = new FormData()
  form.set('callbackUrl', callbackUrl)
  // A mail that could not be sent is asked for again on the next page.
  await actions.account.requestVerification(form).catch(() => null)
  await session.update({})
}
