import { defineAction } from 'astro:actions'
import { acceptInviteSchema } from '#contract/company-members.ts'
import { AcceptInvite } from '#operations/members.ts'
import { forward } from '#actions/failure.ts'

/** Makes the signed-in person a member of the company that asked them. */
export const acceptInvite = defineAction({
  accept: 'form',
  input: acceptInviteSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(AcceptInvite, input)).acceptInvite),
})
