import { defineAction } from 'astro:actions'
import { companyIdSchema } from '#contract/company-members.ts'
import { LeaveCompany } from '#operations/members.ts'
import { forward } from '#actions/failure.ts'

/** Takes the signed-in person out of a company. */
export const leave = defineAction({
  accept: 'form',
  input: companyIdSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(LeaveCompany, input)).leaveCompany),
})
