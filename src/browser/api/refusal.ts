import { isInputError, type ActionError } from 'astro:actions'
import { errorMessages, type ShownErrorCode } from '#browser/messages/errors.ts'
import { fieldProblemOf, type FieldErrors } from '#contract/account-field.ts'
import { errorCodes } from '#contract/error-codes.ts'

export type Refusal = { kind: 'failed'; message: string } | { kind: 'fields'; errors: FieldErrors }
export type StepAnswer = { kind: 'done' } | Refusal

/** What the host answers in place of a procedure. */
const codesOf: Partial<Record<ActionError['code'], ShownErrorCode>> = {
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
  SERVICE_UNAVAILABLE: 'UNAVAILABLE',
}

const codeOf = (error: ActionError): ShownErrorCode =>
  errorCodes.find((code) => code === error.message) ?? codesOf[error.code] ?? 'INTERNAL'

/** What a procedure refused, in words. */
export const refusalOf = (error: ActionError): Refusal => {
  if (!isInputError(error)) return { kind: 'failed', message: errorMessages[codeOf(error)] }
  const errors = Object.entries<unknown>(error.fields).map(([name, messages]) => {
    const given: unknown = Array.isArray(messages) ? messages[0] : undefined
    return [name, fieldProblemOf(given)] as const
  })
  return { kind: 'fields', errors: Object.fromEntries(errors) }
}

export const networkRefusal: Refusal = { kind: 'failed', message: errorMessages.NETWORK }
