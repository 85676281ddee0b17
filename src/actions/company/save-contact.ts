import { defineAction } from 'astro:actions'
import { companyFormSchemas } from '#contract/company-input.ts'
import { SaveCompanyContact } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of a company’s profile, by one of its owners: how it is reached. */
export const saveContact = defineAction({
  accept: 'form',
  input: companyFormSchemas.contact,
  handler: ({ company, ...input }, { locals }) =>
    forward(async () => (await locals.execute(SaveCompanyContact, { company, input })).saveCompanyContact),
})
