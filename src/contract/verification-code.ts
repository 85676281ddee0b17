import * as z from 'zod/mini'
import { asConfirmationCode } from './phone.ts'
import { idText, secretText, typedCode } from './text-input.ts'

/** Hours in which the code in a verification mail can be typed; the link beside it holds longer. */
export const verificationCodeHours = 1
/** Tries at one code: with six digits, 5 of them guess one in 200,000. */
export const verificationTriesMost = 5
/** Tries at an address in a day, over all codes that were sent to it. */
export const verificationTriesPerDay = 20

/** What is typed of the mail: six digits, however they were typed or pasted. */
export const verificationCodeSchema = z.object({
  code: z.pipe(
    typedCode(60, 'NOT_MAIL_CODE').check(z.minLength(1, 'REQUIRED')),
    z.transform((text, context) => {
      const code = asConfirmationCode(text)
      if (code !== null) return code
      context.issues.push({ code: 'custom', message: 'NOT_MAIL_CODE', input: text })
      return z.NEVER
    }),
  ),
})

/** The same in the session that asked for the mail. */
export const sessionCodeSchema = z.extend(verificationCodeSchema, { browser: idText })

/** `ended`: too old, tried too often, replaced by a newer one, or none was sent; `limited`: enough for today. */
export const verificationCodeAnswers = ['verified', 'already_verified', 'wrong', 'ended', 'limited'] as const
export type VerificationCodeAnswer = (typeof verificationCodeAnswers)[number]

/** The code of the link in a verification mail, of whoever did not sign up. */
export const rejectSignUpSchema = z.object({ code: secretText(200) })

/** `invalid`: the link ended, or the address is verified by now. */
export const rejectSignUpAnswers = ['done', 'invalid', 'limited'] as const
export type RejectSignUpAnswer = (typeof rejectSignUpAnswers)[number]
