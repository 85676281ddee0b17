import { defineAction } from 'astro:actions'
import { newEmailSchema } from '#contract/account-security.ts'
import { RequestEmailChange } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Sends the link that changes the e-mail address to the new address. */
export const requestEmailChange = defineAction({
  input: newEmailSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RequestEmailChange, input)).requestEmailChange),
})
