import { defineAction } from 'astro:actions'
import { memberAccountSchema } from '#contract/member-account.ts'
import { CreateMemberAccount } from '#operations/members.ts'
import { forward } from '#actions/failure.ts'

/** Makes the company account of the signed-in person, who was invited. */
export const createMember = defineAction({
  input: memberAccountSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(CreateMemberAccount, { input })).createMemberAccount),
})
