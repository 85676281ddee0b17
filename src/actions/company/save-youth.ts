import { defineAction } from 'astro:actions'
import { companyFormSchemas } from '#contract/company-input.ts'
import { SaveCompanyYouth } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of a company’s profile, by one of its owners: its working life. */
export const saveYouth = defineAction({
  accept: 'form',
  input: companyFormSchemas.youth,
  handler: ({ company, ...input }, { locals }) =>
    forward(async () => (await locals.execute(SaveCompanyYouth, { company, input })).saveCompanyYouth),
})
