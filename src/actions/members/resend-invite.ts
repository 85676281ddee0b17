import { defineAction } from 'astro:actions'
import { companyThingSchema } from '#contract/company-members.ts'
import { ResendInvite } from '#operations/members.ts'
import { forward } from '#actions/failure.ts'

/** Sends an invitation again, with another link. */
export const resendInvite = defineAction({
  accept: 'form',
  input: companyThingSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ResendInvite, input)).resendInvite),
})
