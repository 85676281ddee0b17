import { defineAction } from 'astro:actions'
import { companyIdSchema } from '#contract/company-members.ts'
import { UseCompany } from '#operations/members.ts'
import { forward } from '#actions/failure.ts'

/** Notes for which of their companies the signed-in person acts. Answers its id. */
export const useCompany = defineAction({
  accept: 'form',
  input: companyIdSchema,
  handler: (input, { locals }) =>
    forward(async () => {
      await locals.execute(UseCompany, input)
      return input.company
    }),
})
