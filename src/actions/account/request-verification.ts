import { defineAction } from 'astro:actions'
import { verificationRequestSchema } from '#contract/sign-in-input.ts'
import { RequestVerificationMail } from '#operations/account.ts'
import { forward } from '#actions/failure.ts'

/** Sends the link that verifies the signed-in person's e-mail address. */
export const requestVerification = defineAction({
  accept: 'form',
  input: verificationRequestSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RequestVerificationMail, input)).requestVerificationMail),
})
