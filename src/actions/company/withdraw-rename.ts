import { defineAction } from 'astro:actions'
import { withdrawCompanyRenameSchema } from '#contract/company-input.ts'
import { WithdrawCompanyRename } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Takes back the names and the number that wait for the operator. */
export const withdrawRename = defineAction({
  accept: 'form',
  input: withdrawCompanyRenameSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(WithdrawCompanyRename, input)).withdrawCompanyRename),
})
