import { defineAction } from 'astro:actions'
import { companyThingSchema } from '#contract/company-members.ts'
import { RemoveMember } from '#operations/members.ts'
import { forward } from '#actions/failure.ts'

/** Takes a member out of a company. */
export const removeMember = defineAction({
  accept: 'form',
  input: companyThingSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RemoveMember, input)).removeMember),
})
