import { defineAction } from 'astro:actions'
import { configWay } from '#contract/config-way.ts'
import { RemoveSignInPhone } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Ends sign-in by SMS with the linked number; answers the page that says so. */
export const removeSignInPhone = defineAction({
  handler: (_, { locals }) =>
    forward(async () => {
      await locals.execute(RemoveSignInPhone, {})
      return locals.sealed(configWay.complete('phoneRemoved'))
    }),
})
