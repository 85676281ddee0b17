import { defineAction } from 'astro:actions'
import { companyThingSchema } from '#contract/company-members.ts'
import { RevokeInvite } from '#operations/members.ts'
import { forward } from '#actions/failure.ts'

/** Withdraws an invitation. */
export const revokeInvite = defineAction({
  accept: 'form',
  input: companyThingSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RevokeInvite, input)).revokeInvite),
})
