import { defineAction } from 'astro:actions'
import { recoverySchema } from '#contract/account-security.ts'
import { RecoverAccount } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Takes the second factor away with password and recovery code. */
export const recoverAccount = defineAction({
  accept: 'form',
  input: recoverySchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RecoverAccount, input)).recoverAccount),
})
