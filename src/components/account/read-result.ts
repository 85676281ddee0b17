import { isInputError, type ActionError } from 'astro:actions'
import { errorMessages } from '#browser/messages/errors.ts'
import { formFieldMessage } from '#browser/messages/form-fields.ts'
import { fieldProblemOf } from '#contract/account-field.ts'
import { errorCodes } from '#contract/error-codes.ts'

export type FormFaults = {
  errors: readonly { id: string; name: string; text: string }[]
  failure: string | null
}

/** What a plain form's procedure refused, in words; nothing while it was not sent. */
export const readResult = (
  error: ActionError | undefined,
  labels: Readonly<Record<string, string>>,
): FormFaults => {
  if (error === undefined) return { errors: [], failure: null }
  if (!isInputError(error)) {
    const code = errorCodes.find((each) => each === error.message) ?? 'INTERNAL'
    return { errors: [], failure: errorMessages[code] }
  }
  const errors = Object.entries<unknown>(error.fields).map(([name, messages]) => {
    const given: unknown = Array.isArray(messages) ? messages[0] : undefined
    return { id: name, name, text: formFieldMessage(labels[name] ?? '入力内容', fieldProblemOf(given)) }
  })
  // What no field is at fault for is told all the same.
  return { errors, failure: errors.length === 0 ? errorMessages.BAD_REQUEST : null }
}

/** The words beside one field. */
export const errorOf = ({ errors }: FormFaults, name: string): string | null =>
  errors.find((error) => error.name === name)?.text ?? null
