import { defineAction } from 'astro:actions'
import { newEmailSchema } from '#contract/account-security.ts'
import { configWay } from '#contract/config-way.ts'
import { RequestEmailChange } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Sends the link that changes the e-mail address to the new address. `next`: the page that says so. */
export const requestEmailChange = defineAction({
  input: newEmailSchema,
  handler: (input, { locals }) =>
    forward(async () => {
      const { requestEmailChange: kind } = await locals.execute(RequestEmailChange, input)
      return kind === 'sent' ? { kind, next: locals.sealed(configWay.complete('email')) } : { kind }
    }),
})
