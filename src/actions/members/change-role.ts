import { defineAction } from 'astro:actions'
import { changeRoleSchema } from '#contract/company-members.ts'
import { ChangeMemberRole } from '#operations/members.ts'
import { forward } from '#actions/failure.ts'

/** Gives a member of a company another role. */
export const changeRole = defineAction({
  accept: 'form',
  input: changeRoleSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(ChangeMemberRole, input)).changeMemberRole),
})
