import { defineAction } from 'astro:actions'
import { checkPasswordSchema } from '#contract/account-password.ts'
import { CheckPassword } from '#operations/account.ts'
import { forward } from '#actions/failure.ts'

/** Why a new password is refused, or null. */
export const checkPassword = defineAction({
  input: checkPasswordSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(CheckPassword, input)).checkPassword),
})
