import { defineAction } from 'astro:actions'
import { companyAccountSchema } from '#contract/account-input.ts'
import { CreateCompanyAccount } from '#operations/account.ts'
import { forward } from '#actions/failure.ts'

/** Makes the account of the signed-in person with their company, which is pending until it is approved. */
export const createCompany = defineAction({
  input: companyAccountSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(CreateCompanyAccount, { input })).createCompanyAccount),
})
