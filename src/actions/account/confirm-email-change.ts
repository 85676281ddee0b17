import { defineAction } from 'astro:actions'
import { emailLinkSchema } from '#contract/account-security.ts'
import { ConfirmEmailChange } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Does what the link to the new address is for. */
export const confirmEmailChange = defineAction({
  accept: 'form',
  input: emailLinkSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ConfirmEmailChange, input)).confirmEmailChange),
})
