import { defineAction } from 'astro:actions'
import { companyFormSchemas } from '#contract/company-input.ts'
import { SaveCompanyAddress } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of a company’s profile, by one of its owners: where it is. */
export const saveAddress = defineAction({
  accept: 'form',
  input: companyFormSchemas.address,
  handler: ({ company, ...input }, { locals }) =>
    forward(async () => (await locals.execute(SaveCompanyAddress, { company, input })).saveCompanyAddress),
})
