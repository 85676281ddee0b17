import { defineAction } from 'astro:actions'
import { RenewRecoveryCodes } from '#operations/security.ts'
import { forward } from '#actions/failure.ts'

/** Ten recovery codes in place of all before. */
export const renewRecoveryCodes = defineAction({
  handler: (_, { locals }) =>
    forward(async () => (await locals.execute(RenewRecoveryCodes, {})).renewRecoveryCodes),
})
