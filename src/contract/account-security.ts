import * as z from 'zod/mini'
import { emailSchema } from './account-field.ts'
import { secretText, typedCode } from './text-input.ts'

/** Recovery codes are made ten at a time; new ones end the old. */
export const recoveryCodeCount = 10

/** Days in which the deletion of an account can be taken back. */
export const deletionDays = 7

/** Letters and digits that are not mistaken for one another (no I, L, O, U, 0, 1). */
export const recoveryAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const recoveryLength = 16

/** A code as it is stored and compared, however it was typed; empty when it can be none. */
export const readRecoveryCode = (text: string): string => {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return code.length === recoveryLength ? code : ''
}

/** In groups of four, as it is shown. */
export const showRecoveryCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')

export const recoverySchema = z.object({
  email: emailSchema,
  password: secretText(1000),
  code: z
    .pipe(
      typedCode(100, 'NOT_RECOVERY_CODE').check(
        z.minLength(1, 'REQUIRED'),
        z.maxLength(100, 'NOT_RECOVERY_CODE'),
      ),
      z.transform((text) => readRecoveryCode(text)),
    )
    .check(z.minLength(1, 'NOT_RECOVERY_CODE')),
})

/** `refused`: password or code is wrong, which of them is not said. */
export const recoveryAnswers = ['done', 'refused', 'limited'] as const
export type RecoveryAnswer = (typeof recoveryAnswers)[number]

export const newEmailSchema = z.object({ email: emailSchema })

/** Hours in which the link to the new address can be used. */
export const emailChangeHours = 24
/** Days in which the old address can undo a change. */
export const emailUndoDays = 7

/** What the link of a change of e-mail brings; a token that is none opens nothing. */
export const emailLinkSchema = z.object({
  token: secretText(200),
})

/** `invalid`: too old, used, cancelled, or held off; `taken`: somebody else has the address. */
export const emailLinkAnswers = ['done', 'invalid', 'taken'] as const
export type EmailLinkAnswer = (typeof emailLinkAnswers)[number]

/** `frozen`: the operator took the second factor away some days ago. */
export const emailChangeAnswers = ['sent', 'limited', 'same', 'frozen'] as const
export type EmailChangeAnswer = (typeof emailChangeAnswers)[number]

/**
 * `only_owner`: a company would be left without anybody who may run it; `admin`: who runs the site stops doing so first;
 * `frozen`: the operator took the second factor away some days ago.
 */
export const deletionAnswers = ['requested', 'only_owner', 'admin', 'frozen'] as const
export type DeletionAnswer = (typeof deletionAnswers)[number]
