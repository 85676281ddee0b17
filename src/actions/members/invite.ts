import { defineAction } from 'astro:actions'
import { inviteMemberSchema } from '#contract/company-members.ts'
import { InviteMember } from '#operations/members.ts'
import { forward } from '#actions/failure.ts'

/** Asks somebody to join a company. */
export const invite = defineAction({
  accept: 'form',
  input: inviteMemberSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(InviteMember, input)).inviteMember),
})
