import { defineAction } from 'astro:actions'
import { RemoveSignInPhone } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Ends sign-in by SMS with the linked number. */
export const removeSignInPhone = defineAction({
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(RemoveSignInPhone, {})).removeSignInPhone),
})
