import * as z from 'zod/mini'
import { emailSchema } from './account-field.ts'
import { passwordSchema } from './account-password.ts'
import { callbackUrlLength } from './auth.ts'
import { machineText } from './text-input.ts'
import { verificationCodeSchema } from './verification-code.ts'

/** The secret of a browser that signs up: 256 bits in base64url. It names the sign-up to the site, and opens nothing. */
const browserSecret = machineText(43).check(z.regex(/^[\w-]{43}$/, 'INVALID'))

/** Somebody without a session who wants an account. */
export const signUpRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  callbackUrl: z.prefault(machineText(callbackUrlLength), ''),
  browser: browserSecret,
})
export const waitingSignUpSchema = z.object({ browser: browserSecret })
export const signUpCodeSchema = z.extend(verificationCodeSchema, { browser: browserSecret })

/** The same for every address. `weak_password`: as the form told before; `ended`: nothing waits any more in this browser. */
export const signUpMailAnswers = ['sent', 'limited', 'weak_password', 'ended'] as const
export type SignUpMailAnswer = (typeof signUpMailAnswers)[number]

/** `verified`: by the code or by the link, wherever that was opened. */
export const signUpStates = ['waiting', 'verified', 'ended'] as const
export type SignUpState = (typeof signUpStates)[number]
