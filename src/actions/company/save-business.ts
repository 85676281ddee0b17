import { defineAction } from 'astro:actions'
import { companyFormSchemas } from '#contract/company-input.ts'
import { SaveCompanyBusiness } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of a company’s profile, by one of its owners: what it does. */
export const saveBusiness = defineAction({
  accept: 'form',
  input: companyFormSchemas.business,
  handler: ({ company, ...input }, { locals }) =>
    forward(async () => (await locals.execute(SaveCompanyBusiness, { company, input })).saveCompanyBusiness),
})
