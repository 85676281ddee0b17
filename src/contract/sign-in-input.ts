import * as z from 'zod/mini'
import { emailSchema } from './account-field.ts'
import { callbackUrlLength } from './auth.ts'
import { idText, machineText, secretText } from './text-input.ts'

/** What the sign-in form sends to the identity provider. The password of an old account may be shorter than ours. */
export const signInSchema = z.object({
  email: emailSchema,
  password: secretText(4096),
})

/** The password a person has; an old one may be shorter than ours. */
export const currentPasswordSchema = z.object({
  password: secretText(4096),
})

export const addressSchema = z.object({ email: emailSchema })

/** A link by mail, of sign-in or reset; `callbackUrl`: where the person goes on to. */
export const linkRequestSchema = z.object({
  email: emailSchema,
  callbackUrl: z.prefault(machineText(callbackUrlLength), ''),
})

export const verificationRequestSchema = z.object({
  callbackUrl: z.prefault(machineText(callbackUrlLength), ''),
})
/** `browser`: the id of the session whose page takes the code of the mail. */
export const sessionVerificationSchema = z.extend(verificationRequestSchema, { browser: idText })
